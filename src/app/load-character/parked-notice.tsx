import { WordingText } from '../../cards/wording-text.tsx';
import { isNothingParked, parkedNowDefined, takeBack } from '../../core/character/parked.ts';
import { nameList } from '../../core/lib/wording.ts';
import { useApplication, useLoadedCharacter } from '../../state/use-application.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Offers back what game data took from the character, as soon as game data define it again. */
export function ParkedNotice() {
  const { loaded } = useApplication();
  const { sheet, gameData } = useLoadedCharacter();
  const back = parkedNowDefined(sheet, gameData);
  if (isNothingParked(back)) return null;
  const names = [
    ...back.items.map((item) => item.name),
    ...back.skills.keys(),
    ...back.talents,
    ...back.pinnacles,
  ];
  const accessories = back.equipped.flatMap(({ id }) =>
    back.items.some((item) => item.id === id) ? [] : (sheet.inventory.get(id)?.name ?? []),
  );
  return (
    <Notice
      kind="information"
      live="status"
      title="Some of what was set aside can come back"
      actions={
        <Button
          kind="primary"
          onClick={() => loaded.change('Take back', (before) => takeBack(before, gameData))}
        >
          Take Back
        </Button>
      }
    >
      {names.length > 0 ? (
        <>
          These can be had again: <WordingText wording={nameList(names)} />.{' '}
        </>
      ) : null}
      {accessories.length > 0 ? (
        <>
          These can be worn again: <WordingText wording={nameList(accessories)} />.
        </>
      ) : null}
    </Notice>
  );
}
