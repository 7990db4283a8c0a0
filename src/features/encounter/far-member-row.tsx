import { memo } from 'react';
import styles from './member-row.module.css';

/**
 * The place of a member far from the viewport. It belongs to the place and not to the member, so that another order
 * changes its text alone.
 */
export const FarMemberRow = memo(({ name }: { name: string }) => (
  <li className={styles.placeholder}>
    <bdi>{name}</bdi>
  </li>
));
