import { Chip } from '../../ui/chip.tsx';
import styles from './maneuver-stack.module.css';
import type { FightInHand } from './use-fight.ts';

/** The drafted action and what is stacked onto it, in a line. */
export function ManeuverStack({ fight: { draft, remove } }: { fight: FightInHand }) {
  if (draft.action === undefined) {
    return <p className={styles.onto}>Maneuvers are added to an action, and this character has none.</p>;
  }
  return (
    <div className={styles.stack}>
      <p className={styles.onto}>
        {'Onto '}
        <b>
          <bdi>{draft.action}</bdi>
        </b>
      </p>
      {draft.maneuvers.length > 0 ? (
        <ol className={styles.maneuvers} aria-label={`Maneuvers on ${draft.action}`}>
          {draft.maneuvers.map(({ name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a maneuver is its place, as it may be stacked twice
            <li key={place}>
              <Chip tincture="gold" onRemove={() => remove(place)} removeLabel={`Remove ${name}`}>
                <bdi>{name}</bdi>
              </Chip>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
