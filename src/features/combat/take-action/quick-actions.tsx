import { Check } from 'lucide-react';
import { useRef } from 'react';
import { orderActions } from '../../../core/combat/action-order.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import sideways from '../../../ui/layout/rows/sideways.module.css';
import { ARROW_KEYS_HINT, useRovingFocus } from '../../../ui/layout/use-roving-focus.ts';
import styles from './quick-actions.module.css';

/** How many actions can be selected here: the first ones of the list. */
const MAX_SHOWN = 6;

/** In pixels: so much of the row stays in view beside the chosen chip, to show that there is more. */
const PEEK = 48;

/**
 * Scrolls the row, and only the row, so that the chosen chip is in view, also once its width changes. The row
 * begins with a whole chip.
 */
function showInRow(chip: HTMLElement | null): (() => void) | undefined {
  const row = chip?.parentElement;
  if (!row) return undefined;
  const show = () => {
    // The padding of the row, where it fades out.
    const margin = Number.parseFloat(getComputedStyle(row).paddingInlineStart);
    const toItsEnd = chip.offsetLeft + chip.offsetWidth + PEEK - row.clientWidth;
    const starts = [...row.querySelectorAll('button')].map((each) => each.offsetLeft - margin);
    const start = toItsEnd > row.scrollLeft ? starts.find((each) => each >= toItsEnd) : row.scrollLeft;
    row.scrollLeft = Math.min(chip.offsetLeft - margin, start ?? toItsEnd);
  };
  show();
  const resized = new ResizeObserver(show);
  resized.observe(row);
  return () => resized.disconnect();
}

/** The first actions of the list, to select one without looking at the whole list. They are one tab stop. */
export function QuickActions({ session: { character, combat, draft, intents } }: { session: CombatSession }) {
  const row = useRef<HTMLDivElement>(null);
  useRovingFocus(row);
  const performed = combat.performed.flatMap((each) => each.draft.action ?? []);
  const names = orderActions(character, performed).map(({ choice }) => choice.action.name);
  if (names.length < 2) return null;
  const first = names.slice(0, MAX_SHOWN);
  const shown = draft.action === undefined || first.includes(draft.action) ? first : [draft.action, ...first];
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label="First actions"
      aria-description={ARROW_KEYS_HINT}
      className={sideways.row}
      data-roving
      data-in-column
    >
      {shown.map((name) => {
        const isChosen = name === draft.action;
        return (
          <button
            key={name}
            ref={isChosen ? showInRow : undefined}
            type="button"
            className={styles.chip}
            aria-label={`Select ${name}`}
            aria-pressed={isChosen}
            data-first-stop={isChosen || undefined}
            onClick={() => intents.select(name)}
          >
            {isChosen ? <Check aria-hidden="true" /> : null}
            <bdi className={styles.name}>{name}</bdi>
          </button>
        );
      })}
    </div>
  );
}
