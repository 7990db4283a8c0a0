import { AddStatusEffect } from '../../../cards/status-effects/add-status-effect.tsx';
import type { Character } from '../../../core/character/character.ts';
import { StatusEffectRow } from '../../../library/play/status-effect-row.tsx';
import { useGame } from '../../../state/use-game.ts';
import { VirtualList } from '../../../ui/layout/virtual-list.tsx';
import styles from './status-effects.module.css';

/**
 * The character's status effects: each is read, raised, lowered and removed, and below them one is added.
 * Rule: docs/rules/status-effects.md#status-effects-in-combat.
 */
export function StatusEffects({ character: { sheet, gameData } }: { character: Character }) {
  const { combat } = useGame();
  const { statusEffects } = sheet.combatState;
  return (
    <div className={styles.section}>
      {statusEffects.size === 0 ? (
        <p className={styles.empty}>No status effects.</p>
      ) : (
        <VirtualList
          label="Status Effects"
          items={[...statusEffects]}
          itemKey={([name]) => name}
          renderItem={([name, level], index) => (
            <div className={styles.item} data-follows={index > 0 || undefined}>
              <StatusEffectRow name={name} level={level} gameData={gameData} />
            </div>
          )}
          estimateHeight={80}
          threshold={60}
        />
      )}
      <AddStatusEffect sheet={sheet} gameData={gameData} isRow onAdd={combat.intents.addStatusEffect} />
    </div>
  );
}
