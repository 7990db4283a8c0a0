import { useState } from 'react';
import type { Character } from '../../core/character/character.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import { type LiveMessage, NO_MESSAGE, nextMessage } from '../../state/live-message.ts';

/** A message for the live region when a maximum falls and takes from its bar. */
export function useLoweredMaxima(character: Character): LiveMessage {
  const [before, setBefore] = useState(character);
  const [message, setMessage] = useState(NO_MESSAGE);
  if (before !== character) {
    setBefore(character);
    const text = loweredMaxima(before, character);
    if (text !== '') setMessage(nextMessage(message, text));
  }
  return message;
}

function loweredMaxima(before: Character, after: Character): string {
  if (before.sheet.name !== after.sheet.name) return '';
  return BARS.flatMap((bar) => {
    const { field } = BAR_TABLE[bar];
    const name = wordFor(after.gameData, bar);
    const [maximum, value] = [after.maximum[bar].total, after.sheet[field]];
    const isLowered = maximum < before.maximum[bar].total && value < before.sheet[field];
    return isLowered && value === maximum
      ? [`The maximum of ${name} fell to ${maximum}, and ${name} from ${before.sheet[field]} to ${value}.`]
      : [];
  }).join(' ');
}
