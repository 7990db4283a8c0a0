import type { TermKind, TermReference } from '../../../cards/terms/term-reference.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import { playOf } from '../../../core/game-data/play-of.ts';
import { findTexts, type TextKind, type TextPart } from '../../../core/game-data/texts/text-search.ts';
import { rulebookLines } from '../../../core/play/parts/rulebook.ts';
import { serializeSearch } from '../../../features/glossary/glossary-search.ts';
import { characterLinks, NAVIGATION_SECTIONS } from '../../navigation.ts';
import { paths } from '../../paths.ts';

/** A search result: a screen of the app. */
export interface Destination {
  readonly label: string;
  /** What the result is, in a word or two. */
  readonly kind: string;
  readonly to: string;
  /** The encounter to load before the screen opens. */
  readonly encounter?: string;
  /** The entry of the game data whose card is shown. */
  readonly term?: TermReference;
  /** The words of its text that the query was found in. */
  readonly snippet?: string;
}

interface StoredEncounter {
  readonly name: string;
  readonly groups: readonly string[];
}

export interface SearchSources {
  /** The name of the loaded character. */
  readonly character: string | undefined;
  readonly characters: readonly string[];
  /** Stored encounters, with the names of their groups. */
  readonly encounters: readonly StoredEncounter[];
  /** The names of the game master's own foes; none until the game is created. */
  readonly ownFoes: readonly string[];
  /** undefined until the game is created. */
  readonly gameData: GameData | undefined;
}

/** The entries of one kind, and the screen of each. */
interface Entries {
  readonly kind: Exclude<TextKind, 'Rulebook'>;
  readonly term: TermKind;
  readonly to: (name: string, character: string | undefined) => string;
  readonly names: (gameData: GameData) => Iterable<string>;
}

const inGlossary = (path: string) => (name: string) =>
  `${path}?${serializeSearch({ queries: [{ field: 'Name', value: name }], mode: 'any' })}`;

/** Skills have no glossary: the editor lists them, and so does the form of a new character. */
const skillScreen = (_name: string, character: string | undefined): string =>
  character === undefined ? paths.newCharacter : paths.skills(character);

const ENTRIES: readonly Entries[] = [
  { kind: 'Action', term: 'action', to: inGlossary(paths.actions), names: ({ actions }) => actions.keys() },
  {
    kind: 'Maneuver',
    term: 'action',
    to: inGlossary(paths.actions),
    names: ({ maneuvers }) => maneuvers.keys(),
  },
  { kind: 'Item', term: 'item', to: inGlossary(paths.itemGlossary), names: ({ items }) => items.keys() },
  {
    kind: 'Status Effect',
    term: 'statusEffect',
    to: inGlossary(paths.statusEffects),
    names: ({ statusEffects }) => statusEffects.keys(),
  },
  {
    kind: 'Talent',
    term: 'talent',
    to: inGlossary(paths.talentGlossary),
    names: ({ talents }) => talents.keys(),
  },
  { kind: 'Skill', term: 'skill', to: skillScreen, names: ({ skills }) => skills.keys() },
  {
    kind: 'Foe',
    term: 'foe',
    to: inGlossary(paths.foes),
    names: (gameData) => playOf(gameData).foes.map(({ name }) => name),
  },
];

/** The maximum of results of one kind: for others, the user types more of the name or opens the glossary. */
const MAX_OF_A_KIND = 8;

/**
 * Up to that many names that contain the query, those that begin with it first. Any name contains the empty
 * query.
 */
function namesWith(query: string, names: Iterable<string>): readonly string[] {
  const beginning: string[] = [];
  const within: string[] = [];
  for (const name of names) {
    const at = name.toLowerCase().indexOf(query);
    if (at === 0) beginning.push(name);
    else if (at > 0 && within.length < MAX_OF_A_KIND) within.push(name);
    if (beginning.length === MAX_OF_A_KIND) break;
  }
  return [...beginning, ...within].slice(0, MAX_OF_A_KIND);
}

function screensWith(query: string, character: string | undefined): readonly Destination[] {
  const links = character === undefined ? [] : characterLinks(character);
  return [
    ...links.map((link) => ({ ...link, kind: character ?? '' })),
    ...NAVIGATION_SECTIONS.flatMap((section) =>
      section.links.map((link) => ({ ...link, kind: section.title })),
    ),
  ].filter(({ label, kind }) => `${label} ${kind}`.toLowerCase().includes(query));
}

const encounterScreen = (encounter: string) => ({ to: paths.encounter('encounter'), encounter });

/** The groups of stored encounters, up to so many of all: each opens its encounter. */
function groupsWith(query: string, encounters: readonly StoredEncounter[]): readonly Destination[] {
  return encounters
    .flatMap(({ name, groups }) =>
      namesWith(query, groups).map((label) => ({
        label,
        kind: `Group of ${name}`,
        ...encounterScreen(name),
      })),
    )
    .slice(0, MAX_OF_A_KIND);
}

const entryOf = ({ kind, term, to }: Entries, label: string, character: string | undefined): Destination => ({
  label,
  kind,
  term: { kind: term, name: label },
  to: to(label, character),
});

function gameDataNamesWith(
  query: string,
  gameData: GameData,
  character: string | undefined,
): readonly Destination[] {
  const titles = playOf(gameData).rulebook.map(({ title }) => title);
  return [
    ...namesWith(query, titles).map((label) => ({ label, kind: 'Rulebook', to: paths.rulebookPage(label) })),
    ...ENTRIES.flatMap((entries) =>
      namesWith(query, entries.names(gameData)).map((label) => entryOf(entries, label, character)),
    ),
  ];
}

/** The line of a rulebook's page that a query was found in. The page marks the query. */
function rulebookLine(gameData: GameData, title: string, line: number, query: string): string {
  const page = playOf(gameData).rulebook.find((each) => each.title === title);
  const anchor = page && rulebookLines(page)[line]?.anchor;
  return `${paths.rulebookPage(title)}?${new URLSearchParams({ find: query })}#${anchor ?? ''}`;
}

/**
 * What contains the query in its text, without what `names` found by its name.
 * Rule: docs/rules/screens.md#search-for-anything.
 */
export function findTextDestinations(
  query: string,
  gameData: GameData,
  parts: readonly TextPart[],
  names: readonly Destination[],
  character?: string,
): readonly Destination[] {
  const known = new Set(names.map(({ kind, label }) => `${kind} ${label}`));
  const matches = findTexts(parts, query, MAX_OF_A_KIND, (kind, name) => known.has(`${kind} ${name}`));
  return matches.map(({ kind, name, line, snippet }) => {
    const entries = ENTRIES.find((each) => each.kind === kind);
    if (entries !== undefined) return { ...entryOf(entries, name, character), snippet };
    return { label: name, kind, snippet, to: rulebookLine(gameData, name, line, query.trim()) };
  });
}

/**
 * The screens, characters, encounters with their groups, own foes, and entries of the game data whose name
 * contains the query. An empty query finds screens, characters and encounters alone.
 * Rule: docs/rules/screens.md#search-for-anything.
 */
export function findDestinations(query: string, sources: SearchSources): readonly Destination[] {
  const words = query.trim().toLowerCase();
  const { character, characters, encounters, ownFoes, gameData } = sources;
  const encounterNames = encounters.map(({ name }) => name);
  return [
    ...screensWith(words, character),
    ...namesWith(words, characters).map((label) => ({ label, kind: 'Character', to: paths.sheet(label) })),
    ...namesWith(words, encounterNames).map((label) => ({
      label,
      kind: 'Encounter',
      ...encounterScreen(label),
    })),
    ...(words === '' ? [] : groupsWith(words, encounters)),
    ...(words === '' ? [] : namesWith(words, ownFoes)).map((label) => ({
      label,
      kind: 'Own Foe',
      to: inGlossary(paths.foes)(label),
    })),
    ...(words === '' || gameData === undefined ? [] : gameDataNamesWith(words, gameData, character)),
  ];
}
