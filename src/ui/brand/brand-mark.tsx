import styles from './brand-mark.module.css';

/** The tabard, drawn as the app's mark. `blank` leaves out the chevron, for empty states. */
export function BrandMark({ blank = false }: { blank?: boolean }) {
  return (
    <svg className={styles.mark} data-blank={blank || undefined} viewBox="3 3 58 62" aria-hidden="true">
      <path
        className={styles.field}
        d="M23 6 7 9v27h9l2-13-4 37q18 3 36 0l-4-37 2 13h9V9L41 6q-3 5-9 5t-9-5Z"
      />
      {blank ? null : (
        <path
          className={styles.chevron}
          d="M16.800 43 32 29l15.200 14 1.200 11.300L32 39.500 15.600 54.300Z"
        />
      )}
    </svg>
  );
}
