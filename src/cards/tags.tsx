import { Chip } from '../ui/buttons/chip.tsx';
import styles from './tags.module.css';

/** The tags of an entry. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Chip>
            <bdi data-searchable="Tags">{tag}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
