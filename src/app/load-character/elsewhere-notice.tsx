import { useGame, useLoaded } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/**
 * Says that the character is open in another tab, and offers to take it over.
 * Rule: docs/rules/storage.md#one-editor-per-character.
 */
export function ElsewhereNotice() {
  const { loaded } = useGame();
  const elsewhere = useLoaded(({ isElsewhere, character }) =>
    isElsewhere ? character?.sheet.name : undefined,
  );
  if (elsewhere === undefined) return null;
  return (
    <Notice
      kind="warning"
      live="status"
      title={
        <>
          <bdi>{elsewhere}</bdi> is open in another tab
        </>
      }
      actions={
        <Button kind="primary" onClick={loaded.takeOver}>
          Take over
        </Button>
      }
    >
      You can read everything here. To change something, take the character over; the other tab keeps showing
      it.
    </Notice>
  );
}
