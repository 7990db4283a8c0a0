import { Check } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import sideways from '../../ui/layout/rows/sideways.module.css';
import styles from './glossary.module.css';

/** What entries are told apart by: a list can be narrowed to some of them. */
export interface Kinds<Entry> {
  readonly label: string;
  /** In the order of their chips. */
  readonly all: readonly string[];
  readonly of: (entry: Entry) => string;
}

interface KindChipsProps<Entry> {
  kinds: Kinds<Entry>;
  entries: readonly Entry[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Narrows a list to the kinds that are pressed; with none every entry is shown. */
export function KindChips<Entry>({ kinds, entries, chosen, onChoose }: KindChipsProps<Entry>) {
  // Six buttons at most.
  'use no memo';
  const used = new Set(entries.map(kinds.of));
  if (used.size < 2) return null;
  return (
    <fieldset className={`${sideways.row} ${styles.kinds}`} aria-label={kinds.label}>
      {kinds.all
        .filter((kind) => used.has(kind))
        .map((kind) => {
          const isPressed = chosen.includes(kind);
          return (
            <Button
              key={kind}
              icon={isPressed ? <Check /> : undefined}
              aria-pressed={isPressed}
              onClick={() => onChoose(isPressed ? chosen.filter((each) => each !== kind) : [...chosen, kind])}
            >
              {kind}
            </Button>
          );
        })}
    </fieldset>
  );
}

/** Those of the chosen kinds; all where none is chosen. */
export function ofKinds<Entry>(
  entries: readonly Entry[],
  kinds: Kinds<Entry> | undefined,
  chosen: readonly string[],
): readonly Entry[] {
  return kinds && chosen.length > 0 ? entries.filter((entry) => chosen.includes(kinds.of(entry))) : entries;
}
