import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '../../platform/when-idle.ts';
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
  /** May be called with the current value. */
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  /** `spread`: two to four tabs share the width of a phone or a tablet. */
  fit?: 'start' | 'spread' | undefined;
  /**
   * Panels are mounted once nothing else is to be done, and stay mounted and hidden, without updates, so that
   * they show faster.
   */
  keepMounted?: boolean | undefined;
  /** One panel for all tabs, in place of theirs. */
  children?: ReactNode;
}

interface PanelContentProps {
  isChosen: boolean;
  isMounted: boolean;
  children: ReactNode;
}

/** Does not update while another tab is chosen. */
const PanelContent = memo(
  ({ isChosen, isMounted, children }: PanelContentProps) => (isChosen || isMounted ? children : null),
  (before, { isChosen, isMounted }) => !isChosen && before.isMounted === isMounted,
);

/** Whether every panel is mounted: in the background, in parts, so that a press never waits for it. */
function useMounting(keepMounted: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(
    () => (keepMounted ? whenIdle(() => startTransition(() => setMounted(true))) : undefined),
    [keepMounted],
  );
  return isMounted;
}

/** The index that a key moves to, among `count` tabs, from `index`. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs that do not fit scroll sideways: the chosen one is in view, and an end that is cut fades out. */
function useScrollToTab(list: RefObject<HTMLDivElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another chosen tab
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    // It is called at once, and where a turned phone or larger text changes the width.
    const observer = new ResizeObserver(() => {
      const tab = box.querySelector<HTMLElement>('[aria-selected=true]');
      if (tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
      markCutEnds(box);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [list, value]);
}

function markCutEnds(box: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  box.toggleAttribute('data-cut-start', scrollLeft >= 1);
  box.toggleAttribute('data-cut-end', scrollWidth - clientWidth - scrollLeft >= 1);
}

/** Tabs and their panels; the arrow keys choose as they move. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  fit = 'start',
  keepMounted = false,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.value === value);
  // A panel takes longer than its tab, which answers the press.
  const shown = useDeferredValue(value);
  useScrollToTab(list, value);
  const isMounted = useMounting(keepMounted);

  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const lead = KEYS[event.key];
    if (lead === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // From the focused tab: the choice of the previous key may not be rendered yet.
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
      <div
        ref={list}
        role="tablist"
        className={styles.list}
        data-fit={fit}
        aria-label={label}
        onKeyDown={pressed}
        onScroll={({ currentTarget }) => markCutEnds(currentTarget)}
      >
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
      {children === undefined ? null : (
        // Focusable, as the panels below.
        <div
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of tabs takes the focus
          tabIndex={0}
        >
          {children}
        </div>
      )}
      {(children === undefined ? tabs : []).map((tab) => {
        const isShown = tab.value === shown;
        return isShown || keepMounted ? (
          <div
            key={tab.value}
            className={styles.panel}
            data-chosen={isShown}
            data-keep-mounted={keepMounted || undefined}
            {...(isShown
              ? {
                  role: 'tabpanel',
                  id: `${id}-panel`,
                  'aria-labelledby': `${id}-${tab.value}`,
                  // Focusable, because it may contain nothing focusable and must scroll by keyboard.
                  tabIndex: 0,
                }
              : {})}
          >
            <PanelContent isChosen={isShown && tab === chosen} isMounted={isMounted}>
              {tab.panel}
            </PanelContent>
          </div>
        ) : null;
      })}
    </div>
  );
}
