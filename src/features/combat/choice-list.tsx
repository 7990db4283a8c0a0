import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import type { AvailableAction } from '../../core/character/character.ts';
import { ACTION_GROUPS, type ActionGroup, type ListedAction } from '../../core/combat/action-order.ts';
import type { CombatTab } from '../../state/combat/combat-view.ts';
import { FoundStatus } from '../../ui/feedback/found-status.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ARROW_KEYS_HINT, useRovingFocus } from '../../ui/layout/use-roving-focus.ts';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import styles from './choice-list.module.css';
import { NothingToChoose } from './nothing-to-choose.tsx';

/** A list of more choices than this renders only those in view, and evaluates only their conditions. */
const MANY = 60;

/** The fields that `matches` searches, by their names on the rows. */
const FIELDS = ['Name', 'Tags', 'Description'];

const NONE: ReadonlySet<string> = new Set();

const GROUP_TITLES: Readonly<Record<ActionGroup, string>> = {
  recent: 'Used last',
  own: 'From talents and equipment',
  default: 'Default',
  unaffordable: 'Too expensive now',
  unmet: 'Not for this action alone',
};

/**
 * What every row needs from its list. The functions stay the same, so that only rows that change render
 * again.
 */
export interface RowState {
  isOpen: boolean;
  /** The heading of its group says where it is from. */
  hidesSource: boolean;
  /** Shows or hides the rules of the choice with this name. */
  onToggle: (name: string) => void;
  /** Empties the search field. */
  clearSearch: () => void;
}

interface ChoiceListProps {
  /** Actions or Maneuvers. */
  title: string;
  tab: CombatTab;
  /** The character's name. */
  character: string;
  choices: readonly ListedAction[];
  /** With another one the list begins anew: without a search, and without rules shown. Its rows stay. */
  draft: string;
  renderChoice: (choice: AvailableAction, row: RowState) => ReactNode;
}

/** A list of choices in groups, with a search by name, text and tags. */
export function ChoiceList({ title, tab, character, choices, draft, renderChoice }: ChoiceListProps) {
  const [searchText, setSearchText] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(NONE);
  const [draftBefore, setDraftBefore] = useState(draft);
  if (draft !== draftBefore) {
    setDraftBefore(draft);
    setSearchText('');
    setOpened(NONE);
  }
  // The list follows what is typed.
  const query = useDeferredValue(searchText.trim());
  const found = choices.filter(({ choice }) => matches(choice, query.toLowerCase()));
  const label = title.toLowerCase();
  const groups = ACTION_GROUPS.map((group) => ({
    group,
    members: found.filter((each) => each.group === group),
  })).filter(({ members }) => members.length > 0);
  const onToggle = (name: string) => setOpened((before) => toggled(before, name));
  const clearSearch = () => setSearchText('');
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <h2 tabIndex={-1} className={styles.title} data-tab={tab}>
          {title}
        </h2>
        {choices.length > 0 ? (
          <div className={styles.search}>
            <SearchField
              label={`Search ${label}`}
              aria-keyshortcuts="/"
              placeholder={`Search ${label}`}
              value={searchText}
              onChange={setSearchText}
            />
          </div>
        ) : null}
      </div>
      <FoundStatus search={query} found={found.length} total={choices.length} />
      {choices.length === 0 ? <NothingToChoose label={label} character={character} /> : null}
      {choices.length > 0 && found.length === 0 ? (
        <EmptyState title="Nothing matches">Search for another word.</EmptyState>
      ) : null}
      {groups.map(({ group, members }) => (
        <ChoiceGroup key={group} group={group} hasTitle={groups.length > 1}>
          <VirtualList
            label={GROUP_TITLES[group]}
            items={members}
            itemKey={({ choice }) => choice.action.name}
            renderItem={({ choice }) =>
              renderChoice(choice, {
                isOpen: opened.has(choice.action.name),
                hidesSource: group === 'default',
                onToggle,
                clearSearch,
              })
            }
            searchTerms={FIELDS.map((field) => ({ field, value: query }))}
            estimateHeight={60}
            minColumnWidth={18.75}
            threshold={MANY}
            dense
          />
        </ChoiceGroup>
      ))}
    </div>
  );
}

interface ChoiceGroupProps {
  group: ActionGroup;
  hasTitle: boolean;
  children: ReactNode;
}

/** The choices of a group: one tab stop, with two controls in each row. */
function ChoiceGroup({ group, hasTitle, children }: ChoiceGroupProps) {
  const section = useRef<HTMLElement>(null);
  useRovingFocus(section, 2);
  const title = GROUP_TITLES[group];
  return (
    <section ref={section} aria-label={title} aria-description={ARROW_KEYS_HINT} data-roving>
      {hasTitle ? <h3 className={styles.group}>{title}</h3> : null}
      {children}
    </section>
  );
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}

function matches({ action: { name, description, tags } }: AvailableAction, query: string): boolean {
  return [name, ...tags, ...description].some((text) => text.toLowerCase().includes(query));
}
