import type { Sheet } from '../character/sheet/sheet.ts';
import { applyHit } from '../consequences/apply-hit.ts';
import { changeBars } from '../consequences/change-sheet.ts';
import { foeSheet } from '../consequences/foe-character.ts';
import { applyUse } from '../consequences/use-item.ts';
import { memberEffects, raiseMemberEffect, withMemberEffects } from '../encounter/effects.ts';
import type { Encounter, EncounterGroup, EncounterMember } from '../encounter/encounter.ts';
import { isMember, type MemberReference } from '../encounter/members.ts';
import { isDefeated } from '../encounter/overview.ts';
import { statusEffectLevelCap } from '../game-data/caps.ts';
import type { GameData } from '../game-data/game-data.ts';
import { playOf } from '../game-data/play-of.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import type { Foe } from '../play/parts/foes.ts';
import type { Use } from '../play/parts/uses.ts';
import { afterSteps, type BarChange, barSteps } from '../play/rules/bar-changes.ts';
import { passedThresholds } from '../play/rules/falls.ts';
import { type HitResult, hitChanges } from '../play/rules/resolve-hit.ts';
import { type Bar, isBar, ofEachBar } from '../rules/bars.ts';
import { actingSheet, memberOfSheet } from './acting-sheet.ts';
import { type FoeBook, foeOfGroup } from './foe-book.ts';

/** The foes that can be met, and the rules that they go by. */
export interface FoeRules {
  readonly book: FoeBook;
  readonly gameData: GameData;
}

/** A member with its group and its foe. */
interface MemberParts {
  readonly encounter: Encounter;
  readonly group: EncounterGroup;
  readonly member: EncounterMember;
  readonly foe: Foe | undefined;
}

/** Bars that a member does not have never come down. */
const barsOf = (tracked: Partial<Record<Bar, number>>) => ofEachBar((bar) => tracked[bar] ?? MAX_NUMBER);

const memberBars = ({ health, energy }: EncounterMember) => barsOf({ HEALTH: health, ENERGY: energy });

/** The member after a change of its sheet; undefined where its foe has none. */
function bySheet(
  { encounter, group, member, foe }: MemberParts,
  change: (sheet: Sheet) => Sheet,
): EncounterMember | undefined {
  const own = foeSheet(foe);
  if (own === undefined) return undefined;
  const before = actingSheet(encounter, member, own);
  const after = change(before);
  return after === before ? member : memberOfSheet(member, group, after, own);
}

/**
 * The member after changes of its bars one after another, each between 0 and the maximum of the group. Bars
 * that it does not have stay. Who comes down by it loses its status effects where the packs say so.
 * Rule: docs/rules/encounters.md#hits-on-members.
 */
export function withBarChanges(
  parts: MemberParts,
  changes: readonly BarChange[],
  gameData: GameData,
): EncounterMember {
  const changed = bySheet(parts, (sheet) => changeBars(sheet, changes, gameData).sheet);
  if (changed !== undefined) return changed;
  const { group, member } = parts;
  const before = memberBars(member);
  const maxima = barsOf({ HEALTH: group.maximumHealth, ENERGY: group.maximumEnergy });
  const after = afterSteps(before, barSteps(changes, before, maxima));
  if (after.HEALTH === member.health && after.ENERGY === member.energy) return member;
  const hurt = { ...member, health: after.HEALTH, energy: after.ENERGY };
  const passed = passedThresholds(before, after, playOf(gameData));
  return passed.some(({ threshold }) => threshold.clearsStatusEffects)
    ? withMemberEffects(hurt, new Map())
    : hurt;
}

/** A member with its group and its foe; undefined where the encounter has no such member. */
function partsOf(
  encounter: Encounter,
  reference: MemberReference,
  { book }: FoeRules,
): MemberParts | undefined {
  const member = encounter.members.find(isMember(reference));
  const group = encounter.groups[reference.groupReference];
  return member && group && { encounter, group, member, foe: foeOfGroup(group, book) };
}

function hitMember(parts: MemberParts, result: HitResult, gameData: GameData): EncounterMember {
  const hurt = withBarChanges(parts, hitChanges(result), gameData);
  const { effect } = result;
  if (effect === undefined || effect.isProof || fellBy(hurt, parts, gameData)) return hurt;
  return raiseMemberEffect(hurt, effect.name, Math.min(effect.level.total, statusEffectLevelCap(gameData)));
}

/** Whether a member fell by a change: it is defeated by it, or down by the rule of the packs. */
function fellBy(after: EncounterMember, { member: before }: MemberParts, gameData: GameData): boolean {
  const passed = passedThresholds(memberBars(before), memberBars(after), playOf(gameData));
  return passed.length > 0 || (isDefeated(after) && !isDefeated(before));
}

/**
 * Applies a hit to a member of an encounter: damage or healing first, then the status effect. Who falls by it
 * gains no effect, and neither does who is proof against it. A miss changes nothing.
 * Rule: docs/rules/encounters.md#hits-on-members.
 */
export function applyHitToMember(
  encounter: Encounter,
  reference: MemberReference,
  result: HitResult,
  rules: FoeRules,
): Encounter {
  const parts = partsOf(encounter, reference, rules);
  if (parts === undefined || !result.isHit) return encounter;
  const { gameData } = rules;
  const member =
    bySheet(parts, (sheet) => applyHit(sheet, result, gameData).sheet) ?? hitMember(parts, result, gameData);
  return withMember(encounter, member);
}

function memberAfterUse(
  parts: MemberParts,
  { resources, removes, gains }: Use,
  gameData: GameData,
): EncounterMember {
  const changes = resources.flatMap(({ resource, amount }) =>
    isBar(resource) ? [{ resource, amount }] : [],
  );
  const changed = withBarChanges(parts, changes, gameData);
  const effects = memberEffects(changed);
  const left = [...effects].filter(([name]) => !removes.includes(name));
  const cured = left.length === effects.size ? changed : withMemberEffects(changed, new Map(left));
  if (fellBy(changed, parts, gameData)) return cured;
  const { foe } = parts;
  const proofAgainst = foe && 'proofAgainst' in foe ? foe.proofAgainst : [];
  const cap = statusEffectLevelCap(gameData);
  return gains
    .filter(({ statusEffect }) => !proofAgainst.includes(statusEffect))
    .reduce(
      (member, { statusEffect, level }) => raiseMemberEffect(member, statusEffect, Math.min(level, cap)),
      cured,
    );
}

/**
 * Applies the use of an item to a member of an encounter: resources, then removed and gained status effects.
 * Who falls by it gains none, and neither does who is proof against it. The same encounter where nothing
 * changes.
 * Rule: docs/rules/play.md#uses.
 */
export function applyUseToMember(
  encounter: Encounter,
  reference: MemberReference,
  use: Use,
  rules: FoeRules,
): Encounter {
  const parts = partsOf(encounter, reference, rules);
  if (parts === undefined) return encounter;
  const { gameData } = rules;
  const member =
    bySheet(parts, (sheet) => applyUse(sheet, use, gameData).sheet) ?? memberAfterUse(parts, use, gameData);
  return member === parts.member ? encounter : withMember(encounter, member);
}

/** The encounter with this member in place of the one before. */
export function withMember(encounter: Encounter, member: EncounterMember): Encounter {
  const index = encounter.members.findIndex(isMember(member));
  return index < 0 ? encounter : { ...encounter, members: encounter.members.with(index, member) };
}
