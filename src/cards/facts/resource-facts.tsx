import type { Resource } from '../../core/rules/vocabulary.ts';
import { ResourceMark } from '../resource-mark.tsx';
import styles from './facts.module.css';

/** Facts about resources in a line, each with the mark of its resource. */
export function ResourceFacts({ facts }: { facts: readonly (readonly [Resource, string])[] }) {
  return (
    <span className={styles.resources}>
      {facts.map(([resource, text], index) => (
        <span key={resource} className={styles.resource}>
          <ResourceMark resource={resource} />
          <span>
            {index > 0 ? <span className="visually-hidden"> · </span> : null}
            {text}
          </span>
        </span>
      ))}
    </span>
  );
}
