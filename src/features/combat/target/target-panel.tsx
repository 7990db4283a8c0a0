import { playOf } from '../../../core/game-data/play-of.ts';
import type { RolledAction } from '../../../core/play/rules/rolled-action.ts';
import { hitKindOf } from '../../../core/play/rules/rolled-action.ts';
import type { LoggedRoll } from '../../../state/combat/combat-record.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { useTarget } from '../../../state/play/use-target.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { HitOddsLine } from './hit-odds-line.tsx';
import { RollVerdict } from './roll-verdict.tsx';
import { TargetChooser } from './target-chooser.tsx';
import { TargetNumbers } from './target-numbers.tsx';
import styles from './target-panel.module.css';

interface TargetPanelProps {
  session: CombatSession;
  /** The name of the action. */
  name: string;
  action: RolledAction;
  /** The roll of the current draft, if there is one. */
  rolled: LoggedRoll | undefined;
}

/**
 * Whom the drafted action is rolled against, the odds, and once it is rolled what it does to the target.
 * Rule: docs/rules/play.md#choosing-a-target.
 */
export function TargetPanel({ session: { character }, name, action, rolled }: TargetPanelProps) {
  const target = useTarget(character);
  const { choice, isMissing, hasNoNumbers } = target;
  const play = playOf(character.gameData);
  return (
    <section className={styles.panel} aria-label="Target">
      {rolled === undefined ? null : (
        <RollVerdict session={target} play={play} name={name} action={action} rolled={rolled} />
      )}
      <div className={styles.target}>
        {hitKindOf(action) === undefined ? null : <TargetChooser session={target} foes={play.foes} />}
        <TargetNumbers session={target} action={action} character={character} />
      </div>
      {isMissing && choice.kind === 'MEMBER' ? (
        <Notice kind="warning" live="status">
          <bdi>{choice.name}</bdi> is no longer in the encounter. Nothing was changed. Choose another target.
        </Notice>
      ) : null}
      {hasNoNumbers && !isMissing ? (
        <p className={styles.hint}>No pack says what they withstand: type their numbers.</p>
      ) : null}
      <HitOddsLine action={action} target={target.target} play={play} />
    </section>
  );
}
