import type { Message } from '../core/lib/wording.ts';

/** A sentence in which the users' names are isolated from the text around them. */
export function WordingText({ wording }: { wording: Message }) {
  if (typeof wording === 'string') return wording;
  return wording.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never reorder
    typeof part === 'string' ? part : <bdi key={index}>{part.name}</bdi>,
  );
}
