import { describe, expect, it } from 'vitest';
import { anItem, aPack, aStatusEffect, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aRolledAction, aSum, STANDARD_PLAY } from '../../testing/play.ts';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';
import { serializeSheet } from '../character/sheet/parse-sheet.ts';
import { playOf } from '../game-data/play-of.ts';
import { hitAmount, hitRule, resolveHit } from '../play/rules/resolve-hit.ts';
import { foeTarget, numbersTarget, withTypedNumbers } from './targets.ts';

const gameData = gameDataOf(
  aPack({
    constants: CONSTANTS,
    damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: ['Blades'] }],
    items: [anItem('Mail', { discriminator: 'ARMOR', modifiers: { IRON_SOAK: 1 } })],
    statusEffects: [aStatusEffect('Guarded', { modifiersByPolarity: { DIFFICULTY_ADJUSTMENT: true } })],
    play: STANDARD_PLAY,
  }),
);
const play = playOf(gameData);

describe('withTypedNumbers', () => {
  const foe = { name: 'Wolf', difficulty: 3, soak: { DAMAGE_TYPE_A: 1, DAMAGE_TYPE_B: 0 }, proofAgainst: [] };
  const wolf = numbersTarget(foe, new Map([['Guarded', 2]]), gameData);
  const hitOn = (...target: Parameters<typeof withTypedNumbers>) =>
    resolveHit(aRolledAction(), aSum(6), withTypedNumbers(...target), play);
  const hitOf = (typed: Parameters<typeof withTypedNumbers>[1]) => hitOn(wolf, typed);

  it('leaves what was not typed as the target has it', () => {
    expect(hitOf({})).toMatchObject({ difficulty: { total: 5 }, change: { amount: { total: 3 + 1 - 1 } } });
    expect(hitOf({ difficulty: 4 }).difficulty.total).toBe(4);
  });

  it('counts what was typed instead', () => {
    const typed = { difficulty: 2, damageReceived: 2, soak: { DAMAGE_TYPE_A: 3, DAMAGE_TYPE_B: 9 } };
    expect(hitOf(typed).change?.amount.parts).toEqual([
      { source: 'Slash', amount: 3 },
      { source: 'Extra successes', amount: 4 },
      { source: 'Received: Typed', amount: 2 },
      { source: 'Soak: Typed', amount: -3 },
    ]);
  });

  it.each([
    [-5, 1],
    [1e9, 1e9],
  ])('with a difficulty of %d is %d', (difficulty, total) => {
    expect(hitOf({ difficulty }).difficulty.total).toBe(total);
  });

  it('never does more damage than the largest number of the game', () => {
    const typed = { damageReceived: 1e12, soak: { DAMAGE_TYPE_A: -1e12 } };
    const rule = hitRule('DAMAGE', play);
    const numbers = { power: 3, extra: 4, received: 1e12, soak: -1e12 };
    expect(hitOf(typed).change?.amount.total).toBe(1e12);
    expect(rule && hitAmount(rule, numbers)).toBe(1e12);
  });

  it('is a target without numbers where there is no other', () => {
    const plain = { difficulty: { total: 2 }, change: { amount: { total: 7 } } };
    expect(hitOn(undefined, {})).toMatchObject(plain);
  });
});
describe('foeTarget', () => {
  const inMail = serializeSheet(
    aSheet({
      inventory: inventoryOf(anInventoryItem('Mail', { id: 'mail' })),
      equipment: { weapon: '', armor: 'mail', accessories: [] },
    }),
  );
  const rival = (sheet: Readonly<Record<string, unknown>>) => ({ name: 'Rival', text: '', sheet });

  it('is the character of a foe with a whole sheet, with the status effects on it', () => {
    const target = foeTarget(rival(inMail), new Map([['Guarded', 2]]), gameData);
    const result = resolveHit(aRolledAction(), aSum(6), withTypedNumbers(target, {}), play);
    expect(result.difficulty.total).toBe(2 + 2);
    expect(result.change?.amount.parts).toEqual([
      { source: 'Slash', amount: 3 },
      { source: 'Extra successes', amount: 2 },
      { source: 'Soak: Mail', amount: -1 },
    ]);
  });

  it('is none where the sheet cannot be read', () => {
    expect(foeTarget(rival({ version: 'x' }), new Map(), gameData)).toBeUndefined();
    expect(foeTarget(rival({}), new Map(), gameData)).toBeUndefined();
  });
});
