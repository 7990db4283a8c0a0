import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import {
  checkGenericItem,
  GENERIC_ITEM_DEFAULTS,
  type GenericItemProblem,
  genericItem,
  largestWeightInTenths,
  type NewGenericItem,
} from '../../core/character/items/generic-item.ts';
import { addItem } from '../../core/character/items/items.ts';
import { buyItem, checkPayment } from '../../core/character/items/trade.ts';
import { MAX_NUMBER } from '../../core/lib/whole-number.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DraftActions, DraftHint, DraftLayout, useIsBeside } from '../../ui/draft/draft-bar.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import { Explain } from '../../ui/overlays/explain.tsx';
import { BasketSums } from './basket-sums.tsx';
import styles from './items.module.css';
import { usePays } from './use-pays.ts';
import { useSubmitted } from './use-submitted.ts';

interface GenericItemFormProps {
  item: NewGenericItem;
  onChange: (item: NewGenericItem) => void;
}

/**
 * In UTF-16 units. Files may have items with a longer one.
 * Rule: docs/rules/items.md#creating-a-custom-item.
 */
const MAX_FLAVOR = 5_000;

/** Explains the unit while the weight is 0. */
const WEIGHT_EXAMPLE = 15;

/** The first click of a double click empties the form, so the second one would report a missing name. */
function preventSecondSubmit(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/**
 * The form for a custom item. The weight is entered in tenths.
 * Rule: docs/rules/items.md#creating-a-custom-item.
 */
export function GenericItemForm({ item, onChange }: GenericItemFormProps) {
  const { loaded, platform } = useGame();
  const { sheet, gameData, encumbrance, weight } = useLoadedCharacter();
  const largest = largestWeightInTenths(sheet, gameData);
  const example = item.weightInTenths || WEIGHT_EXAMPLE;
  const submitted = useSubmitted();
  const [pays, setPays] = usePays();
  const [problem, setProblem] = useState<GenericItemProblem>();
  const nameField = useRef<HTMLInputElement>(null);
  const flavorField = useRef<HTMLTextAreaElement>(null);
  const weightField = useRef<HTMLInputElement>(null);
  const costField = useRef<HTMLInputElement>(null);

  const change = (fields: Partial<NewGenericItem>) => {
    onChange({ ...item, ...fields });
    setProblem(undefined);
  };
  const unpaid = (): GenericItemProblem | undefined => {
    const message = pays ? checkPayment(sheet, item.cost) : undefined;
    return message === undefined ? undefined : { field: 'cost', message };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkGenericItem(item, sheet, gameData) ?? unpaid();
    setProblem(found);
    if (found !== undefined) {
      const fields = { name: nameField, flavor: flavorField, weightInTenths: weightField, cost: costField };
      fields[found.field].current?.focus();
      return;
    }
    const made = genericItem(item, platform.now());
    const cost = made.cost ?? 0;
    const changed = pays
      ? loaded.change(`Buy ${made.name}`, (before) => buyItem(before, made))
      : loaded.change(`Add ${made.name}`, (before) => addItem(before, made));
    if (!changed) return;
    onChange(GENERIC_ITEM_DEFAULTS);
    const name = userName(made.name);
    await submitted(pays ? say`${name} bought for ${cost}.` : say`${name} added.`);
  };

  const hintId = useId();
  const isNameless = item.name.trim() === '';
  const hint =
    isNameless && problem === undefined ? checkGenericItem(item, sheet, gameData)?.message : undefined;

  const errorOf = (field: GenericItemProblem['field']) =>
    problem?.field === field ? <span role="alert">{problem.message}</span> : undefined;

  // Beside the form in the draft, or below it.
  const isBeside = useIsBeside();
  const preview = (
    <div className={styles.preview}>
      <EntryRow
        level={2}
        title={<bdi>{item.name.trim() || 'New item'}</bdi>}
        effect={item.flavor.trim() || undefined}
        meta={<FactLine text={`Weight ${item.weightInTenths / 10} · cost ${item.cost}`} />}
      />
    </div>
  );

  return (
    <form onSubmit={submit} noValidate>
      <DraftLayout
        draft={
          <DraftActions
            isLow={item.cost === 0}
            summary={
              <div className={styles.summary}>
                {isBeside ? preview : null}
                <BasketSums
                  added={[{ ...genericItem(item, 0), name: item.name.trim() || 'New item' }]}
                  cost={item.cost}
                  pays={pays}
                  onPays={setPays}
                />
                {hint ? <DraftHint id={hintId}>{hint}</DraftHint> : null}
              </div>
            }
          >
            <Button
              kind={isNameless ? 'idle' : 'primary'}
              type="submit"
              aria-describedby={hint ? hintId : undefined}
              onClick={preventSecondSubmit}
            >
              Add Item
            </Button>
          </DraftActions>
        }
      >
        <div className={styles.fields}>
          <TextField
            ref={nameField}
            label="Name"
            value={item.name}
            onChange={(value) => change({ name: value })}
            error={errorOf('name')}
            placeholder="Brass key"
          />
          <TextArea
            ref={flavorField}
            label="Flavor"
            value={item.flavor}
            onChange={(flavor) => change({ flavor })}
            error={errorOf('flavor')}
            placeholder="It fits no lock that anyone remembers."
            maxLength={MAX_FLAVOR}
          />
          <div className={styles.pair}>
            <NumberField
              ref={weightField}
              label="Weight"
              description={
                <>
                  In tenths: {example} means {example / 10}. You can carry{' '}
                  <Explain
                    label="Largest weight"
                    total={largest / 10}
                    parts={[
                      { source: 'Encumbrance', amount: encumbrance.total },
                      { source: 'Weight', amount: -weight.total },
                    ]}
                    limitLabel="At least 0"
                    freeSide="below"
                  />{' '}
                  more.
                </>
              }
              min={0}
              max={largest}
              value={item.weightInTenths}
              error={errorOf('weightInTenths')}
              fallback={0}
              onChange={(weightInTenths) => change({ weightInTenths })}
            />
            <NumberField
              ref={costField}
              label="Cost"
              min={0}
              max={MAX_NUMBER}
              value={item.cost}
              error={errorOf('cost')}
              fallback={0}
              onChange={(cost) => change({ cost })}
            />
          </div>
        </div>
        {isBeside ? null : preview}
      </DraftLayout>
    </form>
  );
}
