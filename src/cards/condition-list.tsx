import { Check, X } from 'lucide-react';
import type { Wording } from '../core/lib/wording.ts';
import styles from './condition-list.module.css';
import { RulesText } from './terms/rules-text.tsx';

interface ConditionListProps {
  /** The name of the action or maneuver, for the accessible name of the list. */
  of: string;
  conditions: readonly { readonly text: Wording; readonly met: boolean }[];
  id?: string | undefined;
}

/** Conditions as text, each marked as met or not met. */
export function ConditionList({ of, conditions, id }: ConditionListProps) {
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={`Conditions of ${of}`} id={id}>
      {conditions.map(({ text, met }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may have the same text
        <li key={index} className={styles.condition} data-met={met}>
          {met ? (
            <Check className={styles.mark} aria-hidden="true" />
          ) : (
            <X className={styles.mark} aria-hidden="true" />
          )}
          <span className={styles.state}>{met ? 'Met' : 'Not met'}</span>{' '}
          <span className={styles.text}>
            <RulesText wording={text} of={of} />
          </span>
        </li>
      ))}
    </ul>
  );
}
