import type { TermKind, TermReference } from '../../../cards/terms/term-reference.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
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
}

export interface SearchSources {
  /** The name of the loaded character. */
  readonly character: string | undefined;
  readonly characters: readonly string[];
  readonly encounters: readonly string[];
  /** undefined until the game is created. */
  readonly gameData: GameData | undefined;
}

interface GlossaryEntries {
  readonly kind: string;
  readonly term: TermKind;
  readonly path: string;
  readonly names: (gameData: GameData) => Iterable<string>;
}

const GLOSSARY_ENTRIES: readonly GlossaryEntries[] = [
  { kind: 'Action', term: 'action', path: paths.actions, names: ({ actions }) => actions.keys() },
  { kind: 'Maneuver', term: 'action', path: paths.actions, names: ({ maneuvers }) => maneuvers.keys() },
  { kind: 'Item', term: 'item', path: paths.itemGlossary, names: ({ items }) => items.keys() },
  {
    kind: 'Status Effect',
    term: 'statusEffect',
    path: paths.statusEffects,
    names: ({ statusEffects }) => statusEffects.keys(),
  },
  { kind: 'Talent', term: 'talent', path: paths.talentGlossary, names: ({ talents }) => talents.keys() },
];

/** The maximum of results of one kind: for others, the user types more of the name or opens the glossary. */
const MOST_OF_A_KIND = 8;

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
    else if (at > 0 && within.length < MOST_OF_A_KIND) within.push(name);
    if (beginning.length === MOST_OF_A_KIND) break;
  }
  return [...beginning, ...within].slice(0, MOST_OF_A_KIND);
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

function glossaryEntriesWith(query: string, gameData: GameData): readonly Destination[] {
  return GLOSSARY_ENTRIES.flatMap(({ kind, term, path, names }) =>
    namesWith(query, names(gameData)).map((label) => ({
      label,
      kind,
      term: { kind: term, name: label },
      to: `${path}?${serializeSearch({ queries: [{ field: 'Name', value: label }], mode: 'any' })}`,
    })),
  );
}

/**
 * The screens, characters, encounters and glossary entries whose name contains the query. An empty query
 * finds no glossary entries.
 */
export function findDestinations(query: string, sources: SearchSources): readonly Destination[] {
  const words = query.trim().toLowerCase();
  const { character, characters, encounters, gameData } = sources;
  return [
    ...screensWith(words, character),
    ...namesWith(words, characters).map((label) => ({ label, kind: 'Character', to: paths.sheet(label) })),
    ...namesWith(words, encounters).map((label) => ({
      label,
      kind: 'Encounter',
      to: paths.encounter('encounter'),
      encounter: label,
    })),
    ...(words === '' || gameData === undefined ? [] : glossaryEntriesWith(words, gameData)),
  ];
}
