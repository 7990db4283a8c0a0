import { memberEffects } from '../../core/encounter/effects.ts';
import type { EncounterMember } from '../../core/encounter/encounter.ts';
import { isDefeated } from '../../core/encounter/overview.ts';
import { applyHitToMember } from '../../core/foes/hit-member.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { wordFor } from '../../core/game-data/words.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import type { Bar } from '../../core/rules/bars.ts';
import { foeRulesOf } from '../foes/foe-rules.ts';
import type { Game } from '../game.ts';
import { chosenMember } from './chosen-target.ts';
import type { AppliedHit, TargetChoice } from './target-state.ts';

/** The bars that a member of an encounter has. */
const MEMBER_FIELDS = { HEALTH: 'health', ENERGY: 'energy' } as const;

type MemberBar = keyof typeof MEMBER_FIELDS;

const MEMBER_BARS = ['HEALTH', 'ENERGY'] as const;

/** A member of the loaded encounter as a target. */
export type MemberChoice = Extract<TargetChoice, { readonly kind: 'MEMBER' }>;

const isMemberBar = (bar: Bar): bar is MemberBar => Object.hasOwn(MEMBER_FIELDS, bar);

/** What changed between two states of a member: `health 16 → 12, Burning 2`. */
export function changesOfMember(before: EncounterMember, after: EncounterMember, gameData: GameData): string {
  const wordOf = (bar: MemberBar) => wordFor(gameData, bar).toLowerCase();
  const bars = MEMBER_BARS.flatMap((bar) => {
    const field = MEMBER_FIELDS[bar];
    return before[field] === after[field] ? [] : [`${wordOf(bar)} ${before[field]} → ${after[field]}`];
  });
  const [had, has] = [memberEffects(before), memberEffects(after)];
  const gained = [...has].flatMap(([name, level]) => (had.get(name) === level ? [] : [`${name} ${level}`]));
  const lost = [...had.keys()].flatMap((name) => (has.has(name) ? [] : [`${name} ended`]));
  return [...bars, ...gained, ...lost].join(', ');
}

/**
 * Applies a hit to a member of the loaded encounter, as one step of it. Undefined where nothing changes,
 * which a notice says.
 * Rule: docs/rules/play.md#applying-a-hit.
 */
export function applyToMember(
  parts: Pick<Game, 'encounters' | 'notices' | 'gameData' | 'foeList'>,
  choice: MemberChoice,
  result: HitResult,
  action: string,
): Pick<AppliedHit, 'text' | 'document' | 'step'> | undefined {
  const { encounters, notices } = parts;
  const { name } = choice;
  const refuse = (text: string) => void notices.warn(`${text} Nothing was changed.`);
  const before = encounters.store.getState();
  const member = chosenMember(choice, before.encounter);
  if (member === undefined) {
    refuse(`${name} is no longer in the encounter.`);
    return undefined;
  }
  const rules = foeRulesOf(parts);
  const label = `${action} on ${name}`;
  if (!encounters.change(label, (each) => applyHitToMember(each, member, result, rules))) return undefined;
  const now = encounters.store.getState();
  const after = chosenMember(choice, now.encounter);
  const step = now.undoable.at(-1);
  if (step === undefined || step === before.undoable.at(-1) || after === undefined) {
    const bar = result.change?.resource;
    refuse(
      bar === undefined || !isMemberBar(bar)
        ? `${action} does nothing to ${name} now.`
        : `${name} stays at ${member[MEMBER_FIELDS[bar]]} ${wordFor(rules.gameData, bar).toLowerCase()}.`,
    );
    return undefined;
  }
  const fallen = isDefeated(after) && !isDefeated(member) ? ' Defeated.' : '';
  const changes = changesOfMember(member, after, rules.gameData);
  return { text: `${name}: ${changes}.${fallen}`, document: 'encounter', step };
}
