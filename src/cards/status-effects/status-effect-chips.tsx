import { useState } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { Chip } from '../../ui/buttons/chip.tsx';
import { ResourceMark } from '../resource-mark.tsx';
import { RESOURCE_TONES } from '../resource-tone.ts';
import { Term } from '../terms/term.tsx';
import { affectedResource } from './affected-resource.ts';
import styles from './status-effect-chips.module.css';

/** More status effects than this are behind a button, so that they never push what matters out of view. */
const MAX_CHIPS = 12;

interface StatusEffectChipsProps {
  /** The accessible name of the list. */
  label: string;
  statusEffects: ReadonlyMap<string, number>;
  gameData: GameData;
  /** With it, a button leads to where they are changed. */
  onChange?: (() => void) | undefined;
}

/**
 * Status effects with their levels, each of which opens its card; nothing where there are none. One that
 * affects a resource has its mark and colour. Rule: docs/rules/status-effects.md#chips-of-status-effects.
 */
export function StatusEffectChips({ label, statusEffects, gameData, onChange }: StatusEffectChipsProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (statusEffects.size === 0) return null;
  const all = [...statusEffects];
  const shown = showsAll ? all : all.slice(0, MAX_CHIPS);
  return (
    <div className={styles.effects}>
      <ul className={styles.chips} aria-label={label}>
        {shown.map(([name, level]) => {
          const resource = affectedResource(name, gameData);
          return (
            <li key={name}>
              <Chip tone={resource && RESOURCE_TONES[resource]}>
                {resource === undefined ? null : <ResourceMark resource={resource} />}{' '}
                <Term kind="statusEffect" name={name} level={level}>
                  <bdi>{name}</bdi> <b>{level}</b>
                </Term>
              </Chip>
            </li>
          );
        })}
      </ul>
      {all.length > MAX_CHIPS ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `${all.length - MAX_CHIPS} more status effects`}
        </button>
      ) : null}
      {onChange === undefined ? null : (
        <button type="button" className={styles.more} aria-label="Change status effects" onClick={onChange}>
          Change
        </button>
      )}
    </div>
  );
}
