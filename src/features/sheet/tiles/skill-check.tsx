import { Dices } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { HandDice } from '../../../cards/result/hand-dice.tsx';
import { HitVerdict } from '../../../cards/result/hit-verdict.tsx';
import { RollOutcome } from '../../../cards/result/roll-outcome.tsx';
import { withTypedNumbers } from '../../../core/consequences/targets.ts';
import { playOf } from '../../../core/game-data/play-of.ts';
import { signed, withMinus } from '../../../core/lib/signed.ts';
import type { Sum } from '../../../core/lib/sum.ts';
import { MAX_NUMBER } from '../../../core/lib/whole-number.ts';
import type { Play } from '../../../core/play/play.ts';
import { resolveHit } from '../../../core/play/rules/resolve-hit.ts';
import { checkAction } from '../../../core/play/rules/rolled-action.ts';
import { HitOddsLine } from '../../../library/target/hit-odds-line.tsx';
import { loggedOutcome } from '../../../state/combat/logged-outcome.ts';
import { useGame, useLoaded } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
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

/**
 * What a check of a skill counts, which can be rolled again or typed.
 * Rule: docs/rules/play.md#checks-outside-combat.
 */
export function SkillCheck({ skill, dice, shown, opener, onRoll, onClose }: SkillCheckProps) {
  const { intents } = useGame().combat;
  const play = playOf(useSheet(({ gameData }) => gameData));
  const { roll: rule } = play;
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
      <p className={styles.parts}>
        {dice.parts
          .filter(({ amount }) => amount !== 0)
          .map(({ source, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sources may share a name, and the list never reorders
            <span key={index}>
              {index > 0 ? ', ' : null}
              <bdi>{source}</bdi> {index > 0 ? signed(amount) : withMinus(amount)}
            </span>
          ))}
      </p>
      <div role="status" className={styles.outcome}>
        {rolled === undefined ? null : (
          <RollOutcome
            key={shown}
            dice={rolled.roll.dice}
            outcome={loggedOutcome(rolled, rule)}
            rule={rule}
          />
        )}
      </div>
      {rule === undefined || play.difficulty === undefined ? null : (
        <Against
          base={play.difficulty.base}
          dice={dice.total}
          outcome={rolled && loggedOutcome(rolled, rule)}
          play={play}
        />
      )}
      <div className={styles.buttons}>
        <Button icon={<Dices />} onClick={onRoll}>
          Roll again
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

interface AgainstProps {
  /** The difficulty at first. */
  base: number;
  dice: number;
  outcome: Sum | undefined;
  play: Play;
}

/** The difficulty that the game master names, whether the check succeeds against it, and its odds. */
function Against({ base, dice, outcome, play }: AgainstProps) {
  const [difficulty, setDifficulty] = useState(base);
  const target = withTypedNumbers(undefined, { difficulty });
  const action = checkAction(dice);
  return (
    <>
      {outcome === undefined ? null : <HitVerdict result={resolveHit(action, outcome, target, play)} />}
      <div className={styles.difficulty}>
        <NumberField
          label="Difficulty"
          value={difficulty}
          min={play.difficulty?.minimum ?? -MAX_NUMBER}
          max={MAX_NUMBER}
          onChange={setDifficulty}
        />
        <HitOddsLine action={action} target={target} play={play} />
      </div>
    </>
  );
}
