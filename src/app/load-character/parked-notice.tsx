import { RulesText } from '../../cards/terms/rules-text.tsx';
import { isNothingParked, parkedNowDefined, takeBack } from '../../core/character/parked/parked.ts';
import { parkedNames } from '../../core/character/parked/parked-names.ts';
import { pinnaclesOf, potentialOf } from '../../core/character/potential.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { nameList, say } from '../../core/lib/wording.ts';
import { useCharacter, useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Offers to take back parked belongings as soon as the game data define them again. */
export function ParkedNotice() {
  const isAnythingParked = useCharacter((character) => character && !isNothingParked(character.sheet.parked));
  return isAnythingParked ? <Offer /> : null;
}

function Offer() {
  const { loaded, notices } = useGame();
  const { sheet, gameData } = useLoadedCharacter();
  const back = parkedNowDefined(sheet, gameData);
  if (isNothingParked(back)) return null;
  const { belongings, unequipped } = parkedNames(back, sheet, gameData);
  const take = () => {
    if (!loaded.change('Take back', (before) => takeBack(before, gameData))) return;
    notices.success(say`Taken back: ${nameList([...belongings, ...unequipped])}.`);
  };
  return (
    <Notice
      kind="information"
      live="status"
      title="Some parked belongings can be taken back"
      actions={
        <Button kind="primary" onClick={take}>
          Take Back
        </Button>
      }
    >
      {belongings.length > 0 ? (
        <p>
          These can be taken back: <RulesText wording={nameList(belongings)} />.
        </p>
      ) : null}
      {unequipped.length > 0 ? (
        <p>
          These can be equipped again: <RulesText wording={nameList(unequipped)} />.
        </p>
      ) : null}
      {excesses(sheet, takeBack(sheet, gameData), gameData).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

/**
 * Sentences on how far taking back exceeds the character's potential or pinnacles. It is allowed all the
 * same.
 */
function excesses(before: Sheet, after: Sheet, gameData: GameData): readonly string[] {
  const lacking = (sheet: Sheet) => -potentialOf(sheet, gameData).free.total;
  const unreached = (sheet: Sheet) => {
    const { reached, taken } = pinnaclesOf(sheet, gameData);
    return taken.total - reached.total;
  };
  const word = wordFor(gameData, 'POTENTIAL', 'potential');
  const [potential, pinnacles] = [lacking(after), unreached(after)];
  return [
    ...(potential > Math.max(0, lacking(before))
      ? [`With all of them, you use ${potential} more ${word} than you have.`]
      : []),
    ...(pinnacles > Math.max(0, unreached(before))
      ? [
          `With all of them, you have ${pinnacles} more ${pinnacles === 1 ? 'pinnacle' : 'pinnacles'} than your ${word} allows.`,
        ]
      : []),
  ];
}
