import { useEffect, useState } from 'react';
import type { Character } from '../../core/character/character.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import { NO_MESSAGE, nextMessage } from '../../state/live-message.ts';
import { useGame } from '../../state/use-game.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';

/** Announces each bar that its maximum has lowered, as when an item is taken off: nothing else says so. */
export function LoweredBars() {
  const { loaded } = useGame();
  const [message, setMessage] = useState(NO_MESSAGE);
  useEffect(
    () =>
      loaded.store.subscribe(({ character }, { character: before }) => {
        const text = character && before && loweredText(before, character);
        if (text) setMessage((last) => nextMessage(last, text));
      }),
    [loaded],
  );
  return <Announcement message={message} />;
}

/** `Maximum Energy is 1, and Energy fell from 7 to 1.`, one sentence for each bar. */
function loweredText(before: Character, after: Character): string {
  return BARS.flatMap((bar) => {
    const { field } = BAR_TABLE[bar];
    const name = wordFor(after.gameData, bar);
    const [from, to, max] = [before.sheet[field], after.sheet[field], after.maximum[bar].total];
    const isLowered = max < before.maximum[bar].total && to < from && to === max;
    return isLowered ? [`Maximum ${name} is ${max}, and ${name} fell from ${from} to ${to}.`] : [];
  }).join(' ');
}
