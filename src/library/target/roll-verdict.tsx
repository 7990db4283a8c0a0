import { Check } from 'lucide-react';
import { HitVerdict } from '../../cards/result/hit-verdict.tsx';
import type { Play } from '../../core/play/play.ts';
import { type HitResult, resolveHit } from '../../core/play/rules/resolve-hit.ts';
import type { RolledAction } from '../../core/play/rules/rolled-action.ts';
import type { LoggedRoll } from '../../state/combat/combat-record.ts';
import type { TargetSession } from '../../state/play/use-target.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { AppliedLine } from './applied-line.tsx';
import { loggedOutcome } from './logged-outcome.ts';
import styles from './roll-verdict.module.css';

interface RollVerdictProps {
  session: TargetSession;
  play: Play;
  /** The name of the action. */
  name: string;
  action: RolledAction;
  rolled: LoggedRoll;
}

/**
 * What the roll does to the target, with a button that applies it, or undoes that.
 * Rule: docs/rules/play.md#applying-a-hit.
 */
export function RollVerdict({ session, play, name, action, rolled }: RollVerdictProps) {
  const { target, intents } = session;
  const result = resolveHit(action, loggedOutcome(rolled, play.roll), target, play);
  const applied = session.appliedBy(rolled.id);
  const to = applyLabel(session, result);
  return (
    <div className={styles.verdict}>
      <HitVerdict result={result} />
      {applied === undefined && to !== undefined ? (
        <Button icon={<Check />} onClick={ignoreSecondClick(() => intents.apply(rolled.id, name, result))}>
          Apply to <bdi>{to}</bdi>
        </Button>
      ) : null}
      {applied === undefined ? null : <AppliedLine applied={applied} />}
    </div>
  );
}

/** To whom the result can be applied; undefined where there is nothing to apply, or nobody to apply it to. */
function applyLabel({ choice, isMissing }: TargetSession, result: HitResult): string | undefined {
  const { isHit, change, effect } = result;
  if (!isHit || isMissing) return undefined;
  if (choice.kind === 'SELF') return change || effect ? 'yourself' : undefined;
  return choice.kind === 'MEMBER' && (change || effect) ? choice.name : undefined;
}
