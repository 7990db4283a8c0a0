import { playOf } from '../../../core/game-data/play-of.ts';
import { hitKindOf, type RolledAction } from '../../../core/play/rules/rolled-action.ts';
import { TargetChooser } from '../../../library/target/target-chooser.tsx';
import { TargetNumbers } from '../../../library/target/target-numbers.tsx';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { useTarget } from '../../../state/play/use-target.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './target-panel.module.css';

interface TargetPanelProps {
  session: CombatSession;
  action: RolledAction;
}

/**
 * Whom the drafted action is rolled against, with the numbers that matter to it.
 * Rule: docs/rules/play.md#choosing-a-target.
 */
export function TargetPanel({ session: { character }, action }: TargetPanelProps) {
  const target = useTarget(character);
  const { choice, isMissing, hasNoNumbers } = target;
  const { foes } = playOf(character.gameData);
  return (
    <section className={styles.panel} aria-label="Target">
      <div className={styles.target}>
        {hitKindOf(action) === undefined ? null : <TargetChooser session={target} foes={foes} />}
        <TargetNumbers session={target} action={action} gameData={character.gameData} />
      </div>
      {isMissing && choice.kind === 'MEMBER' ? (
        <Notice kind="warning" live="status">
          <bdi>{choice.name}</bdi> is no longer in the encounter. Nothing was changed. Choose another target.
        </Notice>
      ) : null}
      {isMissing && choice.kind === 'RELEASED' ? (
        <Notice kind="warning" live="status">
          The game master does not show <bdi>{choice.name}</bdi> any more. Nothing was changed. Choose another
          target.
        </Notice>
      ) : null}
      {hasNoNumbers && !isMissing ? (
        <p className={styles.hint}>No pack describes their defences: type the numbers.</p>
      ) : null}
    </section>
  );
}
