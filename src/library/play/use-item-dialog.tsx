import { type RefObject, useRef } from 'react';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { RulesText } from '../../cards/terms/rules-text.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { Terms } from '../../cards/terms/terms.tsx';
import { useWords } from '../../cards/terms/use-words.ts';
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
  // Not a name in the texts, which opens a card.
  const main = useRef<HTMLButtonElement>(null);
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
  const changes = member && previewUseOn(game, member, use);
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={main}
      title={
        <>
          Use <bdi>{item.name}</bdi>
        </>
      }
      description={
        does && (
          <Terms gameData={gameData}>
            <RulesText wording={does} />
          </Terms>
        )
      }
      actions={
        <Buttons
          use={use}
          main={main}
          member={changes ? member : undefined}
          onClose={onClose}
          onSelf={() => finish(play.use(item.id))}
          onAnother={() => finish(play.use(item.id, true))}
          onMember={(chosen) => finish(applyUseOn(game, play, chosen, item, use))}
        />
      }
    >
      <Terms gameData={gameData}>
        {use.text === '' ? null : (
          <p>
            <bdi>
              <NamedText text={use.text} />
            </bdi>
          </p>
        )}
        {isForSelf ? <OnYourself character={character} used={used} use={use} /> : null}
        {use.on === 'SELF' ? null : <OnMember session={session} member={member} changes={changes} />}
        {use.isUsedUp ? <p className={styles.quiet}>{leftText(item, character)}</p> : null}
        {action === undefined ? null : <ActionOfUse character={character} action={action} />}
      </Terms>
    </Dialog>
  );
}

interface ButtonsProps {
  use: Use;
  /** Of the main button. */
  main: RefObject<HTMLButtonElement | null>;
  /** The chosen member of the encounter, where the use changes it. */
  member: MemberChoice | undefined;
  onClose: () => void;
  onSelf: () => void;
  onAnother: () => void;
  onMember: (member: MemberChoice) => void;
}

/** On whom the item can be used. */
function Buttons({ use: { on }, main, member, onClose, onSelf, onAnother, onMember }: ButtonsProps) {
  const ranked = (isMain: boolean) => (isMain ? ({ kind: 'primary', ref: main } as const) : {});
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {on === 'SELF' ? null : (
        <Button {...ranked(on === 'OTHER' && !member)} onClick={onAnother}>
          Use on Another
        </Button>
      )}
      {on === 'OTHER' ? null : (
        <Button {...ranked(!member)} onClick={onSelf}>
          {on === 'SELF' ? 'Use' : 'Use on Yourself'}
        </Button>
      )}
      {member ? (
        <Button {...ranked(true)} onClick={() => onMember(member)}>
          Use on <bdi>{member.name}</bdi>
        </Button>
      ) : null}
    </>
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
  /** What the use changes of it; empty where nothing. */
  changes: string | undefined;
}

/** Chooses a member of the loaded encounter, and says what the use changes of whom. */
function OnMember({ session: { encounter, intents }, member, changes }: OnMemberProps) {
  const word = useWords()('HEALTH').toLowerCase();
  const members = encounter ? memberOptions(encounter, word) : [];
  return (
    <>
      {members.length === 0 ? null : (
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
      )}
      {member ? (
        <p role="status">
          <bdi>{member.name}</bdi>: {changes || 'nothing changes'}.
        </p>
      ) : null}
      <p className={styles.quiet}>
        {members.length === 0 || member
          ? null
          : 'A member of the encounter that you choose changes at once. '}
        Use on Another changes nobody here: whoever plays the other applies what it does.
      </p>
    </>
  );
}

function leftText(item: InventoryItem, { gameData }: Character): string {
  if (!isStackable(item, gameData)) return 'It will be used up.';
  return `${item.quantity} → ${item.quantity - 1} left.`;
}

/** The action that is drafted with the use, and why it cannot be performed now. */
function ActionOfUse({ character, action }: { character: Character; action: string }) {
  const reasons = evaluate(character, selectAction(action))?.reasons ?? [];
  return (
    <div>
      <p>
        It also drafts the action <Term kind="action" name={action} />.
      </p>
      {reasons.map((reason) => (
        <p key={wordingText(reason)} className={styles.reason}>
          <RulesText wording={reason} />
        </p>
      ))}
    </div>
  );
}
