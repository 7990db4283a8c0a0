import { createCharacter } from '../src/core/character/create.ts';
import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import { availableResource } from '../src/core/combat/available-resources.ts';
import { performAction } from '../src/core/combat/perform.ts';
import { beginCombat, beginNextRound } from '../src/core/combat/rounds.ts';
import type { GameData } from '../src/core/game-data/game-data.ts';
import type { Action } from '../src/core/game-data/pack.ts';
import { BAR_TABLE, BARS, ofEachBarField } from '../src/core/rules/bars.ts';
import { isMalformed } from '../src/core/rules/node.ts';
import { RESOURCES, type Resource } from '../src/core/rules/vocabulary.ts';
import { characterEntrant } from '../src/core/simulation/entrants.ts';
import {
  emptyStack,
  keepsCostLimits,
  mayFit,
  tryInputs,
  withElement,
} from '../src/core/simulation/fast-stack.ts';
import { NumberFighter } from '../src/core/simulation/fighter.ts';
import type { ActionProgram, FastStack } from '../src/core/simulation/model.ts';
import { actionPrograms } from '../src/core/simulation/program.ts';
import { totalCost } from '../src/core/simulation/properties.ts';
import { actionDraftOf } from '../src/core/simulation/rule-context.ts';
import { fightRules } from '../src/core/simulation/rules.ts';

/** Stacks that can be repeated forever in this order, and the resources that a repetition gains, if any. */
export interface Endless {
  readonly stacks: readonly string[];
  readonly gains: readonly string[];
}

/** A stack and its change of each resource, in the order of RESOURCES; costs are below 0. */
interface Trade {
  readonly stack: FastStack;
  readonly changes: readonly number[];
}

/** Enough to afford every cost, and half of the maximum so that no gain is lost. */
const PLENTY = 1_000;
const MAX_MANEUVERS = 3;
const MAX_TRADES = 3;
const MAX_REPEATS = 4;

/**
 * Searches for an endless combination. It can be repeated within a round at no net cost, or it gains a
 * resource without a maximum in every round. The search uses a character with every action, maneuver and
 * helpful effect, and with all occurrence conditions met. It tries every action with up to three maneuvers,
 * and every round of up to three such stacks.
 */
export function findEndless(gameData: GameData): Endless | undefined {
  const unlocked = unlockEverything(gameData);
  const sheet = createRichCharacter(unlocked);
  const trades = distinctTrades(tradesOf(sheet, unlocked));
  return endlessInARound(trades, sheet, unlocked) ?? endlessOverRounds(trades, sheet, unlocked);
}

/** The game with every action and maneuver by default, and with maxima too high to matter. */
function unlockEverything(gameData: GameData): GameData {
  const maxima = Object.fromEntries(BARS.map((bar) => [BAR_TABLE[bar].constant, 2 * PLENTY]));
  return {
    ...gameData,
    constants: { ...gameData.constants, ...maxima, ACTION_POINT_BASE: PLENTY },
    defaultActions: [...gameData.actions.keys()],
    defaultManeuvers: [...gameData.maneuvers.keys()],
  };
}

function createRichCharacter(gameData: GameData): Sheet {
  const { MAXIMUM_SKILL_LEVEL: highest, STATUS_EFFECT_LEVEL_CAP: cap } = gameData.constants;
  const created = createCharacter({ name: 'Plenty', startingSkills: [], startingPotential: 0 }, gameData);
  const skills = new Map([...created.skills.keys()].map((skill) => [skill, highest]));
  const plenty = { ...ofEachBarField(() => PLENTY), boostPoints: PLENTY };
  const fighting = beginCombat({ ...created, ...plenty, skills }, gameData);
  const helpful = [...gameData.statusEffects.values()].filter(
    ({ modifiersByPolarity }) => modifiersByPolarity.get('ACTION_ENERGY_COST') !== true,
  );
  const required = requiredOccurrences(gameData);
  const { combatState } = fighting;
  return {
    ...fighting,
    combatState: {
      ...combatState,
      statusEffects: new Map(helpful.map(({ name }) => [name, cap])),
      previousRoundActions: required,
      currentRoundActions: required.filter((name) => !isLimited(gameData.actions.get(name))),
      combatActions: required.filter((name) => !isLimited(gameData.actions.get(name))),
    },
  };
}

/** Every action that some condition requires to have occurred. */
function requiredOccurrences({ actions, maneuvers }: GameData): readonly string[] {
  const conditions = [...actions.values(), ...maneuvers.values()].flatMap((action) => action.conditions);
  return [
    ...new Set(
      conditions.flatMap((each) =>
        !isMalformed(each) && each.kind === 'ACTION_OCCURRED' ? each.actions : [],
      ),
    ),
  ];
}

function isLimited(action: Action | undefined): boolean {
  return action?.conditions.some(({ kind }) => kind === 'ONCE_PER') === true;
}

/** Every possible stack that is free or gains some resource. */
function tradesOf(sheet: Sheet, gameData: GameData): readonly Trade[] {
  const rules = fightRules(gameData);
  const fighter = new NumberFighter(characterEntrant('', sheet, rules), rules, 0, 0);
  // Those of maneuvers try every skill.
  const programsOf = (actions: readonly Action[]) =>
    actionPrograms([], actions, { rules, ...fighter.form }).maneuvers;
  const maneuvers = programsOf([...gameData.maneuvers.values()]);
  const trades: Trade[] = [];
  const add = (stack: FastStack, program: ActionProgram, from: number) => {
    tryInputs(stack, program, (given) => {
      const next = withElement(stack, program, given, true);
      if (next !== undefined) visit(next, from);
      return undefined;
    });
  };
  const visit = (stack: FastStack, from: number) => {
    const changes = changesBy(stack);
    const isFree = changes.every((change) => change === 0);
    if (keepsCostLimits(stack) && (isFree || changes.some((change) => change > 0))) {
      trades.push({ stack, changes });
    }
    if (stack.elements.length > MAX_MANEUVERS) return;
    maneuvers.forEach((maneuver, index) => {
      // A maneuver without a gain only enables others, so one in a stack is enough.
      if (!gains(maneuver.action) && stack.elements.length > 1) return;
      if (index < from && gains(maneuver.action)) return;
      if (mayFit(stack, maneuver)) add(stack, maneuver, gains(maneuver.action) ? index + 1 : from);
    });
  };
  for (const program of programsOf([...gameData.actions.values()])) add(emptyStack(fighter), program, 0);
  return trades;
}

/** Whether one of its costs can be negative. */
function gains({ resources }: Action): boolean {
  return resources.some((cost) => {
    if (isMalformed(cost)) return false;
    const { operation } = cost;
    const negates = operation !== undefined && 'value' in operation && operation.value < 0;
    return negates || (cost.by === 'CONSTANT' && cost.value < 0);
  });
}

function changesBy({ draft, fighter }: FastStack): readonly number[] {
  return RESOURCES.map((_, resource) => 0 - totalCost(resource, draft, fighter));
}

function namesOn({ elements }: FastStack): readonly string[] {
  return elements.map(({ program }) => program.action.name);
}

/** One trade for each change of resources, preferably one that is not limited. */
function distinctTrades(trades: readonly Trade[]): readonly Trade[] {
  const byChanges = new Map<string, Trade[]>();
  for (const trade of trades) {
    const key = trade.changes.join(' ');
    byChanges.set(key, [...(byChanges.get(key) ?? []), trade]);
  }
  return [...byChanges.values()].flatMap((same) => {
    const unlimited = same.find(
      ({ stack }) => !stack.elements.some(({ program }) => isLimited(program.action)),
    );
    return unlimited === undefined ? same.slice(0, 1) : [unlimited];
  });
}

function endlessInARound(trades: readonly Trade[], sheet: Sheet, gameData: GameData): Endless | undefined {
  const unlimited = trades.filter(
    ({ stack }) => !stack.elements.some(({ program }) => isLimited(program.action)),
  );
  for (const round of roundsOf(unlimited)) {
    if (hasNetCost(round)) continue;
    const once = performAll(sheet, round, gameData);
    const twice = once && performAll(once, round, gameData);
    if (once === undefined || twice === undefined) continue;
    const change = RESOURCES.map((each) => availableResource(twice, each) - availableResource(once, each));
    if (change.some((each) => each < 0)) continue;
    return {
      stacks: round.map(({ stack }) => namesOn(stack).join(' + ')),
      gains: RESOURCES.filter((_, index) => (change[index] ?? 0) > 0),
    };
  }
  return undefined;
}

/** Boost points have no maximum, so nothing may gain them in every round. */
function endlessOverRounds(trades: readonly Trade[], sheet: Sheet, gameData: GameData): Endless | undefined {
  const unbounded: Resource = 'BOOST_POINTS';
  for (const trade of trades) {
    if ((trade.changes[RESOURCES.indexOf(unbounded)] ?? 0) <= 0) continue;
    const once = performAll(sheet, [trade], gameData);
    const next = once && beginNextRound(once, gameData).sheet;
    if (next === undefined || performAll(next, [trade], gameData) === undefined) continue;
    return { stacks: [namesOn(trade.stack).join(' + ')], gains: [unbounded] };
  }
  return undefined;
}

/** Every combination of a few trades, each repeated a few times. */
function* roundsOf(trades: readonly Trade[], most = MAX_TRADES): Generator<readonly Trade[]> {
  for (const [index, trade] of trades.entries()) {
    for (let times = 1; times <= MAX_REPEATS; times += 1) {
      const repeated = Array.from({ length: times }, () => trade);
      yield repeated;
      if (most > 1) {
        for (const rest of roundsOf(trades.slice(index + 1), most - 1)) yield [...repeated, ...rest];
      }
    }
  }
}

function hasNetCost(round: readonly Trade[]): boolean {
  return RESOURCES.some((_, index) => round.reduce((sum, { changes }) => sum + (changes[index] ?? 0), 0) < 0);
}

/** The sheet after these stacks; undefined if one of them cannot be performed. */
function performAll(sheet: Sheet, round: readonly Trade[], gameData: GameData): Sheet | undefined {
  let after = sheet;
  for (const { stack } of round) {
    const next = performAction(after, actionDraftOf(stack), gameData);
    if (next === after) return undefined;
    after = next;
  }
  return after;
}
