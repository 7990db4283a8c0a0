import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import type { TabardStorage } from '../codecs.ts';

interface SavedCharacter {
  readonly name: string;
  readonly value: StoredSheet;
}

/** The stored characters that were saved with a pack, and so need it. */
export function charactersSavedWith(
  { characters }: Pick<TabardStorage, 'characters'>,
  pack: string,
): readonly SavedCharacter[] {
  return [...characters.entries().values()].filter(({ value }) =>
    value.packInfo.some(([name]) => name === pack),
  );
}
