import { Chip } from '../../ui/buttons/chip.tsx';
import styles from './seat-numbers.module.css';

/** The words of the pad for health. */
export const HIT_WORDS = { lose: 'Damage', gain: 'Heal' };

interface SoakLineProps {
  soak: readonly { readonly type: string; readonly name: string; readonly amount: number }[];
}

/** What a member of the party soaks; nothing where it soaks nothing. */
export function SoakLine({ soak }: SoakLineProps) {
  if (soak.length === 0) return null;
  return (
    <p className={styles.quiet}>
      Soak{' '}
      {soak.map(({ type, name, amount }, index) => (
        <span key={type}>
          {index > 0 ? ' · ' : ''}
          <bdi>{name}</bdi> <b>{amount}</b>
        </span>
      ))}
    </p>
  );
}

interface EffectChipsProps {
  /** Of the member. */
  name: string;
  statusEffects: readonly (readonly [name: string, level: number])[];
}

/** The status effects of a member of the party; nothing where it has none. */
export function PartyEffects({ name, statusEffects }: EffectChipsProps) {
  if (statusEffects.length === 0) return null;
  return (
    <ul className={styles.effects} aria-label={`Status effects of ${name}`}>
      {statusEffects.map(([effect, level]) => (
        <li key={effect}>
          <Chip>
            <bdi>{effect}</bdi> <b>{level}</b>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
