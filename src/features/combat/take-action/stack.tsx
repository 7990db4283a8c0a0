import { Term } from '../../../cards/terms/term.tsx';
import type { ElementEvaluation } from '../../../core/combat/evaluation.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { ElementInputs } from './element-inputs.tsx';
import styles from './stack.module.css';

interface StackProps {
  session: CombatSession;
  /** The maneuvers in the order in which they were added. */
  elements: readonly ElementEvaluation[];
}

/** The inputs of the maneuvers on the action. */
export function StackInputs({ session, elements }: StackProps) {
  const asking = elements.filter(({ inputs }) => inputs.length > 0);
  if (asking.length === 0) return null;
  return (
    <ol className={styles.stack} aria-label="Inputs of maneuvers">
      {asking.map((element) => (
        <li key={element.place} className={styles.maneuver}>
          <h3 className={styles.name}>
            <Term kind="action" name={element.action.name} />
          </h3>
          <ElementInputs
            element={element}
            skillGroups={session.character.gameData.skillGroups}
            onGive={(values, visit) => session.intents.give(element.place, values, visit)}
          />
        </li>
      ))}
    </ol>
  );
}
