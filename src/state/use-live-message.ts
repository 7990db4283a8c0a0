import { useState } from 'react';
import { type LiveMessage, NO_MESSAGE, nextMessage } from './live-message.ts';

/** The last message of a screen for its live region, and a function that says another one. */
export function useLiveMessage(): readonly [LiveMessage, (text: string) => void] {
  const [message, setMessage] = useState(NO_MESSAGE);
  return [message, (text) => setMessage((before) => nextMessage(before, text))];
}
