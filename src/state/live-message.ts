/** A message for a live region. */
export interface LiveMessage {
  readonly text: string;
  /** With another id the same words are announced again. */
  readonly id: number;
}

export const NO_MESSAGE: LiveMessage = { text: '', id: 0 };

export function nextMessage({ id }: LiveMessage, text: string): LiveMessage {
  return { text, id: id + 1 };
}
