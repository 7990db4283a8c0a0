import { applyUseToMember } from '../../core/foes/hit-member.ts';
import type { Use } from '../../core/play/parts/uses.ts';
import { foeRulesOf } from '../foes/foe-rules.ts';
import type { Game } from '../game.ts';
import { changesOfMember, type MemberChoice } from './apply-to-member.ts';
import { chosenMember } from './chosen-target.ts';
import type { playIntents } from './play-intents.ts';

type Parts = Pick<Game, 'encounters' | 'notices' | 'gameData' | 'foeList'>;

/**
 * What a use would change of a chosen member: `health 9 → 12`; empty where nothing, undefined where it is
 * gone.
 */
export function previewUseOn(parts: Parts, choice: MemberChoice, use: Use): string | undefined {
  const { encounter } = parts.encounters.store.getState();
  const before = chosenMember(choice, encounter);
  if (encounter === undefined || before === undefined) return undefined;
  const rules = foeRulesOf(parts);
  const after = chosenMember(choice, applyUseToMember(encounter, before, use, rules));
  return after === undefined || after === before ? '' : changesOfMember(before, after, rules.gameData);
}

/**
 * Uses an item on a member of the loaded encounter: a step of the character and one of the encounter, which
 * its message undoes together. Nothing is used up where nothing changes, which a notice says.
 * Rule: docs/rules/play.md#uses.
 */
export function applyUseOn(
  parts: Parts,
  play: Pick<ReturnType<typeof playIntents>, 'use'>,
  choice: MemberChoice,
  item: { readonly id: string; readonly name: string },
  use: Use,
): boolean {
  const { encounters, notices } = parts;
  const { name } = choice;
  const changes = previewUseOn(parts, choice, use);
  if (changes === undefined || changes === '') {
    const why =
      changes === undefined
        ? `${name} is no longer in the encounter.`
        : `${item.name} does nothing to ${name} now.`;
    notices.warn(`${why} Nothing was changed.`);
    return false;
  }
  return play.use(item.id, true, () => {
    const rules = foeRulesOf(parts);
    encounters.change(`${item.name} on ${name}`, (each) => {
      const member = chosenMember(choice, each);
      return member ? applyUseToMember(each, member, use, rules) : each;
    });
    const step = encounters.store.getState().undoable.at(-1);
    return {
      text: `${name}: ${changes}.`,
      undo: () => {
        if (encounters.store.getState().undoable.at(-1) === step) void encounters.undo();
      },
    };
  });
}
