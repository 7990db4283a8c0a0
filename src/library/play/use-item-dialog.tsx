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
import { usePlay } from '../../state/play/use-play.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
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
  const { combat } = useGame();
  const play = usePlay();
  const { sheet, gameData } = character;
  const action = actionOfUse(character, use);
  const [does] = PLAY_PARTS.uses.describe([use], gameData.glossary);
  const used = applyUse(sheet, use, gameData).sheet;
  const isForSelf = use.on !== 'OTHER';
  const finish = (isForAnother: boolean) => {
    const isUsed = play.use(item.id, isForAnother);
    if (isUsed && action !== undefined) combat.intents.show('take-action');
    onClose();
  };
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
            <Button kind={isForSelf ? 'plain' : 'primary'} onClick={() => finish(true)}>
              Use on Another
            </Button>
          )}
          {isForSelf ? (
            <Button kind="primary" onClick={() => finish(false)}>
              {use.on === 'SELF' ? 'Use' : 'Use on Yourself'}
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
        <p className={styles.quiet}>
          If you use it on someone else, it only leaves your inventory: they apply what it does.
        </p>
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
