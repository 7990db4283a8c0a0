import type { ItemDraft } from '../../core/character/items/add-items.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { ItemTemplate } from '../../core/game-data/pack.ts';

/** The number of pieces of each template in a draft, in the order in which they were chosen. */
export function countPieces(draft: ItemDraft): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of draft) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** What the pieces of a draft cost together. */
export function draftCost(draft: ItemDraft, gameData: GameData): number {
  return draft.reduce((sum, name) => sum + (gameData.items.get(name)?.cost ?? 0), 0);
}

/** What narrows the list of templates. */
export interface ItemFilter {
  readonly text: string;
  /** The discriminator; every kind where it is empty. */
  readonly kind: string;
  /** The most that one may cost and weigh; undefined where both do not matter. */
  readonly most: { readonly cost: number; readonly weight: number } | undefined;
}

/** The templates that pass a filter, by name. */
export function filterTemplates(
  templates: readonly ItemTemplate[],
  { text, kind, most }: ItemFilter,
): readonly ItemTemplate[] {
  const searched = text.trim().toLowerCase();
  return templates
    .filter((item) => kind === '' || item.discriminator === kind)
    .filter((item) => item.name.toLowerCase().includes(searched))
    .filter((item) => most === undefined || (item.cost <= most.cost && item.weight <= most.weight))
    .sort((a, b) => a.name.localeCompare(b.name));
}
