import { isAffordable, wholeCost } from '../combat/affordability.ts';
import { applyStack } from '../combat/stack.ts';
import { memberEffects, raiseMemberEffect } from '../encounter/effects.ts';
import type { Encounter, EncounterMember } from '../encounter/encounter.ts';
import { isMember, type MemberReference } from '../encounter/members.ts';
import { statusEffectLevelCap } from '../game-data/caps.ts';
import type { GameData } from '../game-data/game-data.ts';
import type { Action } from '../game-data/pack.ts';
import { addSums, atLeast, NOTHING, type Sum, sumOf } from '../lib/sum.ts';
import { clamp } from '../lib/whole-number.ts';
import type { FoeNumbers } from '../play/parts/foes.ts';
import type { RolledAction } from '../play/rules/rolled-action.ts';
import { BAR_TABLE, isBar } from '../rules/bars.ts';
import type { Actor, Draft, StatusEffectLevel } from '../rules/context.ts';
import { propertySum } from '../rules/draft.ts';
import { RESOURCES, type Resource } from '../rules/vocabulary.ts';
import { withMember } from './hit-member.ts';
import { effectModifier } from './member-numbers.ts';

/** What rolls and strikes by the numbers of a foe. */
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
 * The actions of a foe as a member can take them now. Dice, power and damage type are the foe's, with what its
 * status effects add. What an action costs, whether it rolls, what it inflicts and what the foe gains by it is that
 * of the action of this name, with its inputs at their first values. A name that the game data do not define is a
 * plain attack that costs nothing.
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
      return { name, rolled: foeRoll(foe, actor, undefined), costs: [], gains: [] };
    }
    const { draft } = applyStack(actor, [{ action, place: 'ACTION', given: {} }]);
    return {
      name,
      rolled: namesSkills(action) ? foeRoll(foe, actor, draft) : undefined,
      costs: costsOf(draft, actor),
      gains: gainsOf(draft, actor),
    };
  });
}

/** Whether an action rolls dice for whoever has skills. A foe by its numbers has none, and rolls its own dice. */
function namesSkills({ inputs, effects }: Action): boolean {
  return inputs.skill !== undefined || effects.some(({ kind }) => kind === 'SET_SKILL_DEFAULTS');
}

/** What an action rolls; `draft` is that of the action, undefined for a plain attack. */
function foeRoll(foe: FoeAttack, actor: Actor, draft: Draft | undefined): RolledAction {
  const own = (amount: number): Sum => sumOf([{ source: foe.name, amount }]);
  const hasPower = draft === undefined || draft.changes.has('POWER');
  const level = draft && propertySum('INFLICT_STATUS_EFFECT_LEVEL', draft, actor);
  return {
    dice: atLeast(Math.min(1, foe.dice), addSums(own(foe.dice), actor.dicePoolModifier)).total,
    successes: (draft && propertySum('SUCCESSES', draft, actor)) ?? NOTHING,
    power: hasPower && foe.power !== undefined ? addSums(own(foe.power), actor.powerModifier) : undefined,
    damageType: draft?.damageType === 'HEALING' ? 'HEALING' : foe.damageType,
    inflicted:
      draft?.inflictedEffect === undefined
        ? undefined
        : { name: draft.inflictedEffect, level: level ?? NOTHING },
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
 * A member takes an action of its foe: it pays what that costs as far as it goes, gains its status effects, and has
 * acted.
 * Rule: docs/rules/encounters.md#foes-that-act.
 */
export function takeFoeAction(
  encounter: Encounter,
  reference: MemberReference,
  { costs, gains }: Pick<FoeAction, 'costs' | 'gains'>,
): Encounter {
  const member = encounter.members.find(isMember(reference));
  const group = encounter.groups[reference.groupReference];
  if (member === undefined || group === undefined) return encounter;
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
