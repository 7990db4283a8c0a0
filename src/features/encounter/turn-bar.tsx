import type { Encounter } from '../../core/encounter/encounter.ts';
import {
  hasStarted,
  moveOn,
  phaseButtonLabel,
  roundButtonLabel,
  turnWords,
} from '../../core/encounter/rounds.ts';
import { resetLoadedEncounter } from '../../state/encounters/reset-encounter.ts';
import { useGame } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { ActionBar } from '../../ui/layout/action-bar/action-bar.tsx';
import { usePhaseNames } from './encounter-words.ts';
import { useEndRound } from './round-end/use-end-round.tsx';
import styles from './turn-bar.module.css';

/** Round and phase, and the buttons that advance them. Rule: docs/rules/encounters.md#turn-steps. */
export function TurnBar({ encounter }: { encounter: Encounter }) {
  const game = useGame();
  const { encounters } = game;
  const { endRound, dialog } = useEndRound(encounter);
  const isRunning = hasStarted(encounter);
  const phaseNames = usePhaseNames();
  const phaseLabel = phaseButtonLabel(encounter, phaseNames);
  const roundLabel = roundButtonLabel(encounter);
  // aria-disabled instead of disabled: a step that was just taken keeps the focus.
  const whileRunning = (take: () => void) => ({
    'aria-disabled': !isRunning || undefined,
    onClick: isRunning ? ignoreSecondClick(take) : undefined,
  });
  return (
    <ActionBar
      summary={
        <div className={styles.summary}>
          <p className={styles.turn} role="status" aria-label="Turn">
            {turnWords(encounter, phaseNames).map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
          <Button {...whileRunning(() => resetLoadedEncounter(game))}>Reset</Button>
        </div>
      }
    >
      <div className={styles.steps}>
        <Button
          kind={isRunning ? 'plain' : 'primary'}
          aria-keyshortcuts={isRunning ? undefined : 'n'}
          onClick={ignoreSecondClick(() => endRound(roundLabel))}
        >
          {roundLabel}
        </Button>
        <Button
          kind={isRunning ? 'primary' : 'plain'}
          aria-keyshortcuts={isRunning ? 'n' : undefined}
          {...whileRunning(() =>
            encounter.phase === 3 ? endRound(phaseLabel) : encounters.change(phaseLabel, moveOn),
          )}
        >
          {phaseLabel}
        </Button>
      </div>
      {dialog}
    </ActionBar>
  );
}
