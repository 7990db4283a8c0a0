import { storedSheetOf } from '../src/core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import { beginCombat } from '../src/core/combat/rounds.ts';
import { createEncounter } from '../src/core/encounter/create.ts';
import type { Encounter } from '../src/core/encounter/encounter.ts';
import { addMembers } from '../src/core/encounter/members.ts';
import { foeGroup } from '../src/core/foes/foe-group.ts';
import type { GameData } from '../src/core/game-data/game-data.ts';
import type { Foe } from '../src/core/play/parts/foes.ts';
import { characterEntrant } from '../src/core/simulation/entrants.ts';
import { playFight } from '../src/core/simulation/fight.ts';
import { forecastFights } from '../src/core/simulation/forecast/forecast.ts';
import { shareInterval } from '../src/core/simulation/forecast/forecast-counts.ts';
import { forecastSides } from '../src/core/simulation/forecast/forecast-sides.ts';
import { fightSource, seededSource } from '../src/core/simulation/random.ts';
import { type FightRules, fightRules } from '../src/core/simulation/rules.ts';
import { GROUPS, randomBuild } from './build.ts';

/** What a forecast on a slow phone counts in ten seconds. */
const FORECAST_FIGHTS = 400;

/** As an encounter knows it: no distance, and everyone uses what it has. */
const TABLE = { distance: false, consumables: true, boosts: true };

/** The fighters on each side of the fights that are compared. */
const COMPANIES = [1, 1, 2];

/** Characters against characters, of whom the second side are the foes of an encounter in a forecast. */
type Matchup = readonly [readonly Sheet[], readonly Sheet[]];

/** Two sides of random characters, of whom the second is a little stronger or weaker. */
export function randomSides(company: number, seed: number, gameData: GameData): Matchup {
  const random = seededSource(seed);
  const side = (offset: number, potential: number) =>
    Array.from({ length: company }, (_, place) => {
      const build = randomBuild(
        GROUPS[(seed + offset + place) % GROUPS.length] ?? '',
        potential,
        gameData,
        random,
      );
      return { ...build, name: `${build.name} ${offset + place}`, boostPoints: 0 };
    });
  return [side(0, 40), side(company, 40 + (seed % 3) * 10 - 10)];
}

/** The wins of the first side in the first fights that the app forecasts, with this series of dice. */
export function forecastWins(
  [party, others]: Matchup,
  fights: number,
  seed: number,
  rules: FightRules,
): number {
  const ownFoes = others.map(
    (sheet): Foe => ({ name: sheet.name, text: '', sheet: storedSheetOf(sheet).json }),
  );
  const groups = ownFoes.flatMap((foe) => foeGroup(foe, rules.gameData) ?? []);
  const encounter = groups.reduce<Encounter>(
    (each, _, index) => addMembers(each, index),
    createEncounter('Forecast', groups),
  );
  const { sides } = forecastSides({ party, encounter, ownFoes }, rules);
  if (sides === undefined) throw new Error('This encounter cannot be played.');
  const played = forecastFights(sides, rules, seed);
  let counts = played.next().value;
  while (counts.fights < fights) counts = played.next().value;
  return counts.wins;
}

/** The wins of the first side in so many fights of the simulation, with this series of dice. */
export function simulatedWins(sides: Matchup, fights: number, seed: number, rules: FightRules): number {
  const enter = (sheet: Sheet) => characterEntrant(sheet.name, beginCombat(sheet, rules.gameData), rules);
  const entrants = [sides[0].map(enter), sides[1].map(enter)] as const;
  let wins = 0;
  for (let number = 1; number <= fights; number += 1) {
    if (playFight(entrants, TABLE, rules, fightSource(seed, number)).outcome.winner === 0) wins += 1;
  }
  return wins;
}

/** A forecast of 400 fights, and so many fights of the simulation with other dice, as rows of a table. */
export function* compareForecasts(fights: number, seed: number, gameData: GameData): Generator<string> {
  const rules = fightRules(gameData);
  yield '| fight | forecast | with 95 % | simulation |';
  yield '| --- | --- | --- | --- |';
  for (const [index, company] of COMPANIES.entries()) {
    const sides = randomSides(company, seed + index, gameData);
    const forecast = shareInterval(forecastWins(sides, FORECAST_FIGHTS, seed, rules), FORECAST_FIGHTS);
    const share = simulatedWins(sides, fights, seed + 1, rules) / fights;
    const isWithin = forecast.low <= share && share <= forecast.high;
    const cells = [
      `${company} against ${company}`,
      percent(forecast.share),
      `${percent(forecast.low)} to ${percent(forecast.high)}`,
      `${percent(share)} of ${fights.toLocaleString('en-US')}${isWithin ? '' : ', outside'}`,
    ];
    yield `| ${cells.join(' | ')} |`;
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
