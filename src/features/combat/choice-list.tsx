import { type ReactNode, useState } from 'react';
import type { AvailableAction } from '../../core/character/character.ts';
import type { CombatTab } from '../../state/combat/combat-view.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import styles from './choice-list.module.css';
import { NothingToChoose } from './nothing-to-choose.tsx';

/** A list of more choices than this renders only those in view, and evaluates only their conditions. */
const MANY = 100;

/** The fields that `matches` searches, by their names on the cards. */
const FIELDS = ['Name', 'Tags', 'Description'];

interface ChoiceListProps {
  /** Actions or Maneuvers. */
  title: string;
  tab: CombatTab;
  /** The character's name. */
  character: string;
  choices: readonly AvailableAction[];
  /** `clearSearch` empties the search field. */
  renderChoice: (choice: AvailableAction, clearSearch: () => void) => ReactNode;
}

/** A list of choices with a search by name, text and tags. */
export function ChoiceList({ title, tab, character, choices, renderChoice }: ChoiceListProps) {
  const [searchText, setSearchText] = useState('');
  const query = searchText.trim();
  const found = choices.filter((choice) => matches(choice, query.toLowerCase()));
  const label = title.toLowerCase();
  return (
    <div className={styles.panel}>
      <h2 tabIndex={-1} className="visually-hidden" data-tab={tab}>
        {title}
      </h2>
      {choices.length > 0 ? (
        <SearchField
          label={`Search ${label}`}
          placeholder={`Search ${label}`}
          value={searchText}
          onChange={setSearchText}
        />
      ) : (
        <NothingToChoose label={label} character={character} />
      )}
      {choices.length > 0 && found.length === 0 ? (
        <EmptyState title="Nothing matches">Search for another word.</EmptyState>
      ) : null}
      {found.length > 0 ? (
        <VirtualList
          label={title}
          items={found}
          itemKey={({ action }) => action.name}
          renderItem={(choice) => renderChoice(choice, () => setSearchText(''))}
          searchTerms={FIELDS.map((field) => ({ field, value: query }))}
          estimateHeight={220}
          minColumnWidth={300}
          threshold={MANY}
        />
      ) : null}
    </div>
  );
}

function matches({ action: { name, description, tags } }: AvailableAction, query: string): boolean {
  return [name, ...tags, ...description].some((text) => text.toLowerCase().includes(query));
}
