import { Chip } from '../../ui/chip.tsx';
import styles from './status-effect-chips.module.css';
import type { FightInHand } from './use-fight.ts';

/** The status effects that the character has now, each with its level and a way to remove it. */
export function StatusEffectChips({ fight }: { fight: FightInHand }) {
  const { statusEffects } = fight.character.sheet.combatState;
  if (statusEffects.size === 0) return null;
  return (
    <ul className={styles.effects} aria-label="Status effects now">
      {[...statusEffects].map(([name, level]) => (
        <li key={name}>
          <Chip
            tincture="gold"
            onRemove={() => fight.removeStatusEffect(name)}
            removeLabel={`Remove ${name}`}
          >
            <bdi>{name}</bdi> <b>{level}</b>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
