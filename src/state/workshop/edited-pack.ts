import {
  openStoredPackFile,
  type PackFile,
  serializePackFile,
} from '../../core/game-data/editing/pack-file.ts';
import type { DocumentFormat } from '../history/persisted-histories.ts';

/** A pack of the workshop that is open. */
export interface EditedPack extends PackFile {
  /** The file of the version that was released last; undefined before the first. */
  readonly released: string | undefined;
}

export const EDITED_PACK_FORMAT: DocumentFormat<EditedPack> = {
  serialize: ({ released, ...file }) => ({ text: serializePackFile(file), released: released ?? null }),
  read({ text, released }) {
    const file = typeof text === 'string' ? openStoredPackFile(text) : undefined;
    if (!file?.ok) return undefined;
    return { ...file.value, released: typeof released === 'string' ? released : undefined };
  },
};

/** The released version that was read last: forms ask for it at every keystroke. */
let lastRead: { readonly text: string; readonly json: unknown } | undefined;

/** The JSON of the version that was released last; undefined where there is none that can be read. */
export function releasedJson({ released }: Pick<EditedPack, 'released'>): unknown {
  if (released === undefined) return undefined;
  if (lastRead?.text !== released) {
    const file = openStoredPackFile(released);
    lastRead = { text: released, json: file.ok ? file.value.json : undefined };
  }
  return lastRead.json;
}
