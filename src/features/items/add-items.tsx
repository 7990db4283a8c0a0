import { useDeferredValue, useState } from 'react';
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
import { buyDraftedItems, checkPayment, draftCost } from '../../core/character/items/trade.ts';
import { carriedWeight } from '../../core/character/items/weight.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { oneDecimal } from '../../core/lib/whole-number.ts';
import { nameList, say, wordingText } from '../../core/lib/wording.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { useLiveMessage } from '../../state/use-live-message.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DraftBar, DraftLayout } from '../../ui/draft/draft-bar.tsx';
import { DraftRepair } from '../../ui/draft/draft-repair.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { FoundStatus } from '../../ui/feedback/found-status.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { RowList } from '../../ui/layout/rows/row-list.tsx';
import { ItemChoice } from './item-choice.tsx';
import { countPieces, filterTemplates, readBound } from './item-draft.ts';
import { ItemDraftSummary } from './item-draft-summary.tsx';
import { type FilterFields, ItemFilters, NO_FILTER_FIELDS } from './item-filters.tsx';
import { usePays } from './use-pays.ts';
import { useSubmitted } from './use-submitted.ts';

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
  const [pays, setPays] = usePays();
  const [fields, setFields] = useState(NO_FILTER_FIELDS);
  const [message, announce] = useLiveMessage();
  // The list follows what is typed.
  const shown = useDeferredValue(fields);

  const nothingToAdd = checkTemplates(gameData);
  if (nothingToAdd !== undefined) return <EmptyState title={nothingToAdd} />;

  // The packs may have changed since they were chosen.
  const draft = supportedItemDraft(chosen, gameData);
  const weight = carriedWeight(sheet, gameData, draftedItems(draft, 0, gameData)).total;
  const cost = draftCost(draft, gameData);
  const left = { cost: sheet.currency - cost, weight: oneDecimal(encumbrance.total - weight) };
  const allTemplates = addableTemplates(gameData);
  const matching = (filter: FilterFields) =>
    filterTemplates(allTemplates, {
      ...filter,
      cost: readBound(filter.cost),
      weight: readBound(filter.weight),
      left: filter.isAffordable ? left : undefined,
    });
  const templates = matching(shown);
  const pieces = countPieces(draft);

  const add = (name: string) => {
    onChoose([...draft, name]);
    announce(`${name} × ${(pieces.get(name) ?? 0) + 1}`);
  };
  const removeOne = (name: string) => {
    onChoose(draft.filter((_, index) => index !== draft.lastIndexOf(name)));
    const kept = (pieces.get(name) ?? 0) - 1;
    announce(kept > 0 ? `${name} × ${kept}` : `${name} removed`);
  };
  const addFirst = () => {
    const [first] = matching(fields);
    if (first === undefined) return;
    add(first.name);
    setFields({ ...fields, text: '' });
  };
  const submit = async () => {
    const time = platform.now();
    const what = draft.length === 1 ? nameList(draft) : say`${draft.length} items`;
    const [verb, addAll] = pays ? (['Buy', buyDraftedItems] as const) : (['Add', addDraftedItems] as const);
    if (!loaded.change(`${verb} ${wordingText(what)}`, (before) => addAll(before, draft, time, gameData)))
      return;
    onChoose([]);
    await submitted(pays ? say`${what} bought for ${cost}.` : say`${what} added.`);
  };

  return (
    <DraftLayout
      draft={
        <DraftBar
          isEmpty={draft.length === 0}
          problem={checkItemDraft(sheet, draft, gameData) ?? (pays ? checkPayment(sheet, cost) : undefined)}
          onSubmit={submit}
          onDiscard={draft.length > 0 ? () => onChoose([]) : undefined}
        >
          <ItemDraftSummary draft={draft} onRemove={removeOne} cost={cost} pays={pays} onPays={setPays} />
        </DraftBar>
      }
    >
      <Announcement message={message} />
      <FoundStatus search={shown} found={templates.length} total={allTemplates.length} />
      <ItemFilters fields={fields} onChange={setFields} onEnter={addFirst} />
      {templates.length === 0 ? (
        <EmptyState
          title="No item matches"
          actions={
            <Button onClick={() => setFields({ ...NO_FILTER_FIELDS, order: fields.order })}>
              Show all items
            </Button>
          }
        >
          {whyNone(shown, left, wordFor(gameData, 'CURRENCY', 'currency'))}
        </EmptyState>
      ) : (
        <RowList
          label="Items to add"
          items={templates}
          itemKey={(item) => item.name}
          estimateHeight={92}
          minColumnWidth={21.25}
          searchTerms={[{ field: 'Name', value: shown.text.trim() }]}
          renderItem={(item) => (
            <ItemChoice
              item={item}
              gameData={gameData}
              chosen={pieces.get(item.name) ?? 0}
              stacked={stackOfTemplate(sheet, item.name, gameData)?.quantity}
              left={left.cost}
              onAdd={() => add(item.name)}
            />
          )}
        />
      )}
      <DraftRepair names={chosen.filter((name) => !draft.includes(name))} />
    </DraftLayout>
  );
}

/** What to do about an empty list. */
function whyNone(
  { isAffordable, cost, weight }: FilterFields,
  left: { cost: number; weight: number },
  currency: string,
): string {
  if (isAffordable)
    return `You have ${left.cost} ${currency} left, and can carry ${Math.max(0, left.weight)} more.`;
  return cost.trim() === '' && weight.trim() === ''
    ? 'Search for another name, or choose all kinds.'
    : 'Search for another name, choose all kinds, or raise the price and weight.';
}
