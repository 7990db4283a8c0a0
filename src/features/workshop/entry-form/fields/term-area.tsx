import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextArea, type TextAreaProps } from '../../../../ui/fields/text-area.tsx';
import styles from './term-area.module.css';

/** How many names are offered. */
const MAX_OFFERED = 8;

/** What is typed of a term before the caret: after two brackets, and without another bracket. */
const OPEN_TERM = /\[\[([^[\]\n]*)$/u;

interface TermAreaProps
  extends Pick<
    TextAreaProps,
    'label' | 'labelHidden' | 'description' | 'value' | 'onChange' | 'aria-describedby' | 'aria-invalid'
  > {
  /** The names that can be terms. Called while a term is typed. */
  terms: () => readonly string[];
}

interface OpenTerm {
  /** Where the term begins in the text, after its brackets. */
  readonly start: number;
  readonly end: number;
  readonly offered: readonly string[];
}

function openTerm(text: string, caret: number, terms: () => readonly string[]): OpenTerm | undefined {
  // A name has at most 200 characters, and brackets: the text before them may be long.
  const typed = OPEN_TERM.exec(text.slice(Math.max(0, caret - 400), caret))?.[1];
  if (typed === undefined) return undefined;
  const query = typed.toLowerCase();
  const found = terms().filter((name) => name.toLowerCase().includes(query) && !/[[\]]/u.test(name));
  const first = found.filter((name) => name.toLowerCase().startsWith(query));
  const offered = [...new Set([...first, ...found])].slice(0, MAX_OFFERED);
  return offered.length === 0 ? undefined : { start: caret - typed.length, end: caret, offered };
}

/** A text of several lines. Two brackets open the names of what has a card; the chosen one becomes a term. */
export function TermArea({ terms, value, onChange, ...rest }: TermAreaProps) {
  const id = useId();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenTerm>();
  const [active, setActive] = useState(0);

  const look = (text: string, caret: number) => {
    setOpen(openTerm(text, caret, terms));
    setActive(0);
  };
  const insert = (name: string) => {
    if (open === undefined) return;
    const after = value.slice(open.end).replace(/^\]\]/u, '');
    const before = `${value.slice(0, open.start)}${name}]]`;
    onChange(before + after);
    setOpen(undefined);
    const area = box.current?.querySelector('textarea');
    // The caret is set once the new text is in the field.
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(before.length, before.length);
    });
  };
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (open === undefined) return;
    const { length } = open.offered;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((active + 1) % length),
      ArrowUp: () => setActive((active + length - 1) % length),
      Enter: () => insert(open.offered[active] ?? ''),
      Tab: () => insert(open.offered[active] ?? ''),
      Escape: () => setOpen(undefined),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  return (
    <div ref={box} className={styles.box}>
      <TextArea
        {...rest}
        id={id}
        rows={3}
        value={value}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        onChange={(text) => {
          onChange(text);
          const caret = box.current?.querySelector('textarea')?.selectionStart ?? text.length;
          look(text, caret);
        }}
        onKeyDown={pressed}
        onBlur={() => setOpen(undefined)}
      />
      {open ? (
        <div id={listId} role="listbox" aria-label="Terms" className={styles.terms}>
          {open.offered.map((name, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text field has the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field takes the keys
            <div
              key={name}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.term}
              // A press would take the focus from the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insert(name)}
            >
              <bdi>{name}</bdi>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
