import { Dices } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { RollOutcome } from '../../../cards/result/roll-outcome.tsx';
import type { CharacterSkill } from '../../../core/character/character.ts';
import { rollDice } from '../../../core/dice/roll.ts';
import { playOf } from '../../../core/game-data/play-of.ts';
import { NOTHING, sumOf } from '../../../core/lib/sum.ts';
import { checkDice, countRoll } from '../../../core/play/rules/outcome.ts';
import { useGame } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { AnchoredDialog } from '../../../ui/overlays/anchored-dialog.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import { useSheet } from '../use-sheet.ts';

interface SkillCheckProps {
  skill: CharacterSkill;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Rolls a check of a skill and shows what counts of it. Rule: docs/rules/play.md#checks-outside-combat. */
export function SkillCheck({ skill, opener, onClose }: SkillCheckProps) {
  const { platform } = useGame();
  const play = playOf(useSheet(({ gameData }) => gameData));
  const dice =
    checkDice(
      skill,
      useSheet(({ modifier }) => modifier('DICE_POOL')),
      play,
    ) ?? NOTHING;
  const roll = (next: number) => ({ id: next, rolled: rollDice(dice.total, platform.random) });
  const [{ id, rolled }, setRoll] = useState(() => roll(1));
  return (
    <AnchoredDialog
      opener={opener}
      title={<bdi>{skill.name}</bdi>}
      figure={
        <Explain
          label={`Check of ${skill.name}`}
          total={dice.total}
          parts={dice.parts}
          format={(count) => `${count}d6`}
        />
      }
      onClose={onClose}
    >
      <div role="status">
        {rolled.ok ? (
          <RollOutcome
            key={id}
            dice={rolled.value.dice}
            outcome={
              play.roll
                ? countRoll(rolled.value.dice, NOTHING, play.roll)
                : sumOf([{ source: 'Dice', amount: rolled.value.total }])
            }
            rule={play.roll}
          />
        ) : (
          <p>{rolled.problem}</p>
        )}
      </div>
      <Button icon={<Dices />} onClick={() => setRoll(roll(id + 1))}>
        Roll Again
      </Button>
    </AnchoredDialog>
  );
}
