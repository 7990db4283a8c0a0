import { X } from 'lucide-react';
import { Paragraphs } from '../../cards/paragraphs.tsx';
import { ResourceMark } from '../../cards/resource-mark.tsx';
import { affectedResource } from '../../cards/status-effects/affected-resource.ts';
import { Excerpt } from '../../cards/terms/excerpt.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { statusEffectLevelCap } from '../../core/game-data/caps.ts';
import { statusEffectText } from '../../core/game-data/entry-text.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { useStatusEffectLevel } from '../../state/combat/use-status-effect-level.ts';
import { useGame } from '../../state/use-game.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import styles from './status-effect-row.module.css';

interface StatusEffectRowProps {
  name: string;
  level: number;
  gameData: GameData;
}

/**
 * A status effect of the loaded character: its text, its level, which is raised and lowered, and a button
 * that removes it. Rule: docs/rules/status-effects.md#changing-a-level.
 */
export function StatusEffectRow({ name, level, gameData }: StatusEffectRowProps) {
  const { combat } = useGame();
  const change = useStatusEffectLevel(name);
  const resource = affectedResource(name, gameData);
  const text = statusEffectText(gameData, name, level);
  return (
    <div className={styles.row}>
      <p className={styles.name}>
        {resource === undefined ? null : <ResourceMark resource={resource} />}{' '}
        <Term kind="statusEffect" name={name} level={level} />
      </p>
      {text.some((paragraph) => paragraph !== '') ? (
        <div className={styles.words}>
          <Excerpt>
            <Paragraphs text={text} of={name} />
          </Excerpt>
        </div>
      ) : null}
      <div className={styles.level}>
        <NumberField
          label={`Level of ${name}`}
          labelHidden
          undoable
          min={1}
          max={Math.max(level, statusEffectLevelCap(gameData))}
          value={level}
          onChange={change}
        />
      </div>
      <div className={styles.remove}>
        <IconButton
          label={`Remove ${name}`}
          icon={<X aria-hidden="true" />}
          onClick={ignoreSecondClick(() => combat.intents.removeStatusEffect(name))}
        />
      </div>
    </div>
  );
}
