import { useState } from 'react';
import { ItemCard } from '../../cards/item-card.tsx';
import { readableName } from '../../cards/readable-name.ts';
import {
  addableTemplates,
  addDraftedItems,
  checkItemDraft,
  checkTemplates,
  draftedItems,
  type ItemDraft,
  supportedItemDraft,
} from '../../core/character/items/add-items.ts';
import { nameList, say, wordingText } from '../../core/lib/wording.ts';
import { ITEM_DISCRIMINATORS } from '../../core/rules/vocabulary.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/buttons/chip.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DraftBar } from '../../ui/layout/draft-bar.tsx';
import { DraftRepair } from '../../ui/layout/draft-repair.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import styles from './items.module.css';
import { useSubmitted } from './use-submitted.ts';
import { WeightSummary } from './weight-summary.tsx';

const EVERY_KIND = '';

interface AddItemsProps {
  /** What was chosen so far. */
  chosen: ItemDraft;
  onChoose: (chosen: ItemDraft) => void;
}

/** A draft of items from the templates of the game data, whose weight shows before it is submitted. */
export function AddItems({ chosen, onChoose }: AddItemsProps) {
  const { loaded, platform } = useGame();
  const { sheet, gameData } = useLoadedCharacter();
  const submitted = useSubmitted();
  const [searchText, setSearchText] = useState('');
  const [kind, setKind] = useState(EVERY_KIND);

  const nothingToAdd = checkTemplates(gameData);
  if (nothingToAdd !== undefined) return <EmptyState title={nothingToAdd} />;

  const templates = addableTemplates(gameData)
    .filter((item) => kind === EVERY_KIND || item.discriminator === kind)
    .filter((item) => item.name.toLowerCase().includes(searchText.trim().toLowerCase()))
    .sort((a, b) => a.name.localeCompare(b.name));
  // The packs may have changed since they were chosen.
  const draft = supportedItemDraft(chosen, gameData);
  const problem = checkItemDraft(sheet, draft, gameData);
  const pieces = [...new Set(draft)].map((name) => ({
    name,
    count: draft.filter((each) => each === name).length,
  }));

  const removeOne = (name: string) => onChoose(draft.filter((_, index) => index !== draft.lastIndexOf(name)));
  const submit = async () => {
    const time = platform.now();
    const what = draft.length === 1 ? nameList(draft) : say`${draft.length} items`;
    if (
      !loaded.change(`Add ${wordingText(what)}`, (before) => addDraftedItems(before, draft, time, gameData))
    )
      return;
    onChoose([]);
    await submitted(say`${what} added.`);
  };

  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        <SearchField
          label="Search items"
          value={searchText}
          onChange={setSearchText}
          placeholder="Search items"
        />
        <SelectField
          label="Kind"
          labelHidden
          value={kind}
          onChange={setKind}
          options={[
            { value: EVERY_KIND, label: 'All kinds' },
            ...ITEM_DISCRIMINATORS.map((each) => ({ value: each, label: readableName(each) })),
          ]}
        />
      </div>
      {templates.length === 0 ? (
        <EmptyState title="No item matches">Search for another name, or choose every kind.</EmptyState>
      ) : (
        <VirtualList
          label="Items to add"
          items={templates}
          itemKey={(item) => item.name}
          estimateHeight={170}
          minColumnWidth={320}
          searchTerms={[{ field: 'Name', value: searchText.trim() }]}
          renderItem={(item) => (
            <ItemCard
              item={item}
              level={2}
              actions={
                <Button aria-label={`Add ${item.name}`} onClick={() => onChoose([...draft, item.name])}>
                  Add
                </Button>
              }
            />
          )}
        />
      )}
      <DraftRepair names={chosen.filter((name) => !draft.includes(name))} />
      <DraftBar isEmpty={draft.length === 0} problem={problem} onSubmit={submit}>
        <WeightSummary added={draftedItems(draft, 0, gameData)} />
        {pieces.length > 0 ? (
          <ul className={styles.chosen} aria-label="Chosen items">
            {pieces.map(({ name, count }) => (
              <li key={name}>
                <Chip tone="accent" onRemove={() => removeOne(name)} removeLabel={`Remove ${name}`}>
                  <bdi>{name}</bdi>
                  {count > 1 ? ` × ${count}` : ''}
                </Chip>
              </li>
            ))}
          </ul>
        ) : null}
      </DraftBar>
    </div>
  );
}
