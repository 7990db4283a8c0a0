import { useState } from 'react';
import { readableName } from '../../cards/readable-name.ts';
import {
  addableTemplates,
  addDraftedItems,
  checkItemDraft,
  checkTemplates,
  draftedItems,
  type ItemDraft,
  stackOfTemplate,
  supportedItemDraft,
} from '../../core/character/items/add-items.ts';
import { carriedWeight } from '../../core/character/items/weight.ts';
import { oneDecimal } from '../../core/lib/whole-number.ts';
import { nameList, say, wordingText } from '../../core/lib/wording.ts';
import { ITEM_DISCRIMINATORS } from '../../core/rules/vocabulary.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DraftBar, DraftLayout } from '../../ui/draft/draft-bar.tsx';
import { DraftRepair } from '../../ui/draft/draft-repair.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import { ItemChoice } from './item-choice.tsx';
import { countPieces, draftCost, filterTemplates } from './item-draft.ts';
import { ItemDraftSummary } from './item-draft-summary.tsx';
import styles from './items.module.css';
import { useSubmitted } from './use-submitted.ts';

const EVERY_KIND = '';

interface AddItemsProps {
  /** What was chosen so far. */
  chosen: ItemDraft;
  onChoose: (chosen: ItemDraft) => void;
}

/** A draft of items from the templates of the game data, whose weight shows before it is submitted. */
export function AddItems({ chosen, onChoose }: AddItemsProps) {
  const { loaded, platform } = useGame();
  const { sheet, gameData, encumbrance } = useLoadedCharacter();
  const submitted = useSubmitted();
  const [text, setText] = useState('');
  const [kind, setKind] = useState(EVERY_KIND);
  const [isAffordable, setAffordable] = useState(false);

  const nothingToAdd = checkTemplates(gameData);
  if (nothingToAdd !== undefined) return <EmptyState title={nothingToAdd} />;

  // The packs may have changed since they were chosen.
  const draft = supportedItemDraft(chosen, gameData);
  const weight = carriedWeight(sheet, gameData, draftedItems(draft, 0, gameData)).total;
  const most = {
    cost: sheet.currency - draftCost(draft, gameData),
    weight: oneDecimal(encumbrance.total - weight),
  };
  const templates = filterTemplates(addableTemplates(gameData), {
    text,
    kind,
    most: isAffordable ? most : undefined,
  });
  const pieces = countPieces(draft);

  const removeOne = (name: string) => onChoose(draft.filter((_, index) => index !== draft.lastIndexOf(name)));
  const showAll = () => {
    setText('');
    setKind(EVERY_KIND);
    setAffordable(false);
  };
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
    <DraftLayout
      draft={
        <DraftBar
          isEmpty={draft.length === 0}
          problem={checkItemDraft(sheet, draft, gameData)}
          onSubmit={submit}
          onDiscard={draft.length > 0 ? () => onChoose([]) : undefined}
        >
          <ItemDraftSummary draft={draft} onRemove={removeOne} />
        </DraftBar>
      }
    >
      <div className={styles.filters}>
        <SearchField label="Search items" value={text} onChange={setText} placeholder="Search items" />
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
        <Checkbox label="Affordable" checked={isAffordable} onChange={setAffordable} />
      </div>
      {templates.length === 0 ? (
        <EmptyState title="No item matches" actions={<Button onClick={showAll}>Show all items</Button>}>
          {isAffordable
            ? `You have ${most.cost} currency left, and can carry ${Math.max(0, most.weight)} more.`
            : 'Search for another name, or choose all kinds.'}
        </EmptyState>
      ) : (
        <VirtualList
          label="Items to add"
          items={templates}
          itemKey={(item) => item.name}
          estimateHeight={68}
          minColumnWidth={320}
          searchTerms={[{ field: 'Name', value: text.trim() }]}
          renderItem={(item) => (
            <ItemChoice
              item={item}
              chosen={pieces.get(item.name) ?? 0}
              stacked={stackOfTemplate(sheet, item.name, gameData)?.quantity}
              onAdd={() => onChoose([...draft, item.name])}
            />
          )}
        />
      )}
      <DraftRepair names={chosen.filter((name) => !draft.includes(name))} />
    </DraftLayout>
  );
}
