import { applyUse, itemUse, spendItem } from '../src/core/consequences/use-item.ts';
import type { Use } from '../src/core/play/parts/uses.ts';
import { BAR_TABLE, type Bar, isBar } from '../src/core/rules/bars.ts';
import { characterOf, effectLevel, type Fighter } from './fighter.ts';
import { type Prices, type Situation, scoreEffect } from './outlook.ts';
import { gainEffect } from './table-rules.ts';

/** The score of saving a consumable for another day. */
const SCORE_OF_SAVING = 0.5;

/** What an item does when a fighter uses it in a fight; undefined if it is for another time. */
function fightUse(template: string, { gameData }: Fighter): Use | undefined {
  const use = itemUse(template, gameData);
  return use?.action === undefined ? undefined : use;
}

/** The consumable with the best score; undefined if none scores above 0. */
export function bestConsumable(
  me: Fighter,
  situation: Situation,
  prices: Prices,
  foe: Fighter | undefined,
): { readonly id: string; readonly score: number } | undefined {
  let best: { id: string; score: number } | undefined;
  for (const { id, template, quantity } of me.sheet.inventory.values()) {
    const use = fightUse(template, me);
    if (use === undefined || quantity === 0) continue;
    const score = scoreUse(use, me, situation, prices, foe) - SCORE_OF_SAVING;
    if (score > (best?.score ?? 0)) best = { id, score };
  }
  return best;
}

function scoreUse(
  { on, resources, removes, gains }: Use,
  me: Fighter,
  situation: Situation,
  prices: Prices,
  foe: Fighter | undefined,
): number {
  const { maximum } = characterOf(me);
  const priceOf: Partial<Record<Bar, number>> = {
    HEALTH: 1,
    ENERGY: prices.energy,
    VIGOR: prices.vigor,
    FOCUS: prices.focus,
  };
  let score = 0;
  for (const { resource, amount } of resources) {
    if (!isBar(resource)) continue;
    const room = maximum[resource].total - me.sheet[BAR_TABLE[resource].field];
    score += (priceOf[resource] ?? 0) * Math.min(amount, room);
  }
  for (const name of removes) score += effectLevel(me, name);
  for (const { statusEffect, level } of gains) {
    if (on !== 'OTHER') score += scoreEffect(me, statusEffect, level, situation, prices);
    else if (foe !== undefined) score -= scoreEffect(foe, statusEffect, level, situation, prices);
  }
  return score;
}

/** Uses one up and applies its effect. */
export function spend(me: Fighter, id: string, foe: Fighter | undefined): void {
  const use = fightUse(me.sheet.inventory.get(id)?.template ?? '', me);
  if (use === undefined) return;
  me.sheet = spendItem(characterOf(me), id, use, 0);
  const target = use.on === 'OTHER' ? foe : me;
  if (target === undefined) return;
  target.sheet = applyUse(target.sheet, { ...use, gains: [] }, target.gameData).sheet;
  for (const { statusEffect, level } of use.gains) gainEffect(target, { name: statusEffect, level });
}
