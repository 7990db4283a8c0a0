import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  /** `spread`: the tabs share the width, for two to four of them. */
  fit?: 'start' | 'spread' | undefined;
}

/** Tabs and their panels; the arrow keys choose as they move. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  fit = 'start',
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      className={styles.root}
      value={value}
      onValueChange={(next: Value | null) => next !== null && next !== value && onChange(next)}
    >
      <BaseTabs.List className={styles.list} data-fit={fit} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} className={styles.tab} value={tab.value}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} className={styles.panel} value={tab.value}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
