import { type MouseEvent, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import type { CombatTab, CombatView } from '../../state/combat/combat-view.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { inNextFrame } from '../../ui/feedback/in-next-frame.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ActionList } from './action-list.tsx';
import styles from './combat-tabs.module.css';
import { ManeuverList } from './maneuver-list.tsx';
import { TakeAction } from './take-action/take-action.tsx';

interface CombatTabsProps {
  session: CombatSession;
  /** Whether another draft has replaced this one, which is still shown for a moment: presses do nothing. */
  isOver: boolean;
  /** Whether a list and the draft fit side by side. */
  isWide: boolean;
}

const ignore = (event: MouseEvent): void => event.stopPropagation();

/** The drafted action, and the lists from which it is chosen. */
export function CombatTabs({ session, isOver, isWide }: CombatTabsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { tab, turn } = session.view;
  // The tab whose panel is shown: the panel follows its tab one render later.
  const shownTab = useDeferredValue(tab);
  useTabFocus(frame, { tab: shownTab, turn }, !isWide);
  const actions = <ActionList session={session} isWide={isWide} />;
  const maneuvers = <ManeuverList session={session} isWide={isWide} />;
  const draft = <TakeAction session={session} isBesideList={isWide} />;
  return (
    <div ref={frame} className={styles.tabs} onClickCapture={isOver ? ignore : undefined}>
      <Tabs<CombatTab>
        label="Combat"
        fit="spread"
        keepMounted
        value={tab}
        onChange={session.intents.show}
        tabs={[
          { value: 'take-action', label: 'Take Action', panel: draft },
          { value: 'actions', label: 'Actions', panel: actions },
          { value: 'maneuvers', label: 'Maneuvers', panel: maneuvers },
        ]}
      >
        {isWide ? (
          <div className={styles.beside}>
            <div className={styles.list}>{shownTab === 'maneuvers' ? maneuvers : actions}</div>
            <div className={styles.draft}>{draft}</div>
          </div>
        ) : undefined}
      </Tabs>
    </div>
  );
}

/**
 * After a choice that switches the tab, moves the focus to the heading of the new tab and, with `scrolls`,
 * the tabs into view, because the pressed button is hidden. A tab that the user chose keeps the focus. An
 * action that is performed empties the draft: the focus goes to the new heading only where it was lost with
 * the old draft.
 */
function useTabFocus(
  frame: RefObject<HTMLDivElement | null>,
  { tab, turn }: Pick<CombatView, 'tab' | 'turn'>,
  scrolls: boolean,
): void {
  const before = useRef({ tab, turn });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const isSwitched = before.current.tab !== tab;
    const isRenewed = before.current.turn < turn;
    before.current = { tab, turn };
    const { activeElement, body } = document;
    if (!isSwitched && !(isRenewed && activeElement === body)) return;
    if (activeElement?.matches('[role=tab]')) {
      if (!isSwitched || !scrolls) return;
      // On a low phone the panel that was asked for would be out of sight.
      return inNextFrame(() => {
        if (element.getBoundingClientRect().top > innerHeight / 2) element.scrollIntoView();
      });
    }
    return inNextFrame(() => {
      // First, since the new tab is still hidden until the page is laid out: to focus in it would render it
      // twice.
      const { top } = element.getBoundingClientRect();
      element.querySelector<HTMLElement>(`h2[data-tab=${tab}]`)?.focus({ preventScroll: true });
      // Below what sticks to the top.
      const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 1 || 0;
      if (top < edge || (scrolls && top > innerHeight / 3)) element.scrollIntoView();
    });
  }, [frame, tab, turn, scrolls]);
}
