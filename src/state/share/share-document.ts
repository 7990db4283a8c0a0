import { packShared, SHARE_LIMITS, type SharedKind, shareCode } from '../../core/share/share-code.ts';
import type { Game } from '../game.ts';

/** A document ready to be handed over. */
export interface Shareable {
  readonly name: string;
  /** The text of its download. */
  readonly text: string;
  /** Undefined where it is too large for a link or a QR code. */
  readonly code: { readonly text: string; readonly bytes: Uint8Array } | undefined;
}

/** Rule: docs/rules/sharing.md#share. */
export function shareable(
  { gameData }: Pick<Game, 'gameData'>,
  { kind, name, text }: { readonly kind: SharedKind; readonly name: string; readonly text: string },
): Shareable {
  const { available } = gameData.store.getState();
  const enabled = available.filter((pack) => pack.enabled).map((pack) => [pack.name, pack.version] as const);
  const file: unknown = JSON.parse(text);
  const bytes = packShared({ kind, file, packs: kind === 'pack' ? [] : enabled });
  const fits = bytes.length <= SHARE_LIMITS.packed && text.length <= SHARE_LIMITS.unpacked / 4;
  return { name, text, code: fits ? { text: shareCode(bytes), bytes } : undefined };
}
