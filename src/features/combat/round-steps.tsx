import { useState } from 'react';
import { combatSteps, endCombatQuestion } from '../../core/combat/rounds.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './round-steps.module.css';
import type { FightInHand } from './use-fight.ts';

/** The four steps of a fight, each enabled when it can be taken (seed 2 §4 Combat). */
export function RoundSteps({ fight }: { fight: FightInHand }) {
  const [isAsking, setAsking] = useState(false);
  const { sheet } = fight.character;
  const can = combatSteps(sheet);
  // A step that cannot be taken keeps the focus, so that the keyboard does not lose its place when it was just taken.
  const step = (isPossible: boolean, take: () => void) => ({
    'aria-disabled': !isPossible || undefined,
    onClick: isPossible ? take : undefined,
  });
  return (
    <div className={styles.steps}>
      <Button kind={can.beginCombat ? 'primary' : 'plain'} wide {...step(can.beginCombat, fight.beginCombat)}>
        Begin Combat
      </Button>
      <Button wide {...step(can.beginNextPhase, fight.beginNextPhase)}>
        Begin Next Phase
      </Button>
      <Button wide {...step(can.beginNextRound, fight.beginNextRound)}>
        Begin Next Round
      </Button>
      <Button wide {...step(can.endCombat, () => setAsking(true))}>
        End Combat
      </Button>
      <ConfirmDialog
        open={isAsking && can.endCombat}
        title="End Combat"
        description={endCombatQuestion(sheet)}
        onConfirm={() => {
          setAsking(false);
          fight.endCombat();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
