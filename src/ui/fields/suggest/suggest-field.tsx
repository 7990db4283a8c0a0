import { Autocomplete } from '@base-ui/react/autocomplete';
import { type AriaAttributes, type KeyboardEvent, useId, useRef, useState } from 'react';
import popupStyles from '../../overlays/popup.module.css';
import { safeAreaPadding } from '../../overlays/safe-area.ts';
import fieldStyles from '../field.module.css';
import { Field, type FieldText, fieldDescription } from '../field.tsx';
import styles from './suggest-field.module.css';

export interface FieldSuggestion {
  readonly value: string;
  /** What is shown in its place, such as `Create the skill “Blades”`. */
  readonly label?: string;
  /** Called in place of `onChange` when it is chosen. */
  readonly onChoose?: () => void;
}

export interface SuggestFieldProps
  extends FieldText,
    Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  value: string;
  /**
   * Called when a text is typed to its end (Enter, or another field) or chosen, and only where it differs.
   */
  onChange: (value: string) => void;
  /** What to offer for a typed text, the best first. Called while the list is open. */
  suggest: (typed: string) => readonly FieldSuggestion[];
}

/** A line of text with a list of what it probably is. Any other text can be typed as well. */
export function SuggestField({
  label,
  labelHidden,
  description,
  error,
  value,
  onChange,
  suggest,
  ...rest
}: SuggestFieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [landmark, setLandmark] = useState<HTMLElement>();
  const isHighlighted = useRef(false);
  const text = draft ?? value;
  const items = isOpen ? suggest(draft ?? '') : [];

  const commit = (next: string) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const choose = (item: FieldSuggestion) => {
    if (item.onChoose === undefined) {
      commit(item.value);
      return;
    }
    setDraft(undefined);
    item.onChoose();
  };
  const pressed = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setDraft(undefined);
    if (key === 'Enter' && !isHighlighted.current && draft !== undefined) commit(draft);
  };
  return (
    <Field id={id} label={label} labelHidden={labelHidden} description={description} error={error}>
      <Autocomplete.Root
        items={items}
        mode="none"
        value={text}
        itemToStringValue={(item: FieldSuggestion) => item.value}
        onValueChange={(next, { reason }) => {
          if (reason === 'input-change') setDraft(next);
        }}
        open={isOpen && items.length > 0}
        onOpenChange={setOpen}
        onItemHighlighted={(item) => {
          isHighlighted.current = item !== undefined;
        }}
        openOnInputClick
      >
        <div ref={box} className={fieldStyles.line}>
          <Autocomplete.Input
            {...fieldDescription(id, { description, error }, rest)}
            id={id}
            autoComplete="off"
            dir="auto"
            className={fieldStyles.control}
            onFocus={({ currentTarget }) => {
              setLandmark(currentTarget.closest<HTMLElement>('main, [role=dialog]') ?? undefined);
              currentTarget.select();
            }}
            onBlur={() => {
              setOpen(false);
              if (draft !== undefined) commit(draft);
            }}
            onKeyDown={pressed}
          />
        </div>
        <Autocomplete.Portal container={landmark}>
          <Autocomplete.Positioner
            className={popupStyles.positioner}
            anchor={box}
            align="start"
            sideOffset={4}
            collisionPadding={safeAreaPadding()}
          >
            <Autocomplete.Popup className={`${popupStyles.popup} ${styles.popup}`}>
              <Autocomplete.List aria-label="Suggestions">
                {(item: FieldSuggestion) => (
                  <Autocomplete.Item
                    key={`${item.label ?? ''}${item.value}`}
                    value={item}
                    className={styles.item}
                    onClick={() => choose(item)}
                  >
                    <bdi>{item.label ?? item.value}</bdi>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </Field>
  );
}
