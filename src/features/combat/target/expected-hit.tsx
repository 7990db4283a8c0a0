import { playOf } from '../../../core/game-data/play-of.ts';
import type { RolledAction } from '../../../core/play/rules/rolled-action.ts';
import { HitOddsLine } from '../../../library/target/hit-odds-line.tsx';
import { RollVerdict } from '../../../library/target/roll-verdict.tsx';
import type { LoggedRoll } from '../../../state/combat/combat-record.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { useTarget } from '../../../state/play/use-target.ts';
import { useScrollIntoView } from '../../../ui/feedback/use-scroll-into-view.ts';
import styles from './target-panel.module.css';

interface ExpectedHitProps {
  session: CombatSession;
  /** The name of the action. */
  name: string;
  action: RolledAction;
  /** The roll of the current draft, if there is one. */
  rolled: LoggedRoll | undefined;
  canPerform: boolean;
}

/** The odds of the drafted action; once it is rolled, what it does to its target. */
export function ExpectedHit({ session, name, action, rolled, canPerform }: ExpectedHitProps) {
  const { character } = session;
  const target = useTarget(character, action);
  const play = playOf(character.gameData);
  // On a phone the dice alone fill what is in view.
  const verdict = useScrollIntoView(rolled?.id);
  return (
    <div className={styles.panel}>
      {rolled === undefined ? (
        <HitOddsLine action={action} target={target.target} play={play} />
      ) : (
        <div ref={verdict}>
          <RollVerdict
            session={target}
            play={play}
            name={name}
            action={action}
            rolled={rolled}
            onPerform={canPerform ? () => session.intents.performRolled(rolled.id) : undefined}
          />
        </div>
      )}
    </div>
  );
}
