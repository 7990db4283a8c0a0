import { memo } from 'react';
import styles from './far-member-row.module.css';

/**
 * The place of a member far from the viewport, about as high as its row. It belongs to the place and not to
 * the member, so that another order changes its text alone.
 */
export const FarMemberRow = memo(({ name, hasEffects }: { name: string; hasEffects: boolean }) => (
  <li className={styles.row} data-effects={hasEffects || undefined}>
    <bdi>{name}</bdi>
  </li>
));
