import { useState } from 'react';
import type { Character } from '../../../core/character/character.ts';
import { endOfRoundLines } from '../../../core/consequences/end-round.ts';
import type { CombatIntents } from '../../../state/combat/combat-intents.ts';
import { usePlay } from '../../../state/play/use-play.ts';
import { useSettings } from '../../../state/use-shell.ts';
import { Button, type ButtonProps } from '../../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../../ui/buttons/ignore-second-click.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { changesOf } from './round-lines.ts';

const [RoundEndDialog, prepareDialog] = onDemand(() =>
  import('./round-end-dialog.tsx').then((module) => module.RoundEndDialog),
);

interface NextRoundButtonProps extends Omit<ButtonProps, 'onClick'> {
  character: Character;
  intents: CombatIntents;
  isPossible?: boolean;
}

/**
 * Begins the next round. What the end of this one does to the character is shown first, unless it does
 * nothing or the settings say otherwise.
 * Rule: docs/rules/combat.md#begin-next-round.
 */
export function NextRoundButton({ character, intents, isPossible = true, ...button }: NextRoundButtonProps) {
  const play = usePlay();
  const { appliesRoundEnd } = useSettings();
  const { round } = character.sheet.combatState;
  /** The round whose end is shown. */
  const [ending, setEnding] = useState<number>();
  const lines = endOfRoundLines(character);
  // The round may have ended meanwhile, or a pack of its rules may be switched off.
  if (ending !== undefined && (ending !== round || lines.length === 0)) setEnding(undefined);
  const begin = () => {
    if (lines.length === 0) intents.beginNextRound();
    else if (appliesRoundEnd) play.endRound(changesOf(lines));
    else setEnding(round);
  };
  return (
    <>
      <Button
        {...button}
        aria-disabled={!isPossible || undefined}
        onPointerEnter={lines.length > 0 ? prepareDialog : undefined}
        onClick={isPossible ? ignoreSecondClick(begin) : undefined}
      />
      {ending === round && lines.length > 0 ? (
        <RoundEndDialog
          character={character}
          lines={lines}
          onApply={(changes) => {
            setEnding(undefined);
            play.endRound(changes);
          }}
          onClose={() => setEnding(undefined)}
        />
      ) : null}
    </>
  );
}
