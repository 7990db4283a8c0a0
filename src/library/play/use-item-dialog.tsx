import { useWords } from '../../cards/terms/use-words.ts';
import { WordingText } from '../../cards/wording-text.tsx';
import type { Character } from '../../core/character/character.ts';
import { isStackable } from '../../core/character/items/items.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { selectAction } from '../../core/combat/action-draft.ts';
import { evaluate } from '../../core/combat/evaluate.ts';
import { actionOfUse, applyUse } from '../../core/consequences/use-item.ts';
import { wordingText } from '../../core/lib/wording.ts';
import type { Use } from '../../core/play/parts/uses.ts';
import { PLAY_PARTS } from '../../core/play/play.ts';
import type { MemberChoice } from '../../state/play/apply-to-member.ts';
import { applyUseOn, previewUseOn } from '../../state/play/apply-use.ts';
import { NO_TARGET, targetKey } from '../../state/play/target-state.ts';
import { usePlay } from '../../state/play/use-play.ts';
import { type TargetSession, useTarget } from '../../state/play/use-target.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { memberOptions } from '../target/target-chooser.tsx';
import { SheetChanges } from './sheet-changes.tsx';
import styles from './use-item-dialog.module.css';

interface UseItemDialogProps {
  item: InventoryItem;
  use: Use;
  onClose: () => void;
}

/** What using an item does, before it is used. Rule: docs/rules/play.md#uses. */
export function UseItemDialog({ item, use, onClose }: UseItemDialogProps) {
  const character = useLoadedCharacter();
  const game = useGame();
  const play = usePlay();
  const session = useTarget(character);
  const { sheet, gameData } = character;
  const action = actionOfUse(character, use);
  const [does] = PLAY_PARTS.uses.describe([use], gameData.glossary);
  const used = applyUse(sheet, use, gameData).sheet;
  const isForSelf = use.on !== 'OTHER';
  const { choice, isMissing } = session;
  const member = use.on !== 'SELF' && choice.kind === 'MEMBER' && !isMissing ? choice : undefined;
  const finish = (isUsed: boolean) => {
    if (isUsed && action !== undefined) game.combat.intents.show('take-action');
    onClose();
  };
  const isMain = (is: boolean) => (is ? 'primary' : 'plain');
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          Use <bdi>{item.name}</bdi>
        </>
      }
      description={does && <WordingText wording={does} />}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {use.on === 'SELF' ? null : (
            <Button kind={isMain(!isForSelf && !member)} onClick={() => finish(play.use(item.id, true))}>
              Use on Another
            </Button>
          )}
          {isForSelf ? (
            <Button kind={isMain(!member)} onClick={() => finish(play.use(item.id))}>
              {use.on === 'SELF' ? 'Use' : 'Use on Yourself'}
            </Button>
          ) : null}
          {member ? (
            <Button kind="primary" onClick={() => finish(applyUseOn(game, play, member, item, use))}>
              Use on <bdi>{member.name}</bdi>
            </Button>
          ) : null}
        </>
      }
    >
      {use.text === '' ? null : (
        <p>
          <bdi>{use.text}</bdi>
        </p>
      )}
      {isForSelf ? <OnYourself character={character} used={used} use={use} /> : null}
      {use.on === 'SELF' ? null : (
        <>
          <OnMember session={session} member={member} use={use} />
          <p className={styles.quiet}>
            If you use it on someone else, it only leaves your inventory: they apply what it does.
          </p>
        </>
      )}
      {use.isUsedUp ? <p className={styles.quiet}>{leftText(item, character)}</p> : null}
      {action === undefined ? null : <ActionOfUse character={character} action={action} />}
    </Dialog>
  );
}

interface OnYourselfProps {
  character: Character;
  used: Character['sheet'];
  use: Use;
}

function OnYourself({ character: { sheet }, used, use }: OnYourselfProps) {
  const isUnaffected = use.gains.length > 0 && sheet.combatState.round === 0;
  return (
    <>
      {used === sheet ? (
        <p className={styles.quiet}>It would change nothing for you now.</p>
      ) : (
        <SheetChanges label="What it changes" before={sheet} after={used} />
      )}
      {isUnaffected ? <p className={styles.quiet}>Status effects are gained in combat only.</p> : null}
    </>
  );
}

interface OnMemberProps {
  session: TargetSession;
  /** The chosen one. */
  member: MemberChoice | undefined;
  use: Use;
}

/** Chooses a member of the loaded encounter, and says what the use changes of it. */
function OnMember({ session: { encounter, intents }, member, use }: OnMemberProps) {
  const game = useGame();
  const word = useWords()('HEALTH').toLowerCase();
  const members = encounter ? memberOptions(encounter, word) : [];
  if (members.length === 0) return null;
  const changes = member && previewUseOn(game, member, use);
  return (
    <>
      <SelectField
        label="In the encounter"
        value={targetKey(member ?? NO_TARGET)}
        options={[{ choice: NO_TARGET, label: 'Nobody' }, ...members].map(({ choice, label }) => ({
          value: targetKey(choice),
          label,
        }))}
        onChange={(value) =>
          intents.choose(members.find(({ choice }) => targetKey(choice) === value)?.choice ?? NO_TARGET)
        }
      />
      {member ? (
        <p role="status">
          <bdi>{member.name}</bdi>: {changes || 'nothing changes'}.
        </p>
      ) : null}
    </>
  );
}

function leftText(item: InventoryItem, { gameData }: Character): string {
  if (!isStackable(item, gameData)) return 'It leaves your inventory.';
  return `${item.quantity} → ${item.quantity - 1} left.`;
}

/** The action that is drafted with the use, and why it cannot be performed now. */
function ActionOfUse({ character, action }: { character: Character; action: string }) {
  const reasons = evaluate(character, selectAction(action))?.reasons ?? [];
  return (
    <div>
      <p>
        It also drafts the action <bdi>{action}</bdi>.
      </p>
      {reasons.map((reason) => (
        <p key={wordingText(reason)} className={styles.reason}>
          <WordingText wording={reason} />
        </p>
      ))}
    </div>
  );
}
