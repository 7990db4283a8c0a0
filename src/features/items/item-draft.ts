import type { ItemDraft } from '../../core/character/items/add-items.ts';
import type { ItemTemplate } from '../../core/game-data/pack.ts';
import { ITEM_DISCRIMINATORS } from '../../core/rules/vocabulary.ts';

/** The number of pieces of each template in a draft, in the order in which they were chosen. */
export function countPieces(draft: ItemDraft): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of draft) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const byName = (a: ItemTemplate, b: ItemTemplate) => a.name.localeCompare(b.name);

const kindOf = ({ discriminator }: ItemTemplate) => ITEM_DISCRIMINATORS.indexOf(discriminator);

/** What the list of templates can be sorted by; equal ones are in the order of their names. */
export const ITEM_ORDERS = {
  name: { label: 'Sort by name', compare: byName },
  price: { label: 'Sort by price', compare: (a, b) => a.cost - b.cost },
  weight: { label: 'Sort by weight', compare: (a, b) => a.weight - b.weight },
  kind: { label: 'Sort by kind', compare: (a, b) => kindOf(a) - kindOf(b) },
} as const satisfies Readonly<
  Record<string, { label: string; compare: (a: ItemTemplate, b: ItemTemplate) => number }>
>;

export type ItemOrder = keyof typeof ITEM_ORDERS;

/** What narrows the list of templates, and sorts it. */
export interface ItemFilter {
  readonly text: string;
  /** The discriminator; every kind where it is empty. */
  readonly kind: string;
  /** What one may cost and weigh at most; any where they are undefined. */
  readonly cost: number | undefined;
  readonly weight: number | undefined;
  /** What the draft leaves of currency and capacity; undefined where it does not matter. */
  readonly left: { readonly cost: number; readonly weight: number } | undefined;
  readonly order: ItemOrder;
}

/** The templates that pass a filter, in its order. Rule: docs/rules/items.md#adding-template-items. */
export function filterTemplates(
  templates: readonly ItemTemplate[],
  { text, kind, cost = Number.POSITIVE_INFINITY, weight = Number.POSITIVE_INFINITY, left, order }: ItemFilter,
): readonly ItemTemplate[] {
  const searched = text.trim().toLowerCase();
  const most = {
    cost: Math.min(cost, left?.cost ?? cost),
    weight: Math.min(weight, left?.weight ?? weight),
  };
  const { compare } = ITEM_ORDERS[order];
  return templates
    .filter((item) => kind === '' || item.discriminator === kind)
    .filter((item) => item.name.toLowerCase().includes(searched))
    .filter((item) => item.cost <= most.cost && item.weight <= most.weight)
    .sort((a, b) => compare(a, b) || byName(a, b));
}

/** The bound that a typed text means: a number of at least 0; undefined where it is not one. */
export function readBound(text: string): number | undefined {
  return /^\s*\d{1,12}([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : undefined;
}
