import { useRef, useState } from 'react';
import { NamedText } from '../../../cards/terms/named-text.tsx';
import { Terms } from '../../../cards/terms/terms.tsx';
import type { Character } from '../../../core/character/character.ts';
import { endRound } from '../../../core/consequences/end-round.ts';
import type { BarChange } from '../../../core/play/rules/bar-changes.ts';
import type { RoundLine } from '../../../core/play/rules/round-lines.ts';
import { AmountList } from '../../../library/play/amount-row.tsx';
import { RoundLineRow } from '../../../library/play/round-line-row.tsx';
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
 * What the end of the round does, each line with its reason and an amount that may be changed, and what is
 * left then. Rule: docs/rules/play.md#the-end-of-a-round.
 */
export function RoundEndDialog({ character, lines, onApply, onClose }: RoundEndDialogProps) {
  const [amounts, setAmounts] = useState<ReadonlyMap<string, number>>(new Map());
  // A focused field would open the keyboard of a phone.
  const main = useRef<HTMLButtonElement>(null);
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
      <Terms gameData={character.gameData}>
        <AmountList label="What the round does">
          {lines.map((line) => (
            <RoundLineRow
              key={lineKey(line)}
              line={line}
              amount={amounts.get(lineKey(line)) ?? Math.abs(line.amount.total)}
              onChange={(amount) => setAmounts(new Map(amounts).set(lineKey(line), amount))}
            />
          ))}
        </AmountList>
        <section className={styles.after} aria-label="Afterwards">
          <h3 className={styles.title}>Afterwards</h3>
          {passed.map(({ fall, threshold }) =>
            threshold.text === '' ? null : (
              <p key={fall} className={styles.fall}>
                <bdi>
                  <NamedText text={threshold.text} />
                </bdi>
              </p>
            ),
          )}
          <SheetChanges label="Changes" before={character.sheet} after={after} />
        </section>
      </Terms>
    </Dialog>
  );
}
