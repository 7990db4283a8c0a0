import { useEffect, useState } from 'react';
import type { Character } from '../../core/character/character.ts';
import { barMaxima } from '../../core/character/resources.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import { NO_MESSAGE, nextMessage } from '../../state/live-message.ts';
import { useGame } from '../../state/use-game.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';

/** A run of presses ends with a pause of this length. */
const QUIET_MS = 600;

/** The steps whose numbers nothing else says: those by hand, and the hits of the game master. */
const STEPS = /^(?:Change|Take) /u;

/**
 * Announces what is left in bars that were changed, once for a run of presses: `Health 37 of 42.`
 * Rule: docs/rules/numbers.md#the-number-pad.
 */
export function ChangedBars() {
  const { loaded } = useGame();
  const [message, setMessage] = useState(NO_MESSAGE);
  useEffect(() => {
    const { store } = loaded;
    let timer = 0;
    let from = store.getState().character;
    const announce = () => {
      timer = 0;
      const { character } = store.getState();
      const text = character && from && leftText(from, character);
      if (text) setMessage((last) => nextMessage(last, text));
    };
    const stop = store.subscribe(({ character, undoable }, before) => {
      const isStep = undoable !== before.undoable && STEPS.test(undoable.at(-1)?.label ?? '');
      if (!isStep || character?.sheet.name !== before.character?.sheet.name) return;
      if (timer === 0) from = before.character;
      clearTimeout(timer);
      timer = window.setTimeout(announce, QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [loaded]);
  return <Announcement message={message} />;
}

function leftText(before: Character, after: Character): string {
  const maxima = barMaxima(after);
  return BARS.flatMap((bar) => {
    const { field } = BAR_TABLE[bar];
    const left = after.sheet[field];
    if (left === before.sheet[field] || before.sheet.name !== after.sheet.name) return [];
    return [`${wordFor(after.gameData, bar)} ${left} of ${maxima[bar]}.`];
  }).join(' ');
}
