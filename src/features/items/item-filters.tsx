import { type KeyboardEvent, useState } from 'react';
import { itemKind } from '../../cards/item-kind.ts';
import { addableTemplates } from '../../core/character/items/add-items.ts';
import { ITEM_DISCRIMINATORS, type ItemDiscriminator } from '../../core/rules/vocabulary.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Filters } from '../../ui/layout/rows/filters.tsx';
import { ITEM_ORDERS, type ItemOrder } from './item-draft.ts';

/** The fields above the list of templates, as they stand. */
export interface FilterFields {
  readonly text: string;
  readonly kind: string;
  readonly order: ItemOrder;
  /** What was typed as a bound. */
  readonly cost: string;
  readonly weight: string;
  readonly isAffordable: boolean;
}

export const NO_FILTER_FIELDS: FilterFields = {
  text: '',
  kind: '',
  order: 'name',
  cost: '',
  weight: '',
  isAffordable: false,
};

const BOUNDS = [
  { field: 'cost', label: 'Price up to' },
  { field: 'weight', label: 'Weight up to' },
] as const;

interface ItemFiltersProps {
  fields: FilterFields;
  onChange: (fields: FilterFields) => void;
  /** Called when Enter is pressed in the search. */
  onEnter: () => void;
}

/** Searches, narrows and sorts the list of templates. Enter in the search adds its first item. */
export function ItemFilters({ fields, onChange, onEnter }: ItemFiltersProps) {
  const { gameData } = useLoadedCharacter();
  const [showsBounds, setShowsBounds] = useState(fields.cost !== '' || fields.weight !== '');
  const isUsed = (kind: ItemDiscriminator) =>
    addableTemplates(gameData).some(({ discriminator }) => discriminator === kind);
  const change = (changed: Partial<FilterFields>) => onChange({ ...fields, ...changed });
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || fields.text.trim() === '') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Filters
      active={
        [fields.kind, fields.cost, fields.weight].filter((each) => each !== '').length +
        Number(fields.isAffordable)
      }
      search={
        <SearchField
          label="Search items"
          aria-keyshortcuts="/"
          value={fields.text}
          onChange={(text) => change({ text })}
          onKeyDown={pressed}
          enterKeyHint="enter"
          placeholder="Search items"
        />
      }
    >
      <SelectField
        label="Kind"
        labelHidden
        value={fields.kind}
        onChange={(kind) => change({ kind })}
        options={[
          { value: '', label: 'All kinds' },
          ...ITEM_DISCRIMINATORS.filter(isUsed).map((each) => ({ value: each, label: itemKind(each) })),
        ]}
      />
      <SelectField
        label="Sort by"
        labelHidden
        value={fields.order}
        onChange={(order) => change({ order: order as ItemOrder })}
        options={Object.entries(ITEM_ORDERS).map(([value, { label }]) => ({ value, label }))}
      />
      <div data-checks>
        <Checkbox
          label="Affordable"
          checked={fields.isAffordable}
          onChange={(isAffordable) => change({ isAffordable })}
        />
        <Checkbox
          label="Limit price or weight"
          checked={showsBounds}
          onChange={(shows) => {
            setShowsBounds(shows);
            if (!shows) change({ cost: '', weight: '' });
          }}
        />
      </div>
      {showsBounds
        ? BOUNDS.map(({ field, label }) => (
            <TextField
              key={field}
              label={label}
              value={fields[field]}
              onChange={(text) => change({ [field]: text })}
              inputMode="decimal"
              maxLength={15}
              placeholder="Any"
            />
          ))
        : null}
    </Filters>
  );
}
