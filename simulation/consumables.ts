import { changeQuantity } from '../src/core/character/items/items.ts';
import { characterOf, effectLevel, type Fighter } from './fighter.ts';
import { type Prices, type Situation, scoreEffect } from './outlook.ts';
import { gainEffect, loseEffect, regain } from './table-rules.ts';

/** The effect that the description of a consumable states. */
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

/** The score of saving a consumable for another day. */
const SCORE_OF_SAVING = 0.5;

/** The consumable with the best score; undefined if none scores above 0. */
export function bestConsumable(
  me: Fighter,
  situation: Situation,
  prices: Prices,
  foe: Fighter | undefined,
): { readonly id: string; readonly score: number } | undefined {
  let best: { id: string; score: number } | undefined;
  for (const { id, template, quantity } of me.sheet.inventory.values()) {
    const consumable = CONSUMABLES.get(template);
    if (consumable === undefined || quantity === 0) continue;
    const score = scoreConsumable(consumable, me, situation, prices, foe) - SCORE_OF_SAVING;
    if (score > (best?.score ?? 0)) best = { id, score };
  }
  return best;
}

function scoreConsumable(
  { health = 0, energy = 0, focus = 0, cures, gives, inflicts, level = 0 }: Consumable,
  me: Fighter,
  situation: Situation,
  prices: Prices,
  foe: Fighter | undefined,
): number {
  const { maximum } = characterOf(me);
  const gain = (amount: number, bar: 'HEALTH' | 'ENERGY' | 'FOCUS', now: number) =>
    Math.min(amount, maximum[bar].total - now);
  return (
    gain(health, 'HEALTH', me.sheet.health) +
    prices.energy * gain(energy, 'ENERGY', me.sheet.energy) +
    prices.focus * gain(focus, 'FOCUS', me.sheet.focus) +
    (cures === undefined ? 0 : effectLevel(me, cures)) +
    (gives === undefined ? 0 : scoreEffect(me, gives, level, situation, prices)) -
    (inflicts === undefined || foe === undefined ? 0 : scoreEffect(foe, inflicts, level, situation, prices))
  );
}

/** Uses one up and applies its effect. */
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
