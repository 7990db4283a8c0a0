import { useState } from 'react';
import { ResourceMark } from '../../cards/resource-mark.tsx';
import { RESOURCE_TONES } from '../../cards/resource-tone.ts';
import { affectedResource } from '../../cards/status-effects/affected-resource.ts';
import { Term } from '../../cards/terms/term.tsx';
import type { GameData } from '../../core/game-data/game-data.ts';
import { Chip } from '../../ui/buttons/chip.tsx';
import styles from './status-effect-chips.module.css';

/** More status effects than this are behind a button, so that they never push the action out of view. */
const MOST_CHIPS = 12;

interface StatusEffectChipsProps {
  statusEffects: ReadonlyMap<string, number>;
  gameData: GameData;
  onRemove: (effect: string) => void;
}

/**
 * The character's status effects, each with its level and a button to remove it. One that affects a resource
 * has its mark and colour.
 */
export function StatusEffectChips({ statusEffects, gameData, onRemove }: StatusEffectChipsProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (statusEffects.size === 0) return null;
  const all = [...statusEffects];
  const shown = showsAll ? all : all.slice(0, MOST_CHIPS);
  return (
    <div className={styles.effects}>
      <ul className={styles.chips} aria-label="Status effects now">
        {shown.map(([name, level]) => {
          const resource = affectedResource(name, gameData);
          return (
            <li key={name}>
              <Chip
                tone={resource && RESOURCE_TONES[resource]}
                onRemove={() => onRemove(name)}
                removeLabel={`Remove ${name}`}
              >
                {resource === undefined ? null : <ResourceMark resource={resource} />}{' '}
                <Term kind="statusEffect" name={name} level={level}>
                  <bdi>{name}</bdi> <b>{level}</b>
                </Term>
              </Chip>
            </li>
          );
        })}
      </ul>
      {all.length > MOST_CHIPS ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `${all.length - MOST_CHIPS} more status effects`}
        </button>
      ) : null}
    </div>
  );
}
