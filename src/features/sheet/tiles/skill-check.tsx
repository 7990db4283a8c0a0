import { Dices } from 'lucide-react';
import type { RefObject } from 'react';
import { HandDice } from '../../../cards/result/hand-dice.tsx';
import { RollOutcome } from '../../../cards/result/roll-outcome.tsx';
import { playOf } from '../../../core/game-data/play-of.ts';
import type { Sum } from '../../../core/lib/sum.ts';
import { loggedOutcome } from '../../../state/combat/logged-outcome.ts';
import { useGame, useLoaded } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { AnchoredDialog } from '../../../ui/overlays/anchored-dialog.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './skill-check.module.css';

interface SkillCheckProps {
  skill: string;
  dice: Sum;
  /** The id of the roll. */
  shown: number;
  opener: RefObject<HTMLElement | null>;
  onRoll: () => void;
  onClose: () => void;
}

/** What a check of a skill counts, which can be rolled again or typed. Rule: docs/rules/play.md#checks-outside-combat. */
export function SkillCheck({ skill, dice, shown, opener, onRoll, onClose }: SkillCheckProps) {
  const { intents } = useGame().combat;
  const { roll: rule } = playOf(useSheet(({ gameData }) => gameData));
  const rolled = useLoaded(({ combat }) => combat.rolls.find(({ id }) => id === shown));
  return (
    <AnchoredDialog
      opener={opener}
      title={<bdi>{skill}</bdi>}
      figure={
        <Explain
          label={`Check of ${skill}`}
          total={dice.total}
          parts={dice.parts}
          format={(count) => `${count}d6`}
        />
      }
      onClose={onClose}
    >
      <div role="status">
        {rolled === undefined ? null : (
          <RollOutcome
            key={shown}
            dice={rolled.roll.dice}
            outcome={loggedOutcome(rolled, rule)}
            rule={rule}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Button icon={<Dices />} onClick={onRoll}>
          Roll Again
        </Button>
        {rule === undefined ? null : (
          <HandDice
            count={dice.total}
            rule={rule}
            rolled={rolled}
            onEnter={(count, counted) => intents.enterCheck(skill, count, counted, shown)}
          />
        )}
      </div>
    </AnchoredDialog>
  );
}
