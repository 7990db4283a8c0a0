import { isAffordable, wholeCost } from '../combat/affordability.ts';
import { eachOnce, elementReasons } from '../combat/availability.ts';
import { evaluateElement } from '../combat/evaluate.ts';
import { type AppliedElement, applyStack, type Stack } from '../combat/stack.ts';
import { memberEffects, raiseMemberEffect } from '../encounter/effects.ts';
import type { Encounter, EncounterMember } from '../encounter/encounter.ts';
import { isMember, type MemberReference } from '../encounter/members.ts';
import { statusEffectLevelCap } from '../game-data/caps.ts';
import type { GameData } from '../game-data/game-data.ts';
import type { Action } from '../game-data/pack.ts';
import { addSums, atLeast, NOTHING, type Sum, sumOf } from '../lib/sum.ts';
import { clamp } from '../lib/whole-number.ts';
import { say, type Wording } from '../lib/wording.ts';
import type { FoeNumbers } from '../play/parts/foes.ts';
import type { RolledAction } from '../play/rules/rolled-action.ts';
import { BAR_TABLE, isBar } from '../rules/bars.ts';
import type { Condition } from '../rules/conditions/index.ts';
import type { Actor, Draft, StatusEffectLevel } from '../rules/context.ts';
import { EMPTY_DRAFT, propertySum } from '../rules/draft.ts';
import type { MalformedNode } from '../rules/node.ts';
import { RESOURCES, type Resource } from '../rules/vocabulary.ts';
import { withMember } from './hit-member.ts';
import { effectModifier } from './member-numbers.ts';

/** The part of a foe that its attacks need. */
export type FoeAttack = Pick<FoeNumbers, 'name' | 'dice' | 'power' | 'damageType' | 'actions'>;

/** What an action costs a member in a resource that it has. */
interface FoeCost {
  readonly resource: Resource;
  /** Above 0 a cost, below 0 a gain. */
  readonly amount: number;
  readonly available: number;
  readonly isAffordable: boolean;
}

/** An action of a foe by its numbers. */
export interface FoeAction {
  readonly name: string;
  /** What it rolls; undefined for one that rolls no dice. */
  readonly rolled: RolledAction | undefined;
  readonly costs: readonly FoeCost[];
  /** The status effects that the foe itself gains. */
  readonly gains: readonly StatusEffectLevel[];
  /** Why it cannot be taken, besides costs that cannot be paid. */
  readonly reasons: readonly Wording[];
}

/** The action of a foe that names none. */
const ATTACK = 'Attack';

const NO_NAMES: ReadonlySet<string> = new Set();

/** The fields of a member that hold a resource. */
const MEMBER_RESOURCES: Partial<Record<Resource, 'health' | 'energy' | 'ap'>> = {
  HEALTH: 'health',
  ENERGY: 'energy',
  ACTION_POINTS: 'ap',
};

/** A member as the rules of actions see it: without skills and weapons of its own. */
function memberActor(member: EncounterMember, gameData: GameData): Actor {
  const modifier = effectModifier(member, gameData);
  const current = (resource: Resource) => {
    const field = MEMBER_RESOURCES[resource];
    return field === undefined ? 0 : member[field];
  };
  return {
    glossary: gameData.glossary,
    skillLevel: () => 0,
    weapons: [],
    equippedWeapon: '',
    current,
    maximum: current,
    statusEffects: memberEffects(member),
    statusEffectLevelCap: statusEffectLevelCap(gameData),
    dicePoolModifier: modifier('DICE_POOL'),
    powerModifier: modifier('POWER'),
    costModifier(resource) {
      const name = isBar(resource) ? BAR_TABLE[resource].costModifier : undefined;
      return name === undefined ? NOTHING : modifier(name);
    },
    performed: {
      currentPhase: NO_NAMES,
      currentRound: NO_NAMES,
      previousRound: NO_NAMES,
      combat: NO_NAMES,
    },
  };
}

/**
 * The actions of a foe as a member can take them now. Dice, power and damage type are the foe's, with what
 * its status effects add. What an action costs, whether it rolls, what it inflicts and what the foe gains by
 * it is that of the action of this name, with its inputs at their first values. A name that the game data do
 * not define is a plain attack that costs nothing.
 * Rule: docs/rules/encounters.md#foes-that-act.
 */
export function foeActions(
  foe: FoeAttack,
  member: EncounterMember,
  gameData: GameData,
): readonly FoeAction[] {
  const actor = memberActor(member, gameData);
  const names = foe.actions.length === 0 ? [ATTACK] : [...new Set(foe.actions)];
  return names.map((name) => {
    const action = gameData.actions.get(name);
    if (action === undefined) {
      return { name, rolled: foeRoll(foe, actor, PLAIN_ATTACK), costs: [], gains: [], reasons: [] };
    }
    const stack = applyStack(actor, [{ action, place: 'ACTION', given: {} }]);
    const { draft } = stack;
    return {
      name,
      rolled: namesSkills(action) ? foeRoll(foe, actor, draft) : undefined,
      costs: costsOf(draft, actor),
      gains: gainsOf(draft, actor),
      reasons: stack.elements.flatMap((element) => reasonsAgainst(element, stack, foe)),
    };
  });
}

/** The draft of an attack that no pack defines: it has the power of the foe. */
const PLAIN_ATTACK: Draft = { ...EMPTY_DRAFT, changes: new Map([['POWER', NOTHING]]) };

/**
 * Why a foe cannot take an action, in the words in which a character is told. A foe by its numbers has no
 * skills, and what it performed is not kept: neither an input nor a condition asks it for these.
 */
function reasonsAgainst(element: AppliedElement, stack: Stack, foe: FoeAttack): readonly Wording[] {
  const { action, changed } = element;
  const asked = {
    ...element,
    action: { ...action, conditions: action.conditions.filter(isForFoes) },
    changed: withOwnNumbers(changed, foe),
  };
  const { inputs, effects, conditions } = evaluateElement(asked, stack);
  const unmet = conditions.filter(({ met }) => !met);
  return eachOnce([
    ...elementReasons({ inputs: inputs.filter(({ name }) => name !== 'skill'), effects }),
    ...unmet.map(({ text }) => say`Not met: ${text}`),
  ]);
}

/** Whether a condition asks for what a foe by its numbers has. */
function isForFoes(condition: Condition | MalformedNode): boolean {
  switch (condition.kind) {
    case 'ACTION_OCCURRED':
    case 'IS_DICE_ROLL_ACTION':
    case 'USES_SKILL':
      return false;
    case 'PROPERTY_COMPARISON':
      return condition.target !== 'SKILL_LEVEL';
    default:
      return true;
  }
}

/** A draft with the dice, the power and the damage type of the foe. */
function withOwnNumbers(draft: Draft, { name, dice, power, damageType }: FoeAttack): Draft {
  const own = (amount: number): Sum => sumOf([{ source: name, amount }]);
  const changes = new Map(draft.changes).set('DICE_POOL', own(dice));
  if (power === undefined) changes.delete('POWER');
  else if (changes.has('POWER')) changes.set('POWER', own(power));
  return { ...draft, changes, damageType: draft.damageType === 'HEALING' ? 'HEALING' : damageType };
}

/**
 * Whether an action rolls dice for whoever has skills. A foe by its numbers has none, and rolls its own dice.
 */
function namesSkills({ inputs, effects }: Action): boolean {
  return inputs.skill !== undefined || effects.some(({ kind }) => kind === 'SET_SKILL_DEFAULTS');
}

/** What an action rolls; `draft` is that of the action. */
function foeRoll(foe: FoeAttack, actor: Actor, draft: Draft): RolledAction {
  const own = withOwnNumbers(draft, foe);
  const property = (name: Parameters<typeof propertySum>[0]) => propertySum(name, own, actor);
  return {
    dice: atLeast(
      Math.min(1, foe.dice),
      addSums(own.changes.get('DICE_POOL') ?? NOTHING, actor.dicePoolModifier),
    ).total,
    successes: property('SUCCESSES') ?? NOTHING,
    power: property('POWER'),
    damageType: own.damageType,
    inflicted:
      own.inflictedEffect === undefined
        ? undefined
        : {
            name: own.inflictedEffect,
            level: property('INFLICT_STATUS_EFFECT_LEVEL') ?? NOTHING,
            levelCap: actor.statusEffectLevelCap,
          },
  };
}

function costsOf(draft: Draft, actor: Actor): readonly FoeCost[] {
  return RESOURCES.flatMap((resource) => {
    const amount = wholeCost(resource, draft, actor).total;
    if (amount === 0 || MEMBER_RESOURCES[resource] === undefined) return [];
    const available = actor.current(resource);
    return [{ resource, amount, available, isAffordable: isAffordable(resource, amount, available) }];
  });
}

function gainsOf(draft: Draft, actor: Actor): readonly StatusEffectLevel[] {
  return draft.gainedEffects
    .filter(({ level }) => level >= 1)
    .map(({ name, level }) => ({ name, level: Math.min(level, actor.statusEffectLevelCap) }));
}

/**
 * A member takes an action of its foe: it pays what that costs as far as it goes, gains its status effects,
 * and has acted. Nothing changes while a reason stands against the action.
 * Rule: docs/rules/encounters.md#foes-that-act.
 */
export function takeFoeAction(
  encounter: Encounter,
  reference: MemberReference,
  { costs, gains, reasons }: Pick<FoeAction, 'costs' | 'gains' | 'reasons'>,
): Encounter {
  const member = encounter.members.find(isMember(reference));
  const group = encounter.groups[reference.groupReference];
  if (member === undefined || group === undefined || reasons.length > 0) return encounter;
  const maxima = { health: group.maximumHealth, energy: group.maximumEnergy, ap: group.maximumAP };
  const left = { health: member.health, energy: member.energy, ap: member.ap };
  for (const { resource, amount } of costs) {
    const field = MEMBER_RESOURCES[resource];
    if (field !== undefined) left[field] = clamp(left[field] - amount, 0, maxima[field]);
  }
  const paid: EncounterMember = { ...member, ...left, hasActed: true };
  return withMember(
    encounter,
    gains.reduce((before, { name, level }) => raiseMemberEffect(before, name, level), paid),
  );
}
