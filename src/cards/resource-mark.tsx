import type { Resource } from '../core/rules/vocabulary.ts';
import styles from './resource-mark.module.css';
import { RESOURCE_TONES } from './resource-tone.ts';

const SQUARE = 'M2 2h8v8H2z';

/** A shape for each resource, so that its colour never stands alone. A new one gets the square. */
const SHAPES: Readonly<Partial<Record<Resource, string>>> = {
  HEALTH: 'M6 11 1.3 6.2a2.9 2.9 0 0 1 0-4.1 2.9 2.9 0 0 1 4.1 0l.6.6.6-.6a2.9 2.9 0 0 1 4.1 4.1z',
  ENERGY: 'M7.2.6 1.8 7h3.4l-.7 4.4L10.2 5H6.6z',
  VIGOR: 'M6 .6 10.8 2.2v3.6c0 2.8-2 4.6-4.8 5.6-2.8-1-4.8-2.8-4.8-5.6V2.2z',
  FOCUS: 'M6 .4 11.6 6 6 11.6.4 6zm0 3.4L3.8 6 6 8.2 8.2 6z',
  BOOST_POINTS: 'm6 .6 1.6 3.5 3.8.4-2.8 2.6.8 3.8L6 9l-3.4 1.9.8-3.8L.6 4.5l3.8-.4z',
  ACTION_POINTS: 'M6 1.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z',
};

/** The mark of a resource, next to its name or in place of it; hidden from assistive technology. */
export function ResourceMark({ resource }: { resource: Resource }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={styles.mark}
      data-tone={RESOURCE_TONES[resource]}
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={SHAPES[resource] ?? SQUARE} />
    </svg>
  );
}

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
