import { useId } from 'react';
import { WordingText } from '../../../cards/wording-text.tsx';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import { wordingText } from '../../../core/lib/wording.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import styles from './perform-bar.module.css';

interface PerformBarProps {
  session: CombatSession;
  evaluation: Evaluation;
}

/** The button that performs the action, with its cost or the reasons why it cannot be performed. */
export function PerformBar({ session, evaluation }: PerformBarProps) {
  const id = useId();
  const { canPerform, reasons, costs, elements } = evaluation;
  const unmet = elements.flatMap(({ conditions }) => conditions).filter(({ met }) => !met).length;
  return (
    <ActionBar
      summary={
        <div id={id} role="status" className={styles.summary}>
          {reasons.map((reason) => (
            <p key={wordingText(reason)} className={styles.reason}>
              <WordingText wording={reason} />
            </p>
          ))}
          {unmet > 0 ? (
            <p className={styles.reason}>
              {unmet === 1 ? 'A condition is not met.' : `${unmet} conditions are not met.`}
            </p>
          ) : null}
          {canPerform ? (
            <p className={styles.costs}>
              {costs.length === 0 ? 'Costs nothing' : null}
              {costs.map(({ resource, name, cost, available }) => (
                <span key={resource} className={styles.cost}>
                  <b>{cost.total}</b> of {available} {name}
                </span>
              ))}
            </p>
          ) : null}
        </div>
      }
    >
      <Button
        kind="primary"
        aria-disabled={!canPerform || undefined}
        aria-describedby={id}
        onClick={canPerform ? session.intents.perform : undefined}
      >
        Perform Action
      </Button>
    </ActionBar>
  );
}
