import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import {
  type GlossaryField,
  type SearchIndex,
  type SearchQuery,
  search,
} from '../../core/game-data/search.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import styles from './glossary.module.css';
import { serializeSearch } from './glossary-search.ts';

interface Glossary {
  readonly title: string;
  readonly path: string;
  readonly names: (gameData: GameData) => Iterable<string>;
}

const GLOSSARIES: readonly Glossary[] = [
  {
    title: 'Actions',
    path: paths.actions,
    names: ({ actions, maneuvers }) => [...actions.keys(), ...maneuvers.keys()],
  },
  { title: 'Foes', path: paths.foes, names: (gameData) => playOf(gameData).foes.map(({ name }) => name) },
  { title: 'Items', path: paths.itemGlossary, names: ({ items }) => items.keys() },
  { title: 'Status Effects', path: paths.statusEffects, names: ({ statusEffects }) => statusEffects.keys() },
  { title: 'Talents', path: paths.talentGlossary, names: ({ talents }) => talents.keys() },
];

interface FoundElsewhereProps<Entry> {
  /** The title of the glossary that is searched. */
  title: string;
  index: SearchIndex<Entry>;
  /** The query that finds nothing. */
  query: SearchQuery;
  onField: (field: GlossaryField) => void;
}

/**
 * Where else a text would be found: in other fields of this glossary, and among the names of the others. It
 * is counted after the keystroke is shown. Rule: docs/rules/game-data.md#search.
 */
export function FoundElsewhere<Entry>({ title, index, query, onField }: FoundElsewhereProps<Entry>) {
  const { gameData } = useGameDataState();
  const { field: searched, value } = useDeferredValue(query);
  const fields = index.fields
    .filter((field) => field !== searched)
    .map((field) => ({ field, count: search(index, [{ field, value }], 'any').length }))
    .filter(({ count }) => count > 0);
  const text = value.toLowerCase();
  const others = GLOSSARIES.filter((each) => each.title !== title)
    .map(({ names, ...each }) => {
      const found = [...names(gameData)].filter((name) => name.toLowerCase().includes(text));
      return { ...each, count: found.length };
    })
    .filter(({ count }) => count > 0);
  if (fields.length === 0 && others.length === 0) return null;
  return (
    <div className={styles.elsewhere}>
      <p>
        <bdi>{value}</bdi> is found in:
      </p>
      <div className={styles.places}>
        {fields.map(({ field, count }) => (
          <Button key={field} onClick={() => onField(field)}>
            {field} ({count})
          </Button>
        ))}
        {others.map((each) => {
          const to = `${each.path}?${serializeSearch({ mode: 'any', queries: [{ field: 'Name', value }] })}`;
          return (
            <LinkButton key={each.title} render={<Link to={to} />}>
              {each.title} ({each.count})
            </LinkButton>
          );
        })}
      </div>
    </div>
  );
}
