import type { GameData } from '../../../core/game-data/game-data.ts';
import { serializeSearch } from '../../../features/glossary/glossary-search.ts';
import { characterLinks, navigationSections } from '../../navigation.ts';
import { paths } from '../../paths.ts';

/** Somewhere to go. */
export interface Destination {
  readonly label: string;
  /** What it is, in a word or two. */
  readonly kind: string;
  readonly to: string;
  /** The encounter that is put on the table on the way. */
  readonly encounter?: string;
}

export interface SearchSources {
  /** The loaded character. */
  readonly character: string | undefined;
  readonly characters: readonly string[];
  readonly encounters: readonly string[];
  readonly gameData: GameData;
}

/** So many of a kind: who looks for more writes more of the name, or goes to the glossary. */
const MOST_OF_A_KIND = 8;

/** What has the words sought in its name: first what begins with them. Every name, where nothing is sought. */
function namesWith(words: string, names: Iterable<string>): readonly string[] {
  const beginning: string[] = [];
  const within: string[] = [];
  for (const name of names) {
    const at = name.toLowerCase().indexOf(words);
    if (at === 0) beginning.push(name);
    else if (at > 0 && within.length < MOST_OF_A_KIND) within.push(name);
    if (beginning.length === MOST_OF_A_KIND) break;
  }
  return [...beginning, ...within].slice(0, MOST_OF_A_KIND);
}

/** Where the words may lead, by name: screens, characters, encounters, and entries of the game data in their glossary. */
export function destinations(sought: string, places: SearchSources): readonly Destination[] {
  const words = sought.trim().toLowerCase();
  const { character, gameData } = places;

  const screens = [
    ...(character === undefined
      ? []
      : characterLinks(character).map((link) => ({ ...link, kind: character }))),
    ...navigationSections.flatMap(({ title, links }) => links.map((link) => ({ ...link, kind: title }))),
  ].filter(({ label, kind }) => `${label} ${kind}`.toLowerCase().includes(words));
  const characters = namesWith(words, places.characters).map((label) => ({
    label,
    kind: 'Character',
    to: paths.sheet(label),
  }));
  const encounters = namesWith(words, places.encounters).map((label) => ({
    label,
    kind: 'Encounter',
    to: paths.encounter('encounter'),
    encounter: label,
  }));
  if (words === '') return [...screens, ...characters, ...encounters];

  const entries = (kind: string, glossary: string, names: Iterable<string>) =>
    namesWith(words, names).map((label) => ({
      label,
      kind,
      to: `${glossary}?${serializeSearch({ queries: [{ field: 'Name', value: label }], mode: 'any' })}`,
    }));
  return [
    ...screens,
    ...characters,
    ...encounters,
    ...entries('Action', paths.actions, gameData.actions.keys()),
    ...entries('Maneuver', paths.actions, gameData.maneuvers.keys()),
    ...entries('Item', paths.itemGlossary, gameData.items.keys()),
    ...entries('Status Effect', paths.statusEffects, gameData.statusEffects.keys()),
    ...entries('Talent', paths.talentGlossary, gameData.talents.keys()),
  ];
}
