import { useRef, useState } from 'react';
import { ResourceMark } from '../../../cards/resource-mark.tsx';
import { useWords } from '../../../cards/terms/use-words.ts';
import type { Character } from '../../../core/character/character.ts';
import { endRound } from '../../../core/consequences/end-round.ts';
import type { BarChange } from '../../../core/play/rules/bar-changes.ts';
import type { RoundLine } from '../../../core/play/rules/round-lines.ts';
import { AmountList, AmountRow } from '../../../library/play/amount-row.tsx';
import { SheetChanges } from '../../../library/play/sheet-changes.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './round-end-dialog.module.css';
import { changesOf, lineKey } from './round-lines.ts';

interface RoundEndDialogProps {
  character: Character;
  /** At least one. */
  lines: readonly RoundLine[];
  onApply: (changes: readonly BarChange[]) => void;
  onClose: () => void;
}

/**
 * What the end of the round does, each line with its reason and an amount that may be changed, and what is left
 * then. Rule: docs/rules/play.md#the-end-of-a-round.
 */
export function RoundEndDialog({ character, lines, onApply, onClose }: RoundEndDialogProps) {
  const [amounts, setAmounts] = useState<ReadonlyMap<string, number>>(new Map());
  // A focused field would open the keyboard of a phone.
  const main = useRef<HTMLButtonElement>(null);
  const word = useWords();
  const changes = changesOf(lines, amounts);
  const { sheet: after, passed } = endRound(character, changes);
  const { round } = character.sheet.combatState;
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={main}
      title={`The end of round ${round}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button ref={main} kind="primary" onClick={() => onApply(changes)}>
            {`Begin Round ${after.combatState.round}`}
          </Button>
        </>
      }
    >
      <AmountList label="What the round does">
        {lines.map((line) => (
          <AmountRow
            key={lineKey(line)}
            title={
              <>
                <bdi>{line.name}</bdi>
                <span className={styles.bar}>
                  <ResourceMark resource={line.resource} /> {word(line.resource)}{' '}
                  {line.amount.total < 0 ? 'loses' : 'gains'}
                </span>
              </>
            }
            note={<Reason line={line} />}
            label={`${word(line.resource)} ${line.amount.total < 0 ? 'lost' : 'gained'}, ${line.name}`}
            amount={amounts.get(lineKey(line)) ?? Math.abs(line.amount.total)}
            onChange={(amount) => setAmounts(new Map(amounts).set(lineKey(line), amount))}
          />
        ))}
      </AmountList>
      <section className={styles.after} aria-label="After it">
        <h3 className={styles.title}>After it</h3>
        {passed.map(({ fall, threshold }) =>
          threshold.text === '' ? null : (
            <p key={fall} className={styles.fall}>
              <bdi>{threshold.text}</bdi>
            </p>
          ),
        )}
        <SheetChanges label="Changes" before={character.sheet} after={after} />
      </section>
    </Dialog>
  );
}

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What the amount consists of, and which bar pays what is missing. */
function Reason({ line: { amount, overflow, resource } }: { line: RoundLine }) {
  const word = useWords();
  const parts = amount.parts.filter((part) => part.amount !== 0);
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sources may share a name, and the list never reorders
        <span key={index}>
          {index > 0 ? ', ' : null}
          <bdi>{part.source}</bdi>: {signed(part.amount)}
        </span>
      ))}
      {overflow === undefined ? null : `. ${word(overflow)} pays what ${word(resource)} cannot.`}
    </>
  );
}
