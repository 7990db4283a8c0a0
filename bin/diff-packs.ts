import { diffPacks } from '../src/core/game-data/diff/diff-packs.ts';
import { sectionInWords } from '../src/core/game-data/diff/diff-words.ts';
import { packEntryName } from '../src/core/game-data/entry-place.ts';
import { wordingText } from '../src/core/lib/wording.ts';
import { type ExitCode, escapeControls, type Print, readPacks } from './pack-files.ts';

const USAGE = `Usage: tabard-diff OLD.json NEW.json
Lists what differs between two game data packs, by entry and field: what is gone (−), new (+), renamed, changed.
Exit code: 0 without a difference, 1 with differences, 2 if a file cannot be read.`;

/** Packs of two files side by side: one with one, and lists by the names of their packs. */
function pairs(
  old: readonly unknown[],
  now: readonly unknown[],
): readonly { readonly title?: string; readonly before: unknown; readonly after: unknown }[] {
  if (old.length === 1 && now.length === 1) return [{ before: old[0], after: now[0] }];
  const named = (packs: readonly unknown[]) =>
    new Map(packs.map((pack, index) => [packEntryName(pack) ?? `pack ${index + 1}`, pack]));
  const [before, after] = [named(old), named(now)];
  return [...new Set([...before.keys(), ...after.keys()])].map((title) => ({
    title,
    before: before.get(title),
    after: after.get(title),
  }));
}

/** What differs between the packs of two files, a heading and a line each. */
function* linesOf(old: readonly unknown[], now: readonly unknown[]): Generator<string> {
  for (const { title, before, after } of pairs(old, now)) {
    for (const section of diffPacks(before, after)) {
      yield title === undefined ? section.label : `${title}: ${section.label}`;
      for (const line of sectionInWords(section)) yield `  ${wordingText(line)}`;
    }
  }
}

/** Prints what differs between the two files that the parameters name; returns the exit code. */
export async function main(
  parameters: readonly string[],
  print: Print,
  printError: Print,
): Promise<ExitCode> {
  const [oldPath, newPath, ...more] = parameters;
  if (oldPath === undefined || newPath === undefined || more.length > 0 || parameters.includes('--help')) {
    printError(USAGE);
    return 2;
  }
  const old = await readPacks(oldPath);
  const now = old.ok ? await readPacks(newPath) : old;
  if (!old.ok || !now.ok) {
    if (!now.ok) printError(escapeControls(now.problem));
    return 2;
  }
  const lines = [...linesOf(old.value, now.value)];
  for (const line of lines) print(escapeControls(line));
  const count = lines.filter((line) => line.startsWith(' ')).length;
  printError(count === 1 ? '1 difference.' : `${count} differences.`);
  return count === 0 ? 0 : 1;
}
