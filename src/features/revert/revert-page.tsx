import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { deleteEntry, entryName, revertEntry } from '../../core/character/change-history.ts';
import { refillText } from '../../core/character/resources.ts';
import type { ChangeHistoryEntry, Sheet } from '../../core/character/sheet/sheet.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { userName as nameWord, say } from '../../core/lib/wording.ts';
import { changeSheet } from '../../state/characters/character-document.ts';
import { lastStep, offerUndo } from '../../state/offer-undo.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { useSettings } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface Question {
  readonly act: 'revert' | 'delete';
  readonly entry: ChangeHistoryEntry;
}

/** Deleted items and ended combats, each of which can be restored. Rule: docs/rules/undo.md#reverting. */
export function RevertPage() {
  const { loaded, notices, platform } = useGame();
  const { sheet, gameData } = useLoadedCharacter();
  const settings = useSettings();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();

  const answer = async ({ act, entry }: Question) => {
    setQuestion(undefined);
    const name = entryName(entry);
    const label = act === 'delete' ? `Delete ${name} from the history` : `Revert ${name}`;
    const outcome = loaded.apply(label, ({ sheet: before }) => {
      const index = indexOfEntry(before.changeHistory, entry);
      if (index === -1) {
        const reason = say`${nameWord(name)} is no longer in the history. Nothing was changed.`;
        return { kind: 'refused', reason };
      }
      const after =
        act === 'delete' ? deleteEntry(before, index) : revertEntry(before, index, platform.now(), gameData);
      return changeSheet(before, after);
    });
    if (outcome.kind === 'refused') notices.warn(outcome.reason);
    if (outcome.kind !== 'changed') return;
    const done = act === 'delete' ? 'deleted' : 'reverted';
    offerUndo(notices, say`${nameWord(name)} ${done}.`, lastStep(loaded));
    if (act === 'revert' && settings.navigate) await navigate(paths.sheet(sheet.name));
  };

  const newestFirst = sheet.changeHistory
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => b.entry.date - a.entry.date || b.index - a.index);

  return (
    <Page
      title="Revert"
      owner={sheet.name}
      lead={
        newestFirst.length > 0
          ? 'Bring back a destroyed item or an ended combat. To undo your last steps one by one, use Undo in the top bar.'
          : undefined
      }
    >
      {newestFirst.length === 0 ? (
        <EmptyState
          title="Nothing to revert"
          actions={<LinkButton render={<Link to={paths.sheet(sheet.name)} />}>Back to the sheet</LinkButton>}
        >
          Items that you delete and combats that you end can be brought back here. To undo your last steps one
          by one, use Undo in the top bar.
        </EmptyState>
      ) : (
        <VirtualList
          label="Reversion records"
          items={newestFirst}
          itemKey={({ entry, index }) => `${entry.date} ${index}`}
          estimateHeight={72}
          minColumnWidth={28}
          renderItem={({ entry }) => {
            const name = entryName(entry);
            return (
              <ListRow name={name} about={DATE.format(entry.date)}>
                <Button aria-label={`Revert ${name}`} onClick={() => setQuestion({ act: 'revert', entry })}>
                  Revert
                </Button>
                <Button
                  kind="danger"
                  aria-label={`Delete ${name}`}
                  onClick={() => setQuestion({ act: 'delete', entry })}
                >
                  Delete
                </Button>
              </ListRow>
            );
          }}
        />
      )}
      {question ? (
        <ConfirmDialog
          open
          danger={question.act === 'delete'}
          title={titleOf(question)}
          description={descriptionOf(question, sheet, gameData)}
          onConfirm={() => void answer(question)}
          onCancel={() => setQuestion(undefined)}
        />
      ) : null}
    </Page>
  );
}

/**
 * The index of a record in the history, which may have changed since the question; -1 where the record is
 * gone. A history that another tab wrote has other objects with the same content.
 */
function indexOfEntry(history: readonly ChangeHistoryEntry[], entry: ChangeHistoryEntry): number {
  const index = history.indexOf(entry);
  return index === -1 ? history.findIndex((each) => sameContent(each, entry)) : index;
}

/** An ended combat is resumed, and anything else reverted by its name. */
function titleOf({ act, entry }: Question): ReactNode {
  if (act === 'revert' && entry.discriminator !== 0)
    return `Resume the combat that ended at round ${entry.combatState.round}?`;
  return (
    <>
      {act === 'revert' ? 'Revert' : 'Delete'} <bdi>{entryName(entry)}</bdi>?
    </>
  );
}

function descriptionOf(
  { act, entry }: Question,
  { combatState: { round, statusEffects } }: Sheet,
  gameData: GameData,
): string {
  if (act === 'delete')
    return 'This removes the record from the history without applying it. You can undo this.';
  const effects =
    entry.discriminator === 0
      ? ['The item returns to the inventory.']
      : round > 0
        ? ['It replaces the current one.', 'The running combat becomes a record of its own first.']
        : statusEffects.size > 0
          ? ['Its status effects replace the current ones.']
          : [];
  return [...effects, refillText(gameData)].join(' ');
}
