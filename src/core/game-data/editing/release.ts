import { isJsonObject } from '../../lib/name-map.ts';
import { wordingText } from '../../lib/wording.ts';
import type { SectionDiff } from '../diff/diff-packs.ts';
import { sectionInWords } from '../diff/diff-words.ts';
import { valueAt, withEntry, withValueAt } from './json-edit.ts';
import { FIRST_VERSION } from './new-pack.ts';

/** The version of a pack; undefined where it has none. */
export function versionOf(json: unknown): number | undefined {
  const version = valueAt(json, ['version']);
  return typeof version === 'number' && Number.isFinite(version) ? version : undefined;
}

/**
 * The number of the next version: that of the pack where it is above the one that was released last, else one
 * more than that. Rule: docs/rules/workshop.md#releasing-a-version.
 */
export function nextVersion(json: unknown, released: unknown): number {
  const now = versionOf(json) ?? FIRST_VERSION;
  const last = released === undefined ? undefined : versionOf(released);
  return last === undefined || now > last ? now : Math.floor(last) + 1;
}

/** The maximum number of lines of the notes: a page of the rulebook holds no more paragraphs. */
const MAX_LINES = 150;

/** What differs, as lines of notes: `Items: Sword: cost: 3 → 5`. */
export function notesOf(changes: readonly SectionDiff[]): string {
  const lines = changes.flatMap((section) =>
    [...sectionInWords(section)].map((words) => `${section.label}: ${wordingText(words)}`),
  );
  const more = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(more > 0 ? [`And ${more} more.`] : [])].join('\n');
}

/**
 * The JSON of the next version. `notes`: a page of the rulebook, a paragraph a line; none where they are
 * blank.
 */
export function releasedVersion(json: unknown, version: number, notes: string): unknown {
  const numbered = withValueAt(json, ['version'], version);
  const text = notes.split('\n').filter((line) => line.trim() !== '');
  if (text.length === 0) return numbered;
  const begun = isJsonObject(valueAt(numbered, ['play']))
    ? numbered
    : withValueAt(numbered, ['play'], { format: 1 });
  return withEntry(begun, ['play', 'rulebook'], { title: `Version ${version}`, text });
}
