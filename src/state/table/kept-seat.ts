import {
  KEPT_SEAT_PARTS,
  type KeptActed,
  type SentProposal,
  type TableAnswer,
} from '../../core/table/table-document.ts';
import type { Remembered } from '../../storage/api.ts';
import { rememberedDocument } from './remembered-document.ts';

/** What a seat keeps for later pages. */
interface KeptOfSeat {
  readonly proposals: readonly SentProposal[];
  readonly answers: readonly TableAnswer[];
  readonly acted: KeptActed | undefined;
}

interface KeptSeat {
  /** Identifies the device; undefined where none has sat down in this browser. */
  readonly device: string | undefined;
  /**
   * What other pages have kept for this character. Another tab may sit at the table with another one: what
   * waits of that is left to it.
   */
  take(character: string | undefined): KeptOfSeat;
  write(kept: KeptOfSeat & { readonly device: string }): void;
}

/** Rule: docs/rules/table.md#what-is-kept. */
export function keptSeat(remembered: Remembered): KeptSeat {
  const document = rememberedDocument(remembered, 'seat', KEPT_SEAT_PARTS);
  return {
    device: document.readOthers().device,
    take(character) {
      const { proposals, answers, actedBy, acted } = document.readOthers();
      const isOwn = (each: { readonly character: string }) => each.character === character;
      return {
        proposals: proposals.filter(isOwn),
        answers,
        acted: [...actedBy, ...(acted ? [acted] : [])].find(isOwn),
      };
    },
    write: ({ acted, ...kept }) =>
      document.write({
        ...kept,
        actedBy: acted ? [{ ...acted, id: acted.character, at: 1 }] : [],
        acted: undefined,
      }),
  };
}
