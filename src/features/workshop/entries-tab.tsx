import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { EntryAddress } from '../../core/game-data/editing/entries.ts';
import { addressKey, findingsByEntry, type OverviewEntry } from '../../core/game-data/editing/overview.ts';
import { packFileName } from '../../core/game-data/editing/pack-file.ts';
import { PACK_LISTS, type PackList } from '../../core/game-data/editing/pack-lists.ts';
import { capitalise } from '../../core/lib/capitalise.ts';
import type { WorkshopFindings } from '../../state/workshop/pack-findings.ts';
import { useEntryIntents } from '../../state/workshop/use-entry-intents.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import { ActionsButton } from './actions-button.tsx';
import { EntryLine } from './entry-line.tsx';
import { EntryQuestion } from './entry-question.tsx';
import type { OpenPack } from './pack-gate.tsx';
import { useGameDataBelow } from './use-game-data-below.ts';
import { useOverview } from './use-overview.ts';
import styles from './workshop.module.css';

interface EntriesTabProps extends OpenPack {
  findings: WorkshopFindings;
}

type Shown = 'all' | 'findings' | 'unused' | 'overriding';

const SHOWN: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'all', label: 'All entries' },
  { value: 'findings', label: 'With findings' },
  { value: 'unused', label: 'Not used by anything' },
  { value: 'overriding', label: 'Overriding other packs' },
];

/** Every entry of a pack by its kind. Rule: docs/rules/workshop.md#overview-of-a-pack. */
export function EntriesTab({ name, pack, findings }: EntriesTabProps) {
  const below = useGameDataBelow(packFileName(pack));
  const json = useDeferredValue(pack.json);
  const entries = useOverview(json, below);
  const found = useMemo(() => findingsByEntry(findings), [findings]);
  const [text, setText] = useState('');
  const [list, setList] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [asked, setAsked] = useState<EntryAddress>();
  const query = useDeferredValue(text.trim().toLowerCase());

  const listed = useMemo(() => {
    const isShown = (entry: OverviewEntry): boolean => {
      switch (shown) {
        case 'all':
          return true;
        case 'findings':
          return found.has(addressKey(entry));
        case 'unused':
          return entry.isUnused;
        case 'overriding':
          return entry.isOverriding;
      }
    };
    return entries.filter(
      (entry) =>
        (list === '' || entry.list.id === list) && isShown(entry) && entry.name.toLowerCase().includes(query),
    );
  }, [entries, found, shown, list, query]);

  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <SearchField label="Search entries" placeholder="Search" value={text} onChange={setText} />
        <SelectField
          label="Kind"
          labelHidden
          value={list}
          onChange={setList}
          options={[{ value: '', label: 'All kinds' }, ...kindOptions(entries)]}
        />
        <SelectField
          label="Show"
          labelHidden
          value={shown}
          onChange={(chosen) => setShown(SHOWN.find(({ value }) => value === chosen)?.value ?? 'all')}
          options={SHOWN}
        />
        <NewEntry name={name} chosen={PACK_LISTS.find(({ id }) => id === list)} />
      </div>
      {listed.length === 0 ? (
        <EmptyState title={entries.length === 0 ? 'There are no entries yet' : 'No entry matches'}>
          {entries.length === 0
            ? 'Press New entry, and choose what to add.'
            : 'Change what you search for, or choose another kind.'}
        </EmptyState>
      ) : (
        <div className={styles.entries}>
          <VirtualList
            label="Entries"
            items={listed}
            dense
            itemKey={addressKey}
            estimateHeight={72}
            // A few are as wide as the other tabs are.
            minColumnWidth={listed.length < 4 ? undefined : 28}
            threshold={60}
            renderItem={(entry) => (
              <EntryLine
                pack={name}
                entry={entry}
                findings={found.get(addressKey(entry)) ?? []}
                onAsk={setAsked}
              />
            )}
          />
        </div>
      )}
      {asked ? (
        <EntryQuestion
          pack={name}
          asked={asked}
          shown={json}
          json={pack.json}
          below={below}
          onDone={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  );
}

/** The lists that have entries, with their number. */
function kindOptions(entries: readonly OverviewEntry[]) {
  const counts = new Map<PackList, number>();
  for (const { list } of entries) counts.set(list, (counts.get(list) ?? 0) + 1);
  return [...counts].map(([{ id, label }, count]) => ({
    value: id,
    label: `${label} (${count.toLocaleString('en-US')})`,
  }));
}

/** Adds an entry of the chosen kind, or of one that is asked for, and opens it. */
function NewEntry({ name, chosen }: { name: string; chosen: PackList | undefined }) {
  const intents = useEntryIntents();
  const navigate = useNavigate();
  const add = (list: PackList) => {
    const added = intents.add(list);
    if (added) void navigate(paths.workshopEntry(name, list.id, added.index));
  };
  if (chosen !== undefined)
    return (
      <Button kind="primary" icon={<Plus />} onClick={() => add(chosen)}>
        New {chosen.one}
      </Button>
    );
  return (
    <ActionsButton
      label="New entry"
      word={{ text: 'New entry', icon: <Plus /> }}
      actions={PACK_LISTS.map((list) => ({ label: capitalise(list.one), onSelect: () => add(list) }))}
    />
  );
}
