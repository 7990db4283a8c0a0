import type { Character } from '../../core/character/character.ts';
import { barMaxima } from '../../core/character/resources.ts';
import { isStanding } from '../../core/consequences/stands.ts';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { partyKey } from '../../core/encounter/party/party-member.ts';
import { PARTY_BARS, type PartyViewMember } from '../../core/encounter/party/party-view.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { BAR_TABLE } from '../../core/rules/bars.ts';
import type { SeatFigures } from '../../core/table/table-document.ts';

interface InParty {
  /** The normalised name of the character. */
  readonly key: string;
  readonly name: string;
  readonly hasActed: boolean;
}

/**
 * A member of the party with its character as it is stored now. `reading`: its packs are being merged.
 * `missing`: no character of this name is stored. `unready`: its own screens must open it first, since its
 * version, its packs or its size ask for it. `seat`: another device at the table plays it, and alone changes
 * it.
 */
export type PartyCharacter =
  | (InParty & { readonly kind: 'ready'; readonly character: Character })
  | (InParty & { readonly kind: 'seat'; readonly figures: SeatFigures; readonly isConnected: boolean })
  | (InParty & { readonly kind: 'reading' | 'missing' | 'unready' });

export interface PartyState {
  /** The party of the loaded encounter, in its order. */
  readonly members: readonly PartyCharacter[];
}

export const NO_PARTY: PartyState = { members: [] };

/**
 * The party of an encounter as the players see it. `hidden`: the normalised names of those whom they do not
 * see.
 * Rule: docs/rules/encounters.md#player-view.
 */
export function partyView(
  { party }: Pick<Encounter, 'party'>,
  { members }: PartyState,
  hidden: ReadonlySet<string>,
): readonly PartyViewMember[] {
  const shown = party.filter((inParty) => !hidden.has(partyKey(inParty)));
  return shown.map((inParty) => {
    const key = partyKey(inParty);
    const member = members.find((each) => each.key === key) ?? {
      name: inParty.character,
      hasActed: inParty.hasActed,
      kind: 'missing',
    };
    const { name, hasActed } = member;
    if (member.kind === 'seat') {
      const { bars, statusEffects, isDown } = member.figures;
      return { name, hasActed, bars, statusEffects, isDown };
    }
    if (member.kind !== 'ready') return { name, hasActed, bars: [], statusEffects: [] };
    const { sheet, gameData } = member.character;
    const maxima = barMaxima(member.character);
    return {
      name,
      hasActed,
      bars: PARTY_BARS.map((bar) => ({
        bar,
        label: wordFor(gameData, bar),
        value: sheet[BAR_TABLE[bar].field],
        maximum: maxima[bar],
      })),
      statusEffects: [...sheet.combatState.statusEffects].map(([effect, level]) => ({ name: effect, level })),
      isDown: !isStanding(member.character),
    };
  });
}
