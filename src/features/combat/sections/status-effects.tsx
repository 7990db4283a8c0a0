import { StatusEffectCard } from '../../../cards/status-effect-card.tsx';
import type { Character } from '../../../core/character/character.ts';
import { statusEffectText } from '../../../core/game-data/entry-text.ts';
import { Chip } from '../../../ui/buttons/chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VirtualList } from '../../../ui/layout/virtual-list.tsx';
import styles from './rows.module.css';

/** The character's status effects at their levels. */
export function StatusEffects({ character: { sheet, gameData } }: { character: Character }) {
  const { statusEffects } = sheet.combatState;
  if (statusEffects.size === 0) return <p className={styles.empty}>No status effects.</p>;
  return (
    <VirtualList
      label="Status Effects"
      items={[...statusEffects]}
      itemKey={([name]) => name}
      renderItem={([name, level]) => {
        const effect = gameData.statusEffects.get(name);
        return effect === undefined ? (
          <Card title={<bdi>{name}</bdi>} aside={<Chip tone="accent">Level {level}</Chip>}>
            <p>{statusEffectText(gameData, name, level)}</p>
          </Card>
        ) : (
          <StatusEffectCard effect={effect} level={level} />
        );
      }}
      estimateHeight={150}
      threshold={24}
    />
  );
}
