import { Chip } from '../ui/chip.tsx';
import { Highlight } from '../ui/highlight.tsx';
import styles from './tags.module.css';

/** The tags of an entry. */
export function Tags({
  tags,
  queries = [],
}: {
  tags: readonly string[];
  queries?: readonly string[] | undefined;
}) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Chip>
            <bdi>
              <Highlight text={tag} queries={queries} />
            </bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
