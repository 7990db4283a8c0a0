import { standingOf } from '../../core/character/sheet/standing.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import { characterSegment, segmentToName } from '../paths.ts';
import { CHARACTER_KEYS, isFirstVisit, type MirrorTexts, mirroredFields, REMEMBERED } from './first-visit.ts';

/**
 * What stands on the page before the app does. `first-visit`: the home page of someone without characters, as
 * the build rendered it. `home`: the same with a character. `character`: the frame of a character's screens.
 * `new-character`: the form of a new character. `loading`: every other screen. `bare`: the player view, which has no top bar.
 */
export type ShellName = 'first-visit' | 'home' | 'character' | 'new-character' | 'loading' | 'bare';

/** A character as far as its mirrored record tells. */
export interface MirroredCharacter {
  readonly name: string;
  /** The current value of each bar that the record has, by its field. */
  readonly figures: Readonly<Record<string, number>>;
  /** What the packs of the character that was loaded last call a bar, by its field; only where it is no usual name. */
  readonly words: Readonly<Record<string, string>>;
  /** How it stands in a few words, which the home page shows. */
  readonly standing?: readonly string[];
}

export interface ShellChoice {
  readonly shell: ShellName;
  /** undefined where the shell shows no character. */
  readonly character: MirroredCharacter | undefined;
}

const PLAYER_VIEW = /^gm\/player-view\/?$/u;
const NEW_CHARACTER = /^character\/new\/?$/u;

/**
 * The shell for an address and what the mirror holds: only what is shown, nothing is decided by it. Never
 * throws.
 * Rule: docs/rules/screens.md#before-the-app-has-started.
 * @param path the address below the base path, without a slash at its start
 */
export function chooseShell(path: string, mirror: MirrorTexts | undefined): ShellChoice {
  if (isFirstVisit(path, mirror)) return { shell: 'first-visit', character: undefined };
  if (PLAYER_VIEW.test(path)) return { shell: 'bare', character: undefined };
  if (NEW_CHARACTER.test(path)) return { shell: 'new-character', character: undefined };
  const segment = characterSegment(`/${path}`);
  if (path !== '' && segment === undefined) return { shell: 'loading', character: undefined };
  try {
    if (segment !== undefined) return showing('character', mirror, [segmentToName(segment)]);
    return showing('home', mirror, latestFirst(mirror, mirror ? keysOf(mirror) : []));
  } catch {
    return { shell: path === '' ? 'first-visit' : 'loading', character: undefined };
  }
}

/** The shell with the first of these characters whose record is readable. */
function showing(
  shell: 'home' | 'character',
  mirror: MirrorTexts | undefined,
  keys: readonly string[],
): ShellChoice {
  const words = wordsOf(mirroredFields(mirror?.getItem(REMEMBERED)).barWords);
  for (const key of keys) {
    const character = readCharacter(mirror?.getItem(`${CHARACTER_KEYS}${key}`), key, words);
    if (character !== undefined) return { shell, character };
  }
  return { shell: 'loading', character: undefined };
}

function keysOf(mirror: MirrorTexts): readonly string[] {
  return Array.from({ length: mirror.length }, (_, index) => mirror.key(index) ?? '')
    .filter((address) => address.startsWith(CHARACTER_KEYS))
    .map((address) => address.slice(CHARACTER_KEYS.length));
}

/** The order in which the home page offers them: the one loaded last, then the last saved. */
function latestFirst(mirror: MirrorTexts | undefined, keys: readonly string[]): readonly string[] {
  const { lastCharacter } = mirroredFields(mirror?.getItem(REMEMBERED));
  if (keys.some((key) => key === lastCharacter)) return [String(lastCharacter), ...keys];
  const savedAt = (key: string) =>
    Number(mirroredFields(mirror?.getItem(`${CHARACTER_KEYS}${key}`)).savedAt) || 0;
  return keys
    .map((key) => ({ key, at: savedAt(key) }))
    .sort((a, b) => b.at - a.at || a.key.localeCompare(b.key))
    .map(({ key }) => key);
}

function readCharacter(
  text: string | null | undefined,
  key: string,
  words: MirroredCharacter['words'],
): MirroredCharacter | undefined {
  const { data } = mirroredFields(text);
  const sheet = mirroredFields(typeof data === 'string' ? data : undefined);
  const { name } = sheet;
  if (typeof name !== 'string' || normaliseName(name) !== key) return undefined;
  return { name, figures: figuresOf(sheet), words, standing: standingOf(sheet, words) };
}

/** The current value of each bar that a stored sheet of the current version has. */
export function figuresOf(sheet: Readonly<Record<string, unknown>>): MirroredCharacter['figures'] {
  return Object.fromEntries(
    BARS.map((bar) => BAR_TABLE[bar].field)
      .map((field) => [field, sheet[field]] as const)
      .filter(
        (pair): pair is [(typeof pair)[0], number] => Number.isSafeInteger(pair[1]) && Number(pair[1]) >= 0,
      ),
  );
}

/** The words of bars, as `rememberBarWords` stores them. */
export function wordsOf(value: unknown): MirroredCharacter['words'] {
  const words = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(words.filter(([, word]) => typeof word === 'string'));
}
