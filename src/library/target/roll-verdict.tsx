import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { HitVerdict } from '../../cards/result/hit-verdict.tsx';
import type { Play } from '../../core/play/play.ts';
import { type HitResult, resolveHit } from '../../core/play/rules/resolve-hit.ts';
import type { RolledAction } from '../../core/play/rules/rolled-action.ts';
import type { LoggedRoll } from '../../state/combat/combat-record.ts';
import { loggedOutcome } from '../../state/combat/logged-outcome.ts';
import type { TargetSession } from '../../state/play/use-target.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { AppliedLine } from './applied-line.tsx';
import { ProposalLine } from './proposal-line.tsx';
import styles from './roll-verdict.module.css';

interface RollVerdictProps {
  session: TargetSession;
  play: Play;
  /** The name of the action. */
  name: string;
  action: RolledAction;
  rolled: LoggedRoll;
  /** Performs the action while the draft has this roll; undefined where it cannot be performed. */
  onPerform: (() => void) | undefined;
}

/**
 * What the roll does to the target, with buttons that apply it, alone or with performing the action, or undo that.
 * Rule: docs/rules/play.md#applying-a-hit.
 */
export function RollVerdict({ session, play, name, action, rolled, onPerform }: RollVerdictProps) {
  const { target, intents } = session;
  const result = resolveHit(action, loggedOutcome(rolled, play.roll), target, play);
  const applied = session.appliedBy(rolled.id);
  const to = applyLabel(session, result);
  const frame = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const apply = () => {
    isPressed.current = true;
    return intents.apply(rolled.id, name, result);
  };
  const isApplied = applied !== undefined;
  useEffect(() => {
    if (!isPressed.current || !isApplied) return;
    isPressed.current = false;
    // The pressed button is gone, and with it the focus, unless the user has moved it.
    if (!document.activeElement?.matches('body, [role=dialog]')) return;
    frame.current?.lastElementChild?.querySelector('button')?.focus();
  }, [isApplied]);
  const performIf = (isDone: boolean) => {
    if (isDone) onPerform?.();
  };
  const applyAndPerform = () => {
    const done = apply();
    if (typeof done === 'boolean') performIf(done);
    else void done.then(performIf);
  };
  return (
    <div ref={frame} className={styles.verdict}>
      <HitVerdict result={result} damageType={action.damageType} />
      {applied === undefined && to !== undefined ? (
        <div className={styles.buttons}>
          <Button icon={<Check />} onClick={ignoreSecondClick(() => void apply())}>
            Apply to <bdi>{to}</bdi>
          </Button>
          {onPerform === undefined ? null : (
            <Button onClick={ignoreSecondClick(applyAndPerform)}>Apply and Perform</Button>
          )}
        </div>
      ) : null}
      {session.propose && !session.isMissing ? (
        <ProposalLine
          rolled={rolled}
          onPropose={() => session.propose?.(rolled, action, loggedOutcome(rolled, play.roll))}
          onPerform={onPerform}
        />
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
  const isOther = choice.kind === 'MEMBER' || choice.kind === 'CHARACTER';
  return isOther && (change || effect) ? choice.name : undefined;
}
