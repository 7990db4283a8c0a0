import { Page } from '../../ui/page.tsx';
import { AddStatusEffect } from './add-status-effect.tsx';
import styles from './combat-page.module.css';
import { CombatTabs } from './combat-tabs.tsx';
import { CombatSections } from './sections/combat-sections.tsx';
import { StatusEffectChips } from './status-effect-chips.tsx';
import { TurnStrip } from './turn-strip.tsx';
import { Upkeep } from './upkeep.tsx';
import { useFight } from './use-fight.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { Vitals } from './vitals.tsx';

/** The page for the busiest minutes at the table: round and phase, what can be done, its cost, its dice (seed 2 §2). */
export function CombatPage() {
  const fight = useFight();
  const { sheet } = fight.character;
  useWakeLock(sheet.combatState.round > 0);
  return (
    <Page title="Combat" owner={sheet.name}>
      <div className={styles.combat}>
        <TurnStrip fight={fight} />
        <Upkeep fight={fight} />
        <Vitals character={fight.character} />
        <StatusEffectChips fight={fight} />
        <div className={styles.columns}>
          <CombatTabs fight={fight} />
          <aside className={styles.aside} aria-label="Character">
            <CombatSections fight={fight} />
            <AddStatusEffect fight={fight} />
          </aside>
        </div>
        <p className="visually-hidden" role="status">
          {fight.fight.news}
        </p>
      </div>
    </Page>
  );
}
