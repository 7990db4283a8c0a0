import { StatusEffectCard } from '../../../cards/status-effect-card.tsx';
import type { Character } from '../../../core/character/character.ts';
import { statusEffectLevelCap } from '../../../core/game-data/caps.ts';
import { statusEffectText } from '../../../core/game-data/entry-text.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import { useStatusEffectLevel } from '../../../state/combat/use-status-effect-level.ts';
import { useGame } from '../../../state/use-game.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VirtualList } from '../../../ui/layout/virtual-list.tsx';
import styles from './rows.module.css';

/** The character's status effects, each with its text and a field for its level. */
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
        const field = <LevelField name={name} level={level} gameData={gameData} />;
        return effect === undefined ? (
          <Card title={<bdi>{name}</bdi>} aside={field}>
            <p>{statusEffectText(gameData, name, level)}</p>
          </Card>
        ) : (
          <StatusEffectCard effect={effect} level={level} levelField={field} />
        );
      }}
      estimateHeight={150}
      threshold={24}
    />
  );
}

interface LevelFieldProps {
  name: string;
  level: number;
  gameData: GameData;
}

/** The level of a status effect; at 0 it is removed. Rule: docs/rules/status-effects.md#changing-a-level. */
function LevelField({ name, level, gameData }: LevelFieldProps) {
  const { combat } = useGame();
  const change = useStatusEffectLevel(name);
  return (
    <NumberField
      label={`Level of ${name}`}
      labelHidden
      undoable
      min={0}
      max={Math.max(level, statusEffectLevelCap(gameData))}
      value={level}
      onChange={(next, coalesces) =>
        next === 0 ? combat.intents.removeStatusEffect(name) : change(next, coalesces)
      }
    />
  );
}
