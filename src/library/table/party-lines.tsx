import styles from './seat-numbers.module.css';

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
