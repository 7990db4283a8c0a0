import { type RefObject, useEffect, useRef } from 'react';
import type { CombatTab } from '../../state/combat/combat-view.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ActionList } from './action-list.tsx';
import styles from './combat-tabs.module.css';
import { ManeuverList } from './maneuver-list.tsx';
import { TakeAction } from './take-action/take-action.tsx';

/** The drafted action, and the lists from which it is chosen. */
export function CombatTabs({ session }: { session: CombatSession }) {
  const frame = useRef<HTMLDivElement>(null);
  const { tab, turn } = session.view;
  useTabFocus(frame, tab);
  return (
    <div ref={frame} className={styles.tabs}>
      <Tabs<CombatTab>
        label="Combat"
        fit="spread"
        keepMounted
        value={tab}
        onChange={session.intents.show}
        tabs={[
          { value: 'take-action', label: 'Take Action', panel: <TakeAction session={session} /> },
          { value: 'actions', label: 'Actions', panel: <ActionList key={turn} session={session} /> },
          {
            value: 'maneuvers',
            label: 'Maneuvers',
            panel: <ManeuverList key={`${turn} ${session.draft.action}`} session={session} />,
          },
        ]}
      />
    </div>
  );
}

/**
 * After a choice that switches the tab, moves the focus to the heading of the new tab and scrolls the tabs
 * into view, because the pressed button is hidden. A tab that the user chose keeps the focus.
 */
function useTabFocus(frame: RefObject<HTMLDivElement | null>, tab: CombatTab): void {
  const before = useRef(tab);
  useEffect(() => {
    const element = frame.current;
    if (before.current === tab || element === null) return;
    before.current = tab;
    if (document.activeElement?.matches('[role=tab]')) return;
    element.querySelector<HTMLElement>(`h2[data-tab=${tab}]`)?.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [frame, tab]);
}
