import styles from './pairing.module.css';

/** How devices come together, where none is there yet. */
export const PairingSteps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <>
    <h2 className={styles.title}>{title}</h2>
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);
