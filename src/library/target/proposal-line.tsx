import { Send } from 'lucide-react';
import type { LoggedRoll } from '../../state/combat/combat-record.ts';
import { outcomeKey } from '../../state/table/table-state.ts';
import { usePlayer } from '../../state/table/use-table.ts';
import { useCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import applied from './applied-line.module.css';
import styles from './roll-verdict.module.css';

const OUTCOMES = {
  APPLIED: 'The game master has applied it.',
  DECLINED: 'The game master has declined it. Nothing was changed.',
} as const;

interface ProposalLineProps {
  rolled: LoggedRoll;
  onPropose: () => void;
  /** Undefined where the action cannot be performed. */
  onPerform: (() => void) | undefined;
}

/**
 * Proposes a roll to the game master of the table, and says what became of it.
 * Rule: docs/rules/table.md#hits-of-players.
 */
export function ProposalLine({ rolled, onPropose, onPerform }: ProposalLineProps) {
  const player = usePlayer();
  const character = useCharacter((loaded) => loaded?.sheet.name) ?? '';
  if (player === undefined) return null;
  const outcome = player.outcomes.get(outcomeKey({ character, roll: rolled.id }));
  const sent = player.proposals.find((each) => each.roll === rolled.id && each.character === character);
  if (sent !== undefined || outcome !== undefined)
    return (
      <div className={applied.applied}>
        <p role="status" className={applied.text}>
          {outcome === undefined ? 'Proposed to the game master.' : OUTCOMES[outcome]}
        </p>
        {sent ? <Button onClick={() => player.session.withdraw(sent)}>Withdraw</Button> : null}
      </div>
    );
  const proposeAndPerform = () => {
    onPropose();
    onPerform?.();
  };
  return (
    <div className={styles.buttons}>
      <Button icon={<Send />} onClick={ignoreSecondClick(onPropose)}>
        Propose to Game Master
      </Button>
      {onPerform === undefined ? null : (
        <Button onClick={ignoreSecondClick(proposeAndPerform)}>Propose and Perform</Button>
      )}
    </div>
  );
}
