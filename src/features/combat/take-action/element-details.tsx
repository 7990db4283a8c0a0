import { ConditionList } from '../../../cards/condition-list.tsx';
import { Paragraphs } from '../../../cards/paragraphs.tsx';
import { WordingText } from '../../../cards/wording-text.tsx';
import type { ElementEvaluation } from '../../../core/combat/evaluation.ts';
import styles from './element-details.module.css';

interface ElementDetailsProps {
  element: ElementEvaluation;
  /** The only one, whose name is the heading above. */
  isAlone: boolean;
}

/** The conditions of an action or a maneuver as they stand, and what it does in words. */
export function ElementDetails({
  element: { action, conditions, effects, costs },
  isAlone,
}: ElementDetailsProps) {
  const rules = [...costs.filter(({ error }) => error), ...effects];
  if (conditions.length + rules.length + action.description.length === 0) return null;
  return (
    <section className={styles.details} aria-label={`Rules of ${action.name}`}>
      {isAlone ? null : (
        <h3>
          <bdi>{action.name}</bdi>
        </h3>
      )}
      <ConditionList of={action.name} conditions={conditions} />
      <Paragraphs text={action.description} />
      {rules.length > 0 ? (
        <ul className={styles.rules} aria-label={`Effects of ${action.name}`}>
          {rules.map(({ text, error }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may read alike
            <li key={index} data-error={error || undefined}>
              <WordingText wording={text} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
