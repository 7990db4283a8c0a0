import { useCombat } from '../../state/combat/use-combat.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AddStatusEffect } from './add-status-effect.tsx';
import styles from './combat-page.module.css';
import { CombatTabs } from './combat-tabs.tsx';
import { CombatSections } from './sections/combat-sections.tsx';
import { StatusEffectChips } from './status-effect-chips.tsx';
import { TurnStrip } from './turn-strip.tsx';
import { UpkeepList } from './upkeep.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import { Vitals } from './vitals.tsx';

/**
 * The combat page: the turn, the resources, and the action to perform with its cost and dice.
 * Rule: docs/rules/combat.md#combat-page.
 */
export function CombatPage() {
  const session = useCombat();
  const { character, combat, view, intents } = session;
  const { sheet } = character;
  useWakeLock(sheet.combatState.round > 0);
  return (
    <Page title="Combat" owner={sheet.name}>
      <div className={styles.combat}>
        <TurnStrip character={character} intents={intents} />
        <Vitals character={character} />
        <StatusEffectChips
          statusEffects={sheet.combatState.statusEffects}
          onRemove={intents.removeStatusEffect}
        />
        <UpkeepList upkeeps={combat.upkeeps} round={sheet.combatState.round} />
        <div className={styles.columns}>
          <CombatTabs session={session} />
          <aside className={styles.aside} aria-label="Character">
            <CombatSections character={character} rolls={combat.rolls} />
            <AddStatusEffect character={character} onAdd={intents.addStatusEffect} />
          </aside>
        </div>
        <Announcement message={view.message} />
      </div>
    </Page>
  );
}
