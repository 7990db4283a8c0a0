import { RESOURCE_TONES } from '../../../cards/resource-tone.ts';
import { affectedResource } from '../../../cards/status-effects/affected-resource.ts';
import type { EncounterMember } from '../../../core/encounter/encounter.ts';
import { useGameDataState } from '../../../state/use-game.ts';
import { Chip } from '../../../ui/buttons/chip.tsx';
import styles from './effects.module.css';

interface EffectChipsProps {
  member: EncounterMember;
  name: string;
}

/** The status effects of a member with their levels, in its row. */
export function EffectChips({ member: { statusEffects }, name }: EffectChipsProps) {
  const { gameData } = useGameDataState();
  if (statusEffects === undefined) return null;
  return (
    <ul className={styles.chips} aria-label={`Status effects of ${name}`}>
      {[...statusEffects].map(([effect, level]) => {
        const resource = affectedResource(effect, gameData);
        return (
          <li key={effect}>
            <Chip tone={resource && RESOURCE_TONES[resource]}>
              <bdi>{effect}</bdi> <b>{level}</b>
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
