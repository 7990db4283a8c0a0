import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { characters, drafts, givenInputs, number, STATUS_EFFECTS } from '../../testing/arbitrary-combat.ts';
import type { Character } from '../character/character.ts';
import { derive } from '../character/derive.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import type { Sum } from '../lib/sum.ts';
import { BARS } from '../rules/bars.ts';
import { RESOURCES } from '../rules/vocabulary.ts';
import { type ActionDraft, addManeuver, giveInputs, removeManeuver } from './action-draft.ts';
import { availableResource } from './available-resources.ts';
import { evaluate } from './evaluate.ts';
import { performAction } from './perform.ts';
import { beginCombat, beginNextPhase, beginNextRound, endCombat } from './rounds.ts';
import { addStatusEffect, removeStatusEffect } from './status-effects.ts';

type Step = (sheet: Sheet, character: Character) => Sheet;

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: drafts.map(
      (draft): Step =>
        (sheet, { gameData }) =>
          performAction(sheet, draft, gameData),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constantFrom(...STATUS_EFFECTS), level: number }).map(
      (added): Step =>
        (sheet, { gameData }) =>
          addStatusEffect(sheet, added, gameData),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      (sheet, { gameData }) => beginCombat(sheet, gameData),
      (sheet) => beginNextPhase(sheet),
      (sheet, { gameData }) => beginNextRound(sheet, gameData).sheet,
      (sheet, { gameData }) => endCombat(sheet, 7, gameData),
      (sheet, { gameData }) => removeStatusEffect(sheet, 'Frozen', gameData),
    ),
  },
);

function expectWithinBounds(sheet: Sheet, character: Character): void {
  const { maximum } = derive(sheet, character.gameData);
  for (const resource of RESOURCES) {
    const amountLeft = availableResource(sheet, resource);
    expect(Number.isSafeInteger(amountLeft)).toBe(true);
    expect(amountLeft).toBeGreaterThanOrEqual(0);
  }
  for (const bar of BARS) expect(availableResource(sheet, bar)).toBeLessThanOrEqual(maximum[bar].total);
  for (const level of sheet.combatState.statusEffects.values()) {
    expect([1, 2, 3, 4, 5]).toContain(level);
  }
  expect([1, 2, 3]).toContain(sheet.combatState.phase);
}

it.prop([characters, fc.array(steps, { maxLength: 12 })])(
  'every sequence of combat keeps resources and levels in bounds',
  (character, sequence) => {
    let { sheet } = character;
    for (const step of sequence) {
      sheet = step(sheet, character);
      expectWithinBounds(sheet, character);
    }
  },
);

it.prop([characters, drafts], { numRuns: 300 })(
  'performing never spends more than is available',
  (character, draft) => {
    const { sheet, gameData } = character;
    const after = performAction(sheet, draft, gameData);
    const evaluation = evaluate(character, draft);
    if (after === sheet) {
      expect(evaluation?.canPerform ?? false).toBe(false);
      return;
    }
    expect(evaluation?.canPerform).toBe(true);
    expect(sheet.combatState.round).toBeGreaterThan(0);
    expect(sheet.combatState.phase).toBeLessThan(3);
    for (const { resource, cost: paid } of evaluation?.costs ?? []) {
      const before = availableResource(sheet, resource);
      // Costs that cancel each other out need nothing.
      const least = paid.total > 0 && (resource === 'HEALTH' || resource === 'VIGOR') ? 1 : 0;
      expect(before - paid.total).toBeGreaterThanOrEqual(least);
      expect(availableResource(after, resource)).toBeLessThanOrEqual(before - paid.total);
    }
  },
);

it.prop([characters, drafts, fc.nat(4), givenInputs])(
  'adding and removing maneuvers never leaves a maneuver whose conditions that change broke',
  (character, draft, place, further) => {
    const failing = (checked: ActionDraft) =>
      (evaluate(character, checked)?.elements ?? [])
        .filter(({ conditions }) => conditions.some((row) => !row.met))
        .flatMap((each) => (each.place === 'ACTION' ? [] : (checked.maneuvers[each.place] ?? [])));
    const given = giveInputs(draft, 'ACTION', further);
    const removed = removeManeuver(character, given, place);
    if (place < draft.maneuvers.length) {
      const failed = failing(given);
      for (const maneuver of failing(removed)) {
        expect(given.maneuvers.indexOf(maneuver)).toBeLessThan(place);
        expect(failed.includes(maneuver)).toBe(true);
      }
      expect(removed.maneuvers.length).toBeLessThan(draft.maneuvers.length);
    }
    for (const { action } of character.maneuvers) {
      const added = addManeuver(character, draft, action.name);
      const maneuvers = [...draft.maneuvers, { name: action.name, inputs: {} }];
      const top = evaluate(character, { ...draft, maneuvers })?.elements.at(-1);
      const isMet = top?.conditions.every((row) => row.met) ?? false;
      expect(added.maneuvers).toHaveLength(draft.maneuvers.length + (isMet ? 1 : 0));
    }
  },
);

it.prop([characters, drafts])(
  'every number in an evaluation is whole, and is the sum of its parts',
  (character, draft) => {
    const evaluation = evaluate(character, draft);
    if (evaluation === undefined) return;
    const sums: readonly (Sum | undefined)[] = [
      evaluation.dice?.pool,
      evaluation.dice?.count,
      evaluation.power,
      evaluation.inflicted?.level,
      evaluation.successes,
      evaluation.ante,
      ...evaluation.costs.map((row) => row.cost),
      ...evaluation.gains.map((row) => row.gain),
    ];
    for (const sum of sums) {
      if (sum === undefined) continue;
      expect(Number.isInteger(sum.total)).toBe(true);
      // Parts may be fractions, which have no exact binary form.
      const margin = sum.parts.reduce((total, part) => total + Math.abs(part.amount), 0) * 1e-12;
      const difference = sum.parts.reduce((total, part) => total + part.amount, 0) - sum.total;
      expect(Math.abs(difference)).toBeLessThanOrEqual(margin);
    }
    if (evaluation.dice !== undefined) expect(evaluation.dice.count.total).toBeGreaterThanOrEqual(1);
    for (const { level } of evaluation.gainedEffects) expect([1, 2, 3, 4, 5]).toContain(level);
  },
);

it.prop([characters, drafts])('game data are only read by name', (character, draft) => {
  const namesOnly = <Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
    new Proxy(map, {
      get: (target, field) => {
        if (field === 'get') return (name: string) => target.get(name);
        if (field === 'has') return (name: string) => target.has(name);
        throw new Error(`Asked for ${String(field)}.`);
      },
    });
  const { gameData } = character;
  const guarded: Character = {
    ...character,
    gameData: {
      ...gameData,
      actions: namesOnly(gameData.actions),
      maneuvers: namesOnly(gameData.maneuvers),
      items: namesOnly(gameData.items),
      skills: namesOnly(gameData.skills),
      statusEffects: namesOnly(gameData.statusEffects),
      talents: namesOnly(gameData.talents),
    },
  };
  expect(evaluate(guarded, draft)).toEqual(evaluate(character, draft));
  expect(addManeuver(guarded, draft, 'm0')).toEqual(addManeuver(character, draft, 'm0'));
});
