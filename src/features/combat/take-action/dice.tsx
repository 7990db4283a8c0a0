import { Copy } from 'lucide-react';
import { useState } from 'react';
import { HandDice } from '../../../cards/result/hand-dice.tsx';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import { diceNotation } from '../../../core/dice/notation.ts';
import { playOf } from '../../../core/game-data/play-of.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { NO_MESSAGE, nextMessage } from '../../../state/live-message.ts';
import { useSettings } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import { useScrollIntoView } from '../../../ui/feedback/use-scroll-into-view.ts';
import { Explain } from '../../../ui/overlays/explain.tsx';
import { currentRoll, RollResult } from '../roll-result.tsx';
import styles from './dice.module.css';

const PLAIN = { dicePrefix: '', diceSuffix: '' };

interface DiceProps {
  session: CombatSession;
  evaluation: Evaluation;
}

/** The dice to roll, in the notation of the settings, with a button to copy them, and the roll. */
export function Dice({ session, evaluation: { dice } }: DiceProps) {
  const settings = useSettings();
  const { draft } = session.combat;
  const [copied, setCopied] = useState({ draft, notation: '', message: NO_MESSAGE });
  const notation = dice === undefined ? '' : diceNotation(dice.count.total, settings);
  const rolled = currentRoll(session, notation);
  const section = useScrollIntoView(rolled?.id);
  if (dice === undefined) return <p className={styles.none}>This rolls no dice.</p>;

  const { skill, count } = dice;
  const { roll: rule } = playOf(session.character.gameData);
  const announce = (text: string) =>
    setCopied(({ message }) => ({ draft, notation, message: nextMessage(message, text) }));
  // The message is outdated once the draft or the affixes change.
  const isCopied = copied.draft === draft && copied.notation === notation;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(notation);
      announce('Copied.');
    } catch (error) {
      // Not an error: the user can still read the dice.
      // Rule: docs/rules/combat.md#copying-the-dice.
      // biome-ignore lint/suspicious/noConsole: a failure to copy is logged
      console.warn('The dice were not copied.', error);
      announce('Not copied: the browser did not allow it.');
    }
  };
  return (
    <div
      ref={section}
      className={styles.dice}
      data-rolled={rolled !== undefined || undefined}
      data-keep-clear
    >
      <p className={styles.notation}>
        {settings.dicePrefix ? <bdi className={styles.affix}>{settings.dicePrefix}</bdi> : null}
        <Explain
          label={`Dice of ${skill}`}
          total={count.total}
          parts={count.parts}
          format={(amount) => diceNotation(amount, PLAIN)}
        />
        {settings.diceSuffix ? <bdi className={styles.affix}>{settings.diceSuffix}</bdi> : null}
      </p>
      <div className={styles.buttons}>
        <Button icon={<Copy />} onClick={copy}>
          Copy dice
        </Button>
        <Announcement className={styles.copied} message={isCopied ? copied.message : NO_MESSAGE} />
      </div>
      {rule === undefined ? null : (
        <HandDice
          key={session.draft.action}
          count={count.total}
          rule={rule}
          rolled={rolled}
          onEnter={session.intents.enterRoll}
          onDiscard={session.intents.discardTyped}
        />
      )}
      <RollResult rolled={rolled} rule={rule} />
    </div>
  );
}
