import styles from './home.module.css';

/** How a character stands. The page that comes before the app fills `data-standing` in the same way. */
export function Standing({ facts }: { facts: readonly string[] }) {
  'use no memo';
  return (
    <span className={`${styles.line} dotted`} data-standing>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
