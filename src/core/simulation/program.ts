import type { Action } from '../game-data/pack.ts';
import type { Effect } from '../rules/effects/index.ts';
import { isMalformed } from '../rules/node.ts';
import { fixedValuesToTry, type InputScope, inputPrograms } from './input-programs.ts';
import type { ActionProgram } from './model.ts';
import {
  amountProgram,
  conditionProgram,
  effectProgram,
  isQuick,
  type ProgramScope,
} from './rule-programs.ts';
import { resourceIndex } from './rules.ts';
import { reachOf } from './table.ts';

/** The skills to try of those that an action offers. */
type SkillPicker = (skills: readonly string[]) => readonly string[];

/** The approximate score of one more point of a property in an attack. */
const SCORE_OF_PROPERTY: Readonly<Record<string, number>> = { DICE_POOL: 0.5, POWER: 0.9, SUCCESSES: 1 };

/** Compiles the actions and the maneuvers of a character. */
export function actionPrograms(
  actions: readonly Action[],
  maneuvers: readonly Action[],
  scope: InputScope,
): { readonly actions: readonly ActionProgram[]; readonly maneuvers: readonly ActionProgram[] } {
  const pickSkills = skillPicker(maneuvers, scope);
  return {
    actions: actions.map((action) => ({
      ...programOf(action, scope, pickSkills),
      enables: enabledBy(action.name, maneuvers),
    })),
    maneuvers: maneuvers.map((action) => programOf(action, scope, (skills) => skills)),
  };
}

function programOf(action: Action, scope: InputScope, pickSkills: SkillPicker): ActionProgram {
  const inputs = inputPrograms(action, scope);
  const { tags, resources, effects, conditions } = action;
  const sound = conditions.flatMap((each) => (isMalformed(each) ? [] : [each]));
  const checks = sound.filter(({ kind }) => kind !== 'RESOURCE_COST_COMPARISON');
  const costs = resources.flatMap((cost) => (isMalformed(cost) ? [] : [cost]));
  const setDefaults = (effect: Effect) => effect.kind === 'SET_SKILL_DEFAULTS';
  const soundEffects = effects.flatMap((each) => (isMalformed(each) ? [] : [each]));
  return {
    action,
    id: scope.rules.nameIds.get(action.name) ?? -1,
    isAttack: tags.includes('Attack'),
    reach: reachOf(tags),
    inputs,
    fixedValues: fixedValuesToTry(inputs, pickSkills),
    effects: soundEffects.map((effect) => effectProgram(effect, scope)),
    skillDefaults: soundEffects.filter(setDefaults).map((effect) => effectProgram(effect, scope)),
    costs: costs.map((cost) => ({
      resource: resourceIndex(cost.resource),
      amount: amountProgram(cost, scope),
    })),
    isNever: sound.length < conditions.length,
    conditions: checks.map((condition) => conditionProgram(condition, scope)),
    quickConditions: checks.filter(isQuick).map((condition) => conditionProgram(condition, scope)),
    costLimits: sound.flatMap((condition) =>
      condition.kind === 'RESOURCE_COST_COMPARISON'
        ? [
            {
              resource: resourceIndex(condition.resource),
              comparison: condition.comparison,
              amount: amountProgram(condition, scope),
            },
          ]
        : [],
    ),
    isOnlyAction: sound.some(({ kind }) => kind === 'ONLY_ACTION_THIS_PHASE'),
    leastPoints: costs.reduce(
      (sum, cost) => (cost.resource === 'ACTION_POINTS' && cost.by === 'CONSTANT' ? sum + cost.value : sum),
      0,
    ),
    takesBoosts: costs.some(({ resource }) => resource === 'BOOST_POINTS'),
    enables: [],
  };
}

/** The skills to try: the best one, and any that a maneuver names and that is at most one level lower. */
function skillPicker(maneuvers: readonly Action[], { skillLevel }: ProgramScope): SkillPicker {
  const required = new Set(
    maneuvers.flatMap(({ conditions }) =>
      conditions.flatMap((condition) =>
        !isMalformed(condition) && condition.kind === 'USES_SKILL' ? (condition.skills ?? []) : [],
      ),
    ),
  );
  return (names) => {
    const best = names.reduce((level, name) => Math.max(level, skillLevel(name)), 0);
    const first = names.find((name) => skillLevel(name) === best);
    return names.filter((name) => name === first || (required.has(name) && skillLevel(name) >= best - 1));
  };
}

/** What the maneuvers add that require an action in the same round. */
function enabledBy(name: string, maneuvers: readonly Action[]): ActionProgram['enables'] {
  return maneuvers.flatMap(({ conditions, effects }) => {
    const isEnabled = conditions.some(
      (condition) =>
        condition.kind === 'ACTION_OCCURRED' &&
        condition.when === 'CURRENT_ROUND' &&
        condition.actions.includes(name),
    );
    if (!isEnabled) return [];
    return [
      effects.flatMap((effect) =>
        effect.kind === 'CHANGE_PROPERTY' && effect.by === 'CONSTANT'
          ? [effect.value * (SCORE_OF_PROPERTY[effect.target] ?? 0)]
          : [],
      ),
    ];
  });
}
