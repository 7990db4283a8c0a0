import { wholeNumber } from '../lib/whole-number.ts';
import { type Amount, evaluateAmount } from '../rules/amounts/index.ts';
import { compares } from '../rules/comparison.ts';
import { type Condition, evaluateCondition } from '../rules/conditions/index.ts';
import { highestSkill } from '../rules/draft.ts';
import { applyEffect, type Effect } from '../rules/effects/index.ts';
import { applyOperation } from '../rules/operations/index.ts';
import { skillsOf } from '../rules/skills-of.ts';
import { PROPERTIES } from '../rules/vocabulary.ts';
import { ANTE, type FastDraft, POWER } from './draft.ts';
import { IN_COMBAT, IN_PHASE, IN_PREVIOUS_ROUND, IN_ROUND } from './fighter.ts';
import type { AmountProgram, ConditionProgram, EffectProgram, RulePlace } from './model.ts';
import { propertyValue, skillInUse } from './properties.ts';
import { firstName, ruleContext, takeDraft } from './rule-context.ts';
import type { FightRules } from './rules.ts';

/** What a character's rules are compiled with: what never changes while its equipment stays. */
export interface ProgramScope {
  readonly rules: FightRules;
  readonly skillLevel: (skill: string) => number;
}

type AmountSource = (draft: FastDraft, place: RulePlace) => number;

function amountSource(amount: Amount, { skillLevel }: ProgramScope): AmountSource | undefined {
  switch (amount.by) {
    case 'CONSTANT':
      return () => amount.value;
    case 'PROPERTY': {
      const property = PROPERTIES.indexOf(amount.property);
      return (draft, { fighter }) => propertyValue(property, draft, fighter) ?? 0;
    }
    case 'INPUT':
      switch (amount.input) {
        case 'NUMERIC':
          return (_draft, { inputs }) => inputs.numeric ?? 0;
        case 'SKILL':
          return (_draft, { inputs }) => (inputs.skill === undefined ? 0 : skillLevel(inputs.skill));
        case 'STATUS_EFFECT':
          return (_draft, { inputs }) => inputs.statusEffect?.level ?? 0;
      }
  }
  return undefined;
}

/** The program of an amount. Rule: docs/pack-format.md#amounts. */
export function amountProgram(amount: Amount, scope: ProgramScope): AmountProgram {
  const source = amountSource(amount, scope);
  if (source === undefined) return (draft, place) => evaluateAmount(amount, ruleContext(draft, place));
  const { operation } = amount;
  const finish = (raw: number) =>
    operation === undefined ? wholeNumber(raw) : applyOperation(operation, raw);
  if (amount.by !== 'CONSTANT') return (draft, place) => finish(source(draft, place));
  const value = finish(amount.value);
  return () => value;
}

const WHEN = { CURRENT_ROUND: IN_ROUND, PREVIOUS_ROUND: IN_PREVIOUS_ROUND, COMBAT: IN_COMBAT } as const;

/** The program of a condition. Cost comparisons have none, since the whole stack counts for them. */
export function conditionProgram(condition: Condition, scope: ProgramScope): ConditionProgram {
  return (
    draftCondition(condition, scope) ??
    fighterCondition(condition, scope) ??
    ((draft, place) => evaluateCondition(condition, ruleContext(draft, place)))
  );
}

/** The conditions that are checked before a maneuver is applied, since that is cheaper. */
export function isQuick({ kind }: Condition): boolean {
  return ['SELECTED_ACTION_IS', 'USES_SKILL', 'POWER_DEFINED', 'DAMAGE_TYPE_IS'].includes(kind);
}

function draftCondition(condition: Condition, scope: ProgramScope): ConditionProgram | undefined {
  const { effectIds, gameData } = scope.rules;
  switch (condition.kind) {
    case 'SELECTED_ACTION_IS': {
      const names = new Set(condition.actions);
      return (_draft, place) => names.has(firstName(place));
    }
    case 'USES_SKILL': {
      const skills = new Set(skillsOf(condition, gameData.glossary));
      return (draft) => skills.has(skillInUse(draft) ?? '');
    }
    case 'POWER_DEFINED':
      return (draft) => draft.hasPower;
    case 'DAMAGE_TYPE_IS':
      return (draft) => condition.damageTypes.includes(draft.damageType);
    case 'INFLICTED_EFFECT_IS': {
      const effects = condition.statusEffects.flatMap((name) => effectIds.get(name) ?? []);
      return (draft) => effects.includes(draft.inflicted);
    }
    case 'IS_DICE_ROLL_ACTION':
      return (draft) => skillInUse(draft) !== undefined;
    case 'PROPERTY_COMPARISON': {
      const property = PROPERTIES.indexOf(condition.target);
      const amount = amountProgram(condition, scope);
      return (draft, place) => {
        const value = propertyValue(property, draft, place.fighter);
        return value !== undefined && compares(value, condition.comparison, amount(draft, place));
      };
    }
    default:
      return undefined;
  }
}

function fighterCondition(condition: Condition, { rules }: ProgramScope): ConditionProgram | undefined {
  switch (condition.kind) {
    case 'ACTION_OCCURRED': {
      const ids = condition.actions.flatMap((name) => rules.nameIds.get(name) ?? []);
      const when = WHEN[condition.when];
      return (_draft, { fighter }) => ids.some((id) => fighter.has(id, when));
    }
    case 'HAS_STATUS_EFFECT': {
      const { hasStatusEffect } = rules.gameData.glossary;
      const effects = condition.statusEffects.map((name) =>
        hasStatusEffect(name) ? (rules.effectIds.get(name) ?? -1) : -1,
      );
      return condition.match === 'ALL'
        ? (_draft, { fighter }) => effects.every((effect) => fighter.level(effect) > 0)
        : (_draft, { fighter }) => effects.some((effect) => fighter.level(effect) > 0);
    }
    case 'ONCE_PER': {
      const when = condition.period === 'COMBAT' ? IN_COMBAT : IN_ROUND;
      return (_draft, { fighter, before, action }) =>
        !fighter.has(rules.nameIds.get(action.name) ?? -1, when) &&
        !before.some(({ program }, index) => index > 0 && program.action.name === action.name);
    }
    case 'ONLY_ACTION_THIS_PHASE':
      return (_draft, { fighter }) => {
        for (const when of fighter.performed.values()) if ((when & IN_PHASE) !== 0) return false;
        return true;
      };
    default:
      return undefined;
  }
}

/** The program of an effect. */
export function effectProgram(effect: Effect, scope: ProgramScope): EffectProgram {
  return (
    changeProgram(effect, scope) ??
    settingProgram(effect, scope) ??
    ((draft, place) => takeDraft(draft, applyEffect(effect, ruleContext(draft, place)), place.fighter))
  );
}

function changeProgram(effect: Effect, scope: ProgramScope): EffectProgram | undefined {
  switch (effect.kind) {
    case 'ANTE_DICE': {
      const amount = amountProgram(effect, scope);
      return (draft, place) => {
        const dice = Math.max(0, amount(draft, place));
        draft.change(ANTE, dice);
        draft.change(POWER, dice);
      };
    }
    case 'CHANGE_PROPERTY': {
      const property = PROPERTIES.indexOf(effect.target);
      const sign = effect.reduce === true ? -1 : 1;
      const amount = amountProgram(effect, scope);
      return (draft, place) => draft.change(property, sign * amount(draft, place));
    }
    case 'GAIN_STATUS_EFFECT':
      return gainProgram(effect, scope);
    default:
      return undefined;
  }
}

function gainProgram(
  effect: Extract<Effect, { readonly kind: 'GAIN_STATUS_EFFECT' }>,
  scope: ProgramScope,
): EffectProgram {
  const { statusEffect: name } = effect;
  const fixed = name === undefined ? undefined : scope.rules.effectIds.get(name);
  const amount = effect.by === undefined ? undefined : amountProgram(effect, scope);
  return (draft, place) => {
    const gained = fixed === undefined ? place.inputs.statusEffect : { effect: fixed, level: 1 };
    if (gained === undefined) return;
    const level = amount === undefined ? gained.level : amount(draft, place);
    if (level >= 1) draft.gained = [...draft.gained, { effect: gained.effect, level }];
  };
}

function settingProgram(effect: Effect, scope: ProgramScope): EffectProgram | undefined {
  const { skillLevel, rules } = scope;
  switch (effect.kind) {
    case 'END_PHASE':
      return (draft) => {
        draft.endsPhase = true;
      };
    case 'SET_DAMAGE_TYPE':
      return (draft) => {
        draft.damageType = effect.damageType;
      };
    case 'SET_INFLICTED_EFFECT': {
      const fixed = rules.effectIds.get(effect.statusEffect ?? '');
      return (draft, { inputs }) => {
        draft.inflicted = fixed ?? inputs.statusEffect?.effect ?? draft.inflicted;
      };
    }
    case 'SET_SKILL_DEFAULTS': {
      const skills = skillsOf(effect, rules.gameData.glossary).filter((skill) => skillLevel(skill) > 0);
      const best = highestSkill(skills, { skillLevel });
      return (draft) => {
        draft.skillDefaults = skills;
        draft.defaultSkill = best;
      };
    }
    case 'SET_WEAPON':
      return (draft, { inputs }) => {
        draft.weapon = inputs.weapon ?? '';
      };
    default:
      return undefined;
  }
}
