import { type Encounter, type EncounterMember, memberName } from '../../core/encounter/encounter.ts';
import { identityOf } from '../../core/encounter/members.ts';
import { foeOfGroup } from '../../core/foes/foe-book.ts';
import { memberTarget } from '../../core/foes/member-numbers.ts';
import { statusEffectLevelCap } from '../../core/game-data/caps.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import { proposedHit } from '../../core/table/hits.ts';
import type { Proposal } from '../../core/table/table-document.ts';
import type { SaveOutcome } from '../../storage/api.ts';
import { encounterKey } from '../encounters/encounters.ts';
import { foeRulesOf } from '../foes/foe-rules.ts';
import type { Game } from '../game.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';
import { applyToMember } from '../play/apply-to-member.ts';
import { writeRefusal } from '../write-guard.ts';

type Parts = Pick<Game, 'encounters' | 'foeList' | 'gameData' | 'notices' | 'playerViews' | 'storage'>;

interface ProposedTarget {
  readonly encounter: Encounter;
  readonly member: EncounterMember;
  readonly name: string;
}

/** The member that a proposal is for, while the players see it: nobody learns of what is hidden. */
function targetOf(
  { encounters, playerViews }: Parts,
  { group, member: id }: Proposal,
): ProposedTarget | undefined {
  const { encounter, released } = encounters.store.getState();
  const { view } = playerViews.released.getState();
  if (encounter === undefined || encounterKey(encounter) !== released) return undefined;
  const isSeen = view?.groups.some(
    (each) => each.name === group && each.members.some((seen) => seen.id === id),
  );
  const member = encounter.members.find(
    (each) => each.id === id && encounter.groups[each.groupReference]?.name === group,
  );
  return isSeen && member ? { encounter, member, name: memberName(encounter, member) } : undefined;
}

/** What a proposal does to its target now; undefined where the players do not see that any more. */
export function resolveProposal(parts: Parts, proposal: Proposal): HitResult | undefined {
  const found = targetOf(parts, proposal);
  if (found === undefined) return undefined;
  const { encounter, member } = found;
  const { book, gameData } = foeRulesOf(parts);
  const foe = foeOfGroup(encounter.groups[member.groupReference], book);
  const own = foe && memberTarget(encounter, member, foe, gameData);
  return proposedHit(proposal, own, { levelCap: statusEffectLevelCap(gameData), play: playOf(gameData) });
}

/** What becomes of a hit that changes nothing. */
const NOTHING_TO_SAVE: Promise<SaveOutcome> = Promise.resolve({ kind: 'saved' });

/**
 * Applies a hit that a player proposes to its target, in a step of the encounter that a notice offers to undo.
 * Returns what becomes of its save, also for one that changes nothing; undefined where nothing may be changed.
 * Rule: docs/rules/table.md#hits-of-players.
 */
export function applyProposal(
  parts: Parts,
  who: string,
  proposal: Proposal,
): Promise<SaveOutcome> | undefined {
  const { encounters, notices } = parts;
  const found = targetOf(parts, proposal);
  const result = found && resolveProposal(parts, proposal);
  const { action, group, member } = proposal;
  const refusal = writeRefusal(parts.storage);
  if (refusal !== undefined) {
    notices.warn(refusal);
    return undefined;
  }
  if (found === undefined || result === undefined) {
    notices.warn(`${group} ${member} is not shown to the players. Nothing was changed.`);
    return undefined;
  }
  if (!result.isHit) {
    notices.success(`${who}: ${action} misses ${found.name}.`);
    return NOTHING_TO_SAVE;
  }
  const done = applyToMember(
    parts,
    {
      kind: 'MEMBER',
      encounter: normaliseName(found.encounter.encounterName),
      member: identityOf(found.encounter, found.member),
      name: found.name,
    },
    result,
    action,
  );
  if (done === undefined) return NOTHING_TO_SAVE;
  offerUndo(notices, `${who}: ${action}. ${done.text}`, lastStep(encounters));
  return encounters.lastSave();
}
