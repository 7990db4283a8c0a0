import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { targetIntents } from '../../state/play/target-intents.ts';
import type { AppliedHit } from '../../state/play/target-state.ts';
import { useIsLastStep } from '../../state/play/use-target.ts';
import { useGame } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import styles from './applied-line.module.css';

/** What a hit changed, with a button that undoes it as long as it is the last step. */
export function AppliedLine({ applied }: { applied: AppliedHit }) {
  const game = useGame();
  const intents = useMemo(() => targetIntents(game), [game]);
  const canUndo = useIsLastStep(applied);
  return (
    <div className={styles.applied}>
      <p role="status" className={styles.text}>
        <NamedText text={applied.text} />
      </p>
      {canUndo ? (
        <Button
          icon={<Undo2 />}
          aria-label={`Undo: ${applied.text}`}
          onClick={ignoreSecondClick(() => intents.undo(applied))}
        >
          Undo
        </Button>
      ) : null}
    </div>
  );
}
