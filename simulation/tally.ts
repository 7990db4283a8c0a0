import type { GameData } from '../src/core/game-data/game-data.ts';
import type { FightOutcome } from '../src/core/simulation/fight.ts';
import type { Fighter } from '../src/core/simulation/model.ts';
import { isPlayable, type Table } from '../src/core/simulation/table.ts';

/** Wins; a fight without a winner counts as half a win for each side. */
export interface Wins {
  won: number;
  fought: number;
}

/** Uses of an action or a maneuver. */
export interface Use {
  /** The number of fighters who had it, and of those who used it. */
  hadBy: number;
  usedBy: number;
  times: number;
}

/** The counts over all fights of one kind. */
export interface Tally {
  fights: number;
  draws: number;
  readonly rounds: Map<number, number>;
  readonly wins: Map<string, Wins>;
}

export function newTally(): Tally {
  return { fights: 0, draws: 0, rounds: new Map(), wins: new Map() };
}

/** Counts a fight; `sides` are, for each side, the names under which its win counts. */
export function countFight(
  tally: Tally,
  { winner, rounds }: FightOutcome,
  sides: readonly (readonly string[])[],
): void {
  tally.fights += 1;
  if (winner === undefined) tally.draws += 1;
  tally.rounds.set(rounds, (tally.rounds.get(rounds) ?? 0) + 1);
  sides.forEach((names, side) => {
    for (const name of names) {
      const wins = tally.wins.get(name) ?? { won: 0, fought: 0 };
      wins.won += winner === undefined ? 0.5 : Number(winner === side);
      wins.fought += 1;
      tally.wins.set(name, wins);
    }
  });
}

/** A count of 0 for every action and maneuver of the game. */
export function newUses({ actions, maneuvers }: GameData): Map<string, Use> {
  return new Map(
    [...actions.keys(), ...maneuvers.keys()].map((name) => [name, { hadBy: 0, usedBy: 0, times: 0 }]),
  );
}

/** Counts the actions and maneuvers that a fighter had and the table allows, and how often it used each. */
export function countUses(uses: Map<string, Use>, { form, used }: Fighter, table: Table): void {
  const had = new Set(
    [...form.actions, ...form.maneuvers].flatMap((program) =>
      isPlayable(program, table) ? program.action.name : [],
    ),
  );
  for (const name of new Set([...had, ...used.keys()])) {
    const use = uses.get(name);
    if (use === undefined) continue;
    const times = used.get(name) ?? 0;
    use.hadBy += 1;
    use.times += times;
    if (times > 0) use.usedBy += 1;
  }
}

export function addTally(to: Tally, { fights, draws, rounds, wins }: Tally): void {
  to.fights += fights;
  to.draws += draws;
  for (const [number, times] of rounds) to.rounds.set(number, (to.rounds.get(number) ?? 0) + times);
  for (const [name, { won, fought }] of wins) {
    const before = to.wins.get(name) ?? { won: 0, fought: 0 };
    to.wins.set(name, { won: before.won + won, fought: before.fought + fought });
  }
}

export function addUses(to: Map<string, Use>, uses: ReadonlyMap<string, Use>): void {
  for (const [name, { hadBy, usedBy, times }] of uses) {
    const before = to.get(name) ?? { hadBy: 0, usedBy: 0, times: 0 };
    to.set(name, {
      hadBy: before.hadBy + hadBy,
      usedBy: before.usedBy + usedBy,
      times: before.times + times,
    });
  }
}
