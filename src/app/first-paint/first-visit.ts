import type { TextStore } from '../../platform/browser.ts';

export type MirrorTexts = Pick<TextStore, 'length' | 'key' | 'getItem'>;

/** What the keys of characters in the mirror begin with. */
export const CHARACTER_KEYS = 'tabard.characters.';

/** The mirror's record of what is remembered of this browser. */
export const REMEMBERED = 'tabard.remembered';

/**
 * Whether the page is shown as the build rendered it: home, without a character in the mirror, or where that cannot be
 * read. Never throws.
 * Rule: docs/rules/screens.md#before-the-app-has-started.
 * @param path the address below the base path, without a slash at its start
 */
export function isFirstVisit(path: string, mirror: MirrorTexts | undefined): boolean {
  if (path !== '') return false;
  try {
    for (let index = 0; index < (mirror?.length ?? 0); index++)
      if (mirror?.key(index)?.startsWith(CHARACTER_KEYS)) return false;
    return true;
  } catch {
    return true;
  }
}

/** The fields of a JSON object, as the mirror has it; none of anything else. */
export function mirroredFields(text: string | null | undefined): Partial<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text ?? 'null');
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
