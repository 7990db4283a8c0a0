import type { ElementEvaluation } from '../../../core/combat/evaluation.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ElementInputs } from './element-inputs.tsx';
import styles from './stack.module.css';

interface StackProps {
  session: CombatSession;
  /** The maneuvers in the order in which they were added. */
  elements: readonly ElementEvaluation[];
}

/** The maneuvers on the action, each with its inputs and a button to remove it. */
export function StackList({ session, elements }: StackProps) {
  if (elements.length === 0) return null;
  return (
    <ol className={styles.stack} aria-label="Maneuvers">
      {elements.map((element) => {
        const { action, place } = element;
        return (
          <li key={place} className={styles.maneuver}>
            <div className={styles.top}>
              <h3 className={styles.name}>
                <bdi>{action.name}</bdi>
              </h3>
              <Button
                kind="quiet"
                aria-label={`Remove ${action.name}`}
                onClick={() => place !== 'ACTION' && session.intents.remove(place)}
              >
                Remove
              </Button>
            </div>
            <ElementInputs
              element={element}
              onGive={(values, visit) => session.intents.give(place, values, visit)}
            />
          </li>
        );
      })}
    </ol>
  );
}
