import { setResource } from '../../core/consequences/set-resource.ts';
import { addToParty, removeFromParty, setPartyActed } from '../../core/encounter/party/party.ts';
import { ENCOUNTER_LIMITS } from '../../core/lib/file-limits.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { BAR_TABLE, type Bar } from '../../core/rules/bars.ts';
import type { Game } from '../game.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';

/**
 * What a game master does with the party of the loaded encounter.
 * Rule: docs/rules/encounters.md#the-party.
 */
export function partyIntents({ encounters, notices, party }: Pick<Game, 'encounters' | 'notices' | 'party'>) {
  const count = () => encounters.store.getState().encounter?.party.length ?? 0;
  return {
    add(names: readonly string[]): void {
      const before = count();
      const [first = ''] = names;
      const label = names.length === 1 ? `Add ${first}` : `Add ${names.length} characters`;
      if (!encounters.change(label, (encounter) => addToParty(encounter, names))) return;
      const added = count() - before;
      if (added < names.length)
        notices.warn(
          say`${added} of ${names.length} characters have been added: a party has at most ${ENCOUNTER_LIMITS.party}.`,
        );
    },
    /** Takes a character out of the party. A notice offers Undo until the encounter changes again. */
    remove(name: string): void {
      const before = count();
      encounters.change(`Remove ${name}`, (encounter) => removeFromParty(encounter, name));
      if (count() < before)
        offerUndo(notices, say`${userName(name)} has left the party.`, lastStep(encounters));
    },
    setActed(name: string, hasActed: boolean): void {
      encounters.change(hasActed ? `${name} has acted` : `${name} has not acted`, (encounter) =>
        setPartyActed(encounter, name, hasActed),
      );
    },
    /** Hides a character from the players, or shows it again. */
    setHidden: (name: string, isHidden: boolean): void => encounters.setHidden('party', name, isHidden),
    /**
     * Changes a bar by an amount, from what it is when the change arrives where the character is open.
     * `label`: what the packs call the bar.
     */
    changeBar(name: string, bar: Bar, by: number, label: string): Promise<boolean> {
      const { field } = BAR_TABLE[bar];
      return party.change(name, `Change ${label}`, (character) =>
        setResource(character, field, character.sheet[field] + by),
      );
    },
  };
}
