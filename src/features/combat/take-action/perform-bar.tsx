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

/** The main act under the thumb, with what it costs or why it cannot be done. */
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
              {unmet === 1 ? 'A condition does not hold.' : `${unmet} conditions do not hold.`}
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
