import { useRef, useState } from 'react';
import { Terms } from '../../../cards/terms/terms.tsx';
import type { Encounter, EncounterMember } from '../../../core/encounter/encounter.ts';
import { referenceKey } from '../../../core/encounter/members.ts';
import { membersText } from '../../../core/encounter/members-text.ts';
import { isDefeated } from '../../../core/encounter/overview.ts';
import type { FoeRules } from '../../../core/foes/hit-member.ts';
import { endEncounterRound, type MemberChange, type MemberRoundLine } from '../../../core/foes/round-end.ts';
import { AmountList } from '../../../library/play/amount-row.tsx';
import { RoundLineRow } from '../../../library/play/round-line-row.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { changesOfMembers, mergedLines } from './merged-lines.ts';

interface EncounterRoundDialogProps {
  encounter: Encounter;
  /** At least one. */
  lines: readonly MemberRoundLine[];
  rules: FoeRules;
  onApply: (changes: readonly MemberChange[]) => void;
  onClose: () => void;
}

/**
 * What the end of the round does to every member, each line with its reason and an amount that may be
 * changed, and who falls by it.
 * Rule: docs/rules/encounters.md#the-end-of-a-round-of-an-encounter.
 */
export function EncounterRoundDialog({
  encounter,
  lines,
  rules,
  onApply,
  onClose,
}: EncounterRoundDialogProps) {
  const [amounts, setAmounts] = useState<ReadonlyMap<string, number>>(new Map());
  // A focused field would open the keyboard of a phone.
  const main = useRef<HTMLButtonElement>(null);
  const changes = changesOfMembers(lines, amounts);
  const falling = fallenBy(encounter, endEncounterRound(encounter, changes, rules));
  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      initialFocus={main}
      title={`The end of round ${encounter.round}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button ref={main} kind="primary" onClick={() => onApply(changes)}>
            {`Begin Round ${encounter.round + 1}`}
          </Button>
        </>
      }
    >
      <Terms gameData={rules.gameData}>
        <AmountList label="What the round does">
          {mergedLines(lines).map((row) => {
            const [{ line }] = row.lines;
            const text = membersText(
              encounter,
              row.lines.map(({ member }) => member),
            );
            return (
              <RoundLineRow
                key={row.key}
                line={line}
                who={{ words: <bdi>{text}</bdi>, text }}
                amount={amounts.get(row.key) ?? Math.abs(line.amount.total)}
                onChange={(amount) => setAmounts(new Map(amounts).set(row.key, amount))}
              />
            );
          })}
        </AmountList>
      </Terms>
      {falling.length === 0 ? null : (
        <p role="status">
          Defeated by it: <bdi>{membersText(encounter, falling)}</bdi>.
        </p>
      )}
    </Dialog>
  );
}

/** The members who stand before and not after. */
function fallenBy(before: Encounter, after: Encounter): readonly EncounterMember[] {
  const down = new Set(after.members.filter(isDefeated).map(referenceKey));
  return before.members.filter((member) => !isDefeated(member) && down.has(referenceKey(member)));
}
