import { readableName } from './readable-name.ts';

/** Modifiers as a list: `+1 Power, −2 Encumbrance`. */
export function modifiersText(modifiers: ReadonlyMap<string, number>): string {
  return [...modifiers]
    .map(([name, amount]) => `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${readableName(name)}`)
    .join(', ');
}
