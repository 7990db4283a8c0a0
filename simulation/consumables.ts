import { changeQuantity } from '../src/core/character/items/items.ts';
import { characterOf, effectLevel, type Fighter } from './fighter.ts';
import { type Prices, type Situation, worthOfEffect } from './outlook.ts';
import { gainEffect, loseEffect, regain } from './table-rules.ts';

/** What a consumable does at the table, in the words of its description. */
interface Consumable {
  readonly health?: number;
  readonly energy?: number;
  readonly focus?: number;
  readonly cures?: string;
  readonly gives?: string;
  readonly inflicts?: string;
  readonly level?: number;
}

const CONSUMABLES: ReadonlyMap<string, Consumable> = new Map(
  Object.entries({
    'Bandage Roll': { health: 3, cures: 'Bleeding' },
    'Black Tea': { energy: 3 },
    'Salt Drops': { focus: 1 },
    Bezoar: { cures: 'Poisoned' },
    'Fire Jar': { inflicts: 'Burning', level: 2 },
    'Smoke Jar': { gives: 'Hidden', level: 1 },
    'Thunder Jar': { inflicts: 'Dazed', level: 2 },
    'Glim Oil': { gives: 'Kindled', level: 2 },
  }),
);

/** What is kept for another day is worth something too. */
const KEPT = 0.5;

/** The consumable that helps most now, and what it is worth; undefined where none is worth using. */
export function bestConsumable(
  me: Fighter,
  situation: Situation,
  prices: Prices,
  foe: Fighter | undefined,
): { readonly id: string; readonly worth: number } | undefined {
  let best: { id: string; worth: number } | undefined;
  for (const { id, template, quantity } of me.sheet.inventory.values()) {
    const consumable = CONSUMABLES.get(template);
    if (consumable === undefined || quantity === 0) continue;
    const worth = worthOf(consumable, me, situation, prices, foe) - KEPT;
    if (worth > (best?.worth ?? 0)) best = { id, worth };
  }
  return best;
}

function worthOf(
  { health = 0, energy = 0, focus = 0, cures, gives, inflicts, level = 0 }: Consumable,
  me: Fighter,
  situation: Situation,
  prices: Prices,
  foe: Fighter | undefined,
): number {
  const { maximum } = characterOf(me);
  const room = (amount: number, bar: 'HEALTH' | 'ENERGY' | 'FOCUS', now: number) =>
    Math.min(amount, maximum[bar].total - now);
  return (
    room(health, 'HEALTH', me.sheet.health) +
    prices.energy * room(energy, 'ENERGY', me.sheet.energy) +
    prices.focus * room(focus, 'FOCUS', me.sheet.focus) +
    (cures === undefined ? 0 : effectLevel(me, cures)) +
    (gives === undefined ? 0 : worthOfEffect(me, gives, level, situation, prices)) -
    (inflicts === undefined || foe === undefined ? 0 : worthOfEffect(foe, inflicts, level, situation, prices))
  );
}

/** Uses a consumable up and does what it says. */
export function spend(me: Fighter, id: string, foe: Fighter | undefined): void {
  const item = me.sheet.inventory.get(id);
  const consumable = CONSUMABLES.get(item?.template ?? '');
  if (item === undefined || consumable === undefined) return;
  const { health = 0, energy = 0, focus = 0, cures, gives, inflicts, level = 0 } = consumable;
  me.sheet = changeQuantity(me.sheet, id, item.quantity - 1, me.gameData);
  regain(me, 'health', health);
  regain(me, 'energy', energy);
  regain(me, 'focus', focus);
  if (cures !== undefined) loseEffect(me, cures);
  if (gives !== undefined) gainEffect(me, { name: gives, level });
  if (inflicts !== undefined && foe !== undefined) gainEffect(foe, { name: inflicts, level });
}
