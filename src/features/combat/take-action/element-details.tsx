import { ConditionList } from '../../../cards/condition-list.tsx';
import { Paragraphs } from '../../../cards/paragraphs.tsx';
import { RulesText } from '../../../cards/terms/rules-text.tsx';
import type { ElementEvaluation } from '../../../core/combat/evaluation.ts';
import styles from './element-details.module.css';

interface ElementDetailsProps {
  element: ElementEvaluation;
  /** Whether it is the only element: then the heading above names it. */
  isAlone: boolean;
}

/** The conditions of an action or a maneuver with their current state, its errors, and its text. */
export function ElementDetails({
  element: { action, conditions, effects, costs },
  isAlone,
}: ElementDetailsProps) {
  const errors = [...costs, ...effects].filter(({ error }) => error);
  const hasText = action.description.some((paragraph) => paragraph.trim() !== '');
  if (conditions.length + errors.length === 0 && !hasText) return null;
  return (
    <section className={styles.details} aria-label={`Rules of ${action.name}`}>
      {isAlone ? null : (
        <h3>
          <bdi>{action.name}</bdi>
        </h3>
      )}
      <ConditionList of={action.name} conditions={conditions} />
      {errors.length > 0 ? (
        <ul className={styles.errors} aria-label={`Errors in ${action.name}`}>
          {errors.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may have the same text
            <li key={index}>
              <RulesText wording={text} of={action.name} />
            </li>
          ))}
        </ul>
      ) : null}
      {hasText ? <Paragraphs text={action.description} of={action.name} /> : null}
    </section>
  );
}
