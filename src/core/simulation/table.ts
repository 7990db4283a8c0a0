/**
 * The rules of a kind of fight that the app does not enforce.
 * Rule: docs/rules/forecast.md#a-simulated-fight.
 */
export interface Table {
  readonly distance: boolean;
  readonly consumables: boolean;
  /** Whether boost points may be spent. */
  readonly boosts: boolean;
}

/** Moves between the sides at the start, if distance counts. */
export const FAR = 2;

/** Whether a fight at this table can use an action: Attempt needs a game master, and Draw a second weapon. */
export function isPlayable(
  {
    action: { name },
    takesBoosts,
  }: { readonly action: { readonly name: string }; readonly takesBoosts: boolean },
  table: Table,
): boolean {
  if (name === 'Attempt') return false;
  if (name === 'Use') return table.consumables;
  if (name === 'Draw') return table.distance;
  return !takesBoosts || table.boosts;
}

/** The reach of an action with these tags, in Moves. */
export function reachOf(tags: readonly string[]): number {
  if (tags.includes('Close')) return 0;
  return tags.includes('Near') ? 1 : FAR;
}
