import type { Use } from '../play/parts/uses.ts';
import { BARS, type Bar, isBar } from '../rules/bars.ts';
import { changeFighterBars, changeResourceBy, gainEffect, loseEffect, takeForm } from './changes.ts';
import { levelOf } from './fighter.ts';
import type { Fighter } from './model.ts';
import { scoreEffect, type View } from './outlook.ts';
import { resourceIndex } from './rules.ts';

/** The score of saving an item for another day. */
const SCORE_OF_SAVING = 0.5;

/** An item to use, with its score. */
export interface UseChoice {
  readonly id: string;
  readonly use: Use;
  readonly score: number;
}

/** The item with the best score; undefined if none scores above 0. `foe` is one in reach, if any. */
export function bestItem(view: View, foe: Fighter | undefined): UseChoice | undefined {
  let best: UseChoice | undefined;
  for (const { id, use } of view.me.form.items) {
    const score = scoreUse(use, view, foe) - SCORE_OF_SAVING;
    if (score > (best?.score ?? 0)) best = { id, use, score };
  }
  return best;
}

function scoreUse({ on, resources, removes, gains }: Use, view: View, foe: Fighter | undefined): number {
  const { me, prices } = view;
  const priceOf: Partial<Record<Bar, number>> = {
    HEALTH: 1,
    ENERGY: prices.energy,
    VIGOR: prices.vigor,
    FOCUS: prices.focus,
  };
  let score = 0;
  for (const { resource, amount } of resources) {
    if (!isBar(resource)) continue;
    const bar = BARS.indexOf(resource);
    score += (priceOf[resource] ?? 0) * Math.min(amount, me.value(bar) - me.resource(bar));
  }
  for (const name of removes) score += levelOf(me, name);
  for (const { statusEffect, level } of gains) {
    const effect = me.rules.effectIds.get(statusEffect) ?? -1;
    if (on !== 'OTHER') score += scoreEffect(me, effect, level, view);
    else if (foe !== undefined) score -= scoreEffect(foe, effect, level, view);
  }
  return score;
}

/** Uses a piece of an item up and applies its effect. */
export function spend(me: Fighter, { id, use }: UseChoice, foe: Fighter | undefined): void {
  takeForm(me, me.form.withoutOne(id));
  const target = use.on === 'OTHER' ? foe : me;
  if (target === undefined) return;
  const bars = use.resources.flatMap(({ resource, amount }) =>
    isBar(resource) ? [{ resource, amount }] : [],
  );
  if (changeFighterBars(target, bars)) target.isDown = true;
  for (const { resource, amount } of use.resources) {
    if (!isBar(resource)) changeResourceBy(target, resourceIndex(resource), amount);
  }
  for (const name of use.removes) loseEffect(target, name);
  for (const { statusEffect, level } of use.gains) {
    gainEffect(target, { effect: me.rules.effectIds.get(statusEffect) ?? -1, level });
  }
}
