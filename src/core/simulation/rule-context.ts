import type { ActionDraft } from '../combat/action-draft.ts';
import { NOTHING, type Sum, sumOf } from '../lib/sum.ts';
import { BARS, isBar } from '../rules/bars.ts';
import type { Actor, Draft, InputValues, RuleContext, StatusEffectLevel } from '../rules/context.ts';
import { highestSkill } from '../rules/draft.ts';
import { PROPERTIES, RESOURCES } from '../rules/vocabulary.ts';
import { type EffectAtLevel, type FastDraft, POWER } from './draft.ts';
import { IN_COMBAT, IN_PHASE, IN_PREVIOUS_ROUND, IN_ROUND } from './fighter.ts';
import type { FastInputs, FastStack, Fighter, RulePlace } from './model.ts';
import { totalCost } from './properties.ts';
import { resourceIndex } from './rules.ts';
import { SLOT } from './slots.ts';

/*
 * A place in a simulated fight as the rules engine sees it. Kinds of rules without a program of their own are
 * evaluated by the rules engine itself, so that a new kind needs no change here.
 */

const sum = (amount: number): Sum => sumOf([{ source: '', amount }]);

/** Inputs without a value. */
export const NO_INPUTS: FastInputs = {};

/** The name of the action at the bottom of the stack. */
export function firstName({ before, action }: RulePlace): string {
  return before[0]?.program.action.name ?? action.name;
}

/** The context of a rule. */
export function ruleContext(draft: FastDraft, place: RulePlace): RuleContext {
  const { fighter, before, action } = place;
  return {
    actor: actorOfFighter(fighter),
    draft: slowDraft(draft, fighter),
    element: action.name,
    action: firstName(place),
    stackedBefore: new Set(before.slice(1).map(({ program }) => program.action.name)),
    effectsNeeded: new Set(
      action.conditions.flatMap((each) => (each.kind === 'HAS_STATUS_EFFECT' ? each.statusEffects : [])),
    ),
    inputs: slowInputs(place.inputs, fighter),
    wholeCost: (resource) => totalCost(resourceIndex(resource), draft, fighter),
  };
}

function named({ effect, level }: EffectAtLevel, { rules }: Fighter): StatusEffectLevel {
  return { name: rules.effects[effect]?.name ?? '', level };
}

/** Input values under the names of the rules engine. */
function slowInputs({ skill, weapon, statusEffect, numeric }: FastInputs, fighter: Fighter): InputValues {
  return {
    ...(skill !== undefined && { skill }),
    ...(weapon !== undefined && { weapon }),
    ...(statusEffect !== undefined && { statusEffect: named(statusEffect, fighter) }),
    ...(numeric !== undefined && { numeric }),
  };
}

/** The draft that the combat page would make of a stack. */
export function actionDraftOf({ elements, fighter }: FastStack): ActionDraft {
  const [action, ...maneuvers] = elements;
  return {
    action: action?.program.action.name,
    inputs: slowInputs(action?.given ?? {}, fighter),
    maneuvers: maneuvers.map(({ program, given }) => ({
      name: program.action.name,
      inputs: slowInputs(given, fighter),
    })),
  };
}

function actorOfFighter(fighter: Fighter): Actor {
  const { form, rules } = fighter;
  const names = (when: number): ReadonlySet<string> =>
    new Set([...rules.nameIds].flatMap(([name, id]) => (fighter.has(id, when) ? [name] : [])));
  return {
    glossary: rules.gameData.glossary,
    skillLevel: form.skillLevel,
    weapons: form.weapons,
    equippedWeapon: form.equippedWeapon,
    current: (resource) => fighter.resource(resourceIndex(resource)),
    maximum: (bar) => fighter.value(BARS.indexOf(bar)),
    statusEffects: new Map(
      rules.effects.flatMap(({ name }, id) =>
        fighter.level(id) > 0 ? [[name, fighter.level(id)] as const] : [],
      ),
    ),
    statusEffectLevelCap: rules.levelCap,
    dicePoolModifier: sum(fighter.value(SLOT.DICE_POOL)),
    powerModifier: sum(fighter.value(SLOT.POWER)),
    costModifier: (resource) =>
      isBar(resource) ? sum(fighter.value(SLOT.COST + BARS.indexOf(resource))) : NOTHING,
    performed: {
      currentPhase: names(IN_PHASE),
      currentRound: names(IN_ROUND),
      previousRound: names(IN_PREVIOUS_ROUND),
      combat: names(IN_COMBAT),
    },
  };
}

function slowDraft(draft: FastDraft, fighter: Fighter): Draft {
  return {
    changes: new Map(
      PROPERTIES.flatMap((property, index) =>
        draft.changeOf(index) !== 0 || (index === POWER && draft.hasPower)
          ? [[property, sum(draft.changeOf(index))] as const]
          : [],
      ),
    ),
    chosenSkill: draft.chosenSkill,
    skillDefaults: draft.skillDefaults,
    inflictedEffect: fighter.rules.effects[draft.inflicted]?.name,
    damageType: draft.damageType,
    weapon: draft.weapon,
    gainedEffects: draft.gained.map((each) => named(each, fighter)),
    endsPhase: draft.endsPhase,
    costs: new Map(
      draft.paid.flatMap((index) => {
        const resource = RESOURCES[index];
        return resource === undefined ? [] : [[resource, sum(draft.costIn(index))] as const];
      }),
    ),
  };
}

/** Takes over what the rules engine made of a draft. */
export function takeDraft(draft: FastDraft, made: Draft, { form, rules }: Fighter): void {
  draft.setNumbers(
    PROPERTIES.map((property) => made.changes.get(property)?.total ?? 0),
    RESOURCES.map((resource) => made.costs.get(resource)?.total ?? 0),
  );
  draft.hasPower = made.changes.has('POWER');
  draft.chosenSkill = made.chosenSkill;
  draft.skillDefaults = made.skillDefaults;
  draft.defaultSkill = highestSkill(made.skillDefaults, form);
  draft.inflicted = rules.effectIds.get(made.inflictedEffect ?? '') ?? -1;
  draft.damageType = made.damageType;
  draft.weapon = made.weapon;
  draft.gained = made.gainedEffects.flatMap(({ name, level }) => {
    const effect = rules.effectIds.get(name);
    return effect === undefined ? [] : [{ effect, level }];
  });
  draft.endsPhase = made.endsPhase;
  draft.paid = [...made.costs.keys()].map(resourceIndex);
}
