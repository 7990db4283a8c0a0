import { useState } from 'react';
import type { Character } from '../../core/character/character.ts';
import { combatSteps, endCombatQuestion, nextPhaseProblem } from '../../core/combat/rounds.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import type { CombatIntents } from '../../state/combat/combat-intents.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { useMedia } from '../../ui/layout/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { PHASE_PROBLEM_IN_STRIP, PhaseProblem } from './phase-problem.tsx';
import { NextRoundButton } from './round-end/next-round-button.tsx';
import styles from './round-steps.module.css';

const [RestDialog] = onDemand(() =>
  import('../../library/play/rest-dialog.tsx').then((module) => module.RestDialog),
);

/**
 * Narrower, they scroll away, and the bar at the bottom has the next one. Part of `turn-strip.module.css`.
 */
export const STEPS_SCROLL_AWAY = '(max-width: 62.1875em)';

interface RoundStepsProps {
  character: Character;
  intents: CombatIntents;
  /** The id of the sentence why the next phase cannot begin. */
  problemId: string;
}

/** The four steps of a combat, each enabled when it can be taken. Rule: docs/rules/combat.md#round-steps. */
export function RoundSteps({ character, intents, problemId }: RoundStepsProps) {
  const { sheet, gameData } = character;
  const [isAsking, setAsking] = useState(false);
  const [isResting, setResting] = useState(false);
  const isProblemHere = useMedia(PHASE_PROBLEM_IN_STRIP);
  const can = combatSteps(sheet);
  // If combat ended meanwhile in another tab, the question must not show when the next one begins.
  if (isAsking && !can.endCombat) setAsking(false);
  const end = () => {
    setAsking(false);
    intents.endCombat();
  };
  const hasProblem = nextPhaseProblem(sheet) !== undefined;
  // aria-disabled instead of disabled: a step that was just taken keeps the focus.
  const step = (isPossible: boolean, take: () => void) => ({
    'aria-disabled': !isPossible || undefined,
    onClick: isPossible ? ignoreSecondClick(take) : undefined,
  });
  return (
    <div className={styles.steps}>
      <Button
        wide
        aria-keyshortcuts={can.beginCombat ? 'n' : undefined}
        {...step(can.beginCombat, intents.beginCombat)}
      >
        Begin Combat
      </Button>
      <Button
        wide
        aria-keyshortcuts={can.beginNextPhase ? 'n' : undefined}
        aria-describedby={hasProblem ? problemId : undefined}
        {...step(can.beginNextPhase, intents.beginNextPhase)}
      >
        Begin Next Phase
      </Button>
      <NextRoundButton
        wide
        aria-keyshortcuts={can.beginNextPhase ? undefined : 'n'}
        character={character}
        intents={intents}
        isPossible={can.beginNextRound}
      >
        Begin Next Round
      </NextRoundButton>
      <Button wide {...step(can.endCombat, () => setAsking(true))}>
        End Combat
      </Button>
      {isProblemHere ? <PhaseProblem id={problemId} sheet={sheet} /> : null}
      <ConfirmDialog
        open={isAsking}
        title="End Combat"
        description={endCombatQuestion(sheet)}
        alternative={
          playOf(gameData).rests.length > 0 ? (
            <Button
              onClick={() => {
                end();
                setResting(true);
              }}
            >
              End and Rest
            </Button>
          ) : null
        }
        onConfirm={end}
        onCancel={() => setAsking(false)}
      />
      {isResting ? <RestDialog onClose={() => setResting(false)} /> : null}
    </div>
  );
}
