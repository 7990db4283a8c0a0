import type { Wording } from '../core/lib/wording.ts';

/** A sentence of the rules, the users' names in it isolated from the words around them. */
export function WordingText({ wording }: { wording: Wording }) {
  return wording.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never reorder
    typeof part === 'string' ? part : <bdi key={index}>{part.name}</bdi>,
  );
}
