import { type KeyboardEvent, memo, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What the tab shows; only the chosen one is in the page. */
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Names the list of tabs. */
  label: string;
  value: Value;
  /** May be told the value that it has. */
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  /** `spread`: the tabs share the width, for two to four of them. */
  fit?: 'start' | 'spread' | undefined;
  /**
   * Panels that were shown stay in the page, out of sight, as they last were: they are there sooner when they
   * are chosen again.
   */
  keeps?: boolean | undefined;
}

/** What is not chosen is not rendered: nothing at first, and then as it last was. */
const Kept = memo(
  ({ isChosen, children }: { isChosen: boolean; children: ReactNode }) => (isChosen ? children : null),
  (_before, { isChosen }) => !isChosen,
);

/** Where a key leads among `count` tabs, from the one at `index`. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs and their panels; the arrow keys choose as they move. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  fit = 'start',
  keeps = false,
}: TabsProps<Value>) {
  const id = useId();
  const chosen = tabs.find((tab) => tab.value === value);

  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const lead = KEYS[event.key];
    if (lead === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // From the tab with the focus: what the key before it chose may still be on its way.
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const index = lead(
      elements.findIndex((element) => element.matches(':focus')),
      tabs.length,
    );
    const next = tabs[index];
    elements[index]?.focus();
    if (next) onChange(next.value);
  };

  return (
    <div className={styles.root}>
      <div role="tablist" className={styles.list} data-fit={fit} aria-label={label} onKeyDown={pressed}>
        {tabs.map((tab) => {
          const isChosen = tab === chosen;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              className={styles.tab}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => {
        const isChosen = tab === chosen;
        return isChosen || keeps ? (
          <div
            key={tab.value}
            className={styles.panel}
            data-chosen={isChosen}
            data-keeps={keeps || undefined}
            {...(isChosen
              ? {
                  role: 'tabpanel',
                  id: `${id}-panel`,
                  'aria-labelledby': `${id}-${tab.value}`,
                  // It may hold nothing that takes the focus, and is scrolled by its keys.
                  tabIndex: 0,
                }
              : {})}
          >
            <Kept isChosen={isChosen}>{tab.panel}</Kept>
          </div>
        ) : null;
      })}
    </div>
  );
}
