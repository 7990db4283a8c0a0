import { Chip } from '../../ui/buttons/chip.tsx';
import styles from './status-effect-chips.module.css';

interface StatusEffectChipsProps {
  statusEffects: ReadonlyMap<string, number>;
  onRemove: (effect: string) => void;
}

/** The character's status effects, each with its level and a button to remove it. */
export function StatusEffectChips({ statusEffects, onRemove }: StatusEffectChipsProps) {
  if (statusEffects.size === 0) return null;
  return (
    <ul className={styles.effects} aria-label="Status effects now">
      {[...statusEffects].map(([name, level]) => (
        <li key={name}>
          <Chip tone="accent" onRemove={() => onRemove(name)} removeLabel={`Remove ${name}`}>
            <bdi>{name}</bdi> <b>{level}</b>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
