import { describe, expect, it } from 'vitest';
import { anItem, aPack, aSkill, aStatusEffect, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aRolledAction, aSum, STANDARD_PLAY } from '../../testing/play.ts';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';
import { derive } from '../character/derive.ts';
import { COMBAT_NOT_STARTED } from '../character/sheet/default-sheet.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { itemUse, playOf } from '../game-data/play-of.ts';
import { resolveHit } from '../play/rules/resolve-hit.ts';
import { applyHit } from './apply-hit.ts';
import { endOfRoundLines, endRound } from './end-round.ts';
import { setResource } from './set-resource.ts';
import { previewRest, takeRest } from './take-rest.ts';
import { characterTarget, numbersTarget } from './targets.ts';
import { actionOfUse, applyUse, spendItem } from './use-item.ts';

/** Maxima: health 20, energy 10, vigor 3, focus 3. */
const gameData = gameDataOf(
  aPack({
    constants: CONSTANTS,
    skills: [aSkill('Blades')],
    damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: ['Blades'] }],
    items: [
      anItem('Tea', { discriminator: 'CONSUMABLE', stackable: true }),
      anItem('Ration', { discriminator: 'CONSUMABLE', stackable: true }),
      anItem('Charm', { discriminator: 'CONSUMABLE' }),
    ],
    statusEffects: [
      aStatusEffect('Burning'),
      aStatusEffect('Knitting'),
      aStatusEffect('Poisoned', { modifiersByPolarity: { MAXIMUM_HEALTH: false } }),
      aStatusEffect('Guarded', { modifiersByPolarity: { DIFFICULTY_ADJUSTMENT: true } }),
      aStatusEffect('Sundered', { modifiersByPolarity: { IRON_SOAK: false } }),
      aStatusEffect('Braced', { modifiersByPolarity: { SOAK: true } }),
      aStatusEffect('Exposed', { modifiersByPolarity: { DAMAGE_RECEIVED: true } }),
    ],
    play: {
      ...STANDARD_PLAY,
      rests: [
        {
          name: 'A night',
          restores: [
            { resource: 'HEALTH', part: 1 },
            { resource: 'VIGOR', amount: 1 },
          ],
          consumes: [{ item: 'Ration', quantity: 3 }],
        },
      ],
      uses: [
        {
          item: 'Tea',
          resources: [
            { resource: 'ENERGY', amount: 3 },
            { resource: 'BOOST_POINTS', amount: 1 },
          ],
          removes: ['Burning'],
          gains: [{ statusEffect: 'Knitting', level: 2 }],
        },
        {
          item: 'Charm',
          resources: [{ resource: 'HEALTH', amount: -30 }],
          gains: [{ statusEffect: 'Guarded' }],
        },
      ],
    },
  }),
);
const play = playOf(gameData);

/** In round 3 of combat, with every bar at its maximum unless the fields say otherwise. */
function sheetOf(fields: Partial<Sheet> = {}, effects: Readonly<Record<string, number>> = {}): Sheet {
  return aSheet({
    health: 20,
    energy: 10,
    vigor: 3,
    focus: 3,
    boostPoints: 0,
    combatState: { ...COMBAT_NOT_STARTED, round: 3, statusEffects: new Map(Object.entries(effects)) },
    ...fields,
  });
}

const characterOf = (...parameters: Parameters<typeof sheetOf>) => derive(sheetOf(...parameters), gameData);

/** The sheet after a hit with so many successes. */
function hit(sheet: Sheet, successes: number, action: Parameters<typeof aRolledAction>[0] = {}) {
  const target = characterTarget(derive(sheet, gameData));
  return applyHit(sheet, resolveHit(aRolledAction(action), aSum(successes), target, play), gameData);
}

const inflicted = { name: 'Burning', level: aSum(2), levelCap: 5 };

describe('applyHit', () => {
  it('takes the damage and raises the effect', () => {
    const { sheet, passed } = hit(sheetOf(), 4, { inflicted });
    expect([sheet.health, sheet.combatState.statusEffects.get('Burning'), passed]).toEqual([15, 2, []]);
  });

  it('changes nothing by a miss', () => {
    const before = sheetOf({}, { Guarded: 3 });
    expect(hit(before, 4).sheet).toBe(before);
  });

  it('goes by what the target receives and soaks', () => {
    expect(hit(sheetOf({}, { Exposed: 2, Braced: 1 }), 2).sheet.health).toBe(20 - (3 + 2 - 1));
    expect(hit(sheetOf({}, { Sundered: 2 }), 2).sheet.health).toBe(20 - (3 + 2));
  });

  it('makes the target fall: it loses vigor and its effects, and gains none', () => {
    const { sheet, passed } = hit(sheetOf({ health: 4 }, { Knitting: 2 }), 3, { inflicted });
    expect(passed.map(({ fall, threshold }) => [fall, threshold.text])).toEqual([['DOWN', 'You are down.']]);
    expect([sheet.health, sheet.vigor, sheet.combatState.statusEffects.size]).toEqual([0, 2, 0]);
  });

  it('keeps the bar down where a maximum rises by the fall', () => {
    const poisoned = hit(sheetOf({ health: 20 }, {}), 2, {
      power: undefined,
      inflicted: { name: 'Poisoned', level: aSum(4), levelCap: 10 },
    }).sheet;
    expect(poisoned.health).toBe(16);
    expect(hit(poisoned, 9, { power: aSum(30) }).sheet.health).toBe(0);
  });

  it('kills with the last vigor', () => {
    const { passed, sheet } = hit(sheetOf({ health: 1, vigor: 1 }), 2);
    expect([passed.map(({ fall }) => fall), sheet.vigor]).toEqual([['DOWN', 'DEAD'], 0]);
  });

  it('heals up to the maximum, also one who is down', () => {
    expect(hit(sheetOf({ health: 18 }), 4, { damageType: 'HEALING' }).sheet.health).toBe(20);
    expect(hit(sheetOf({ health: 0 }), 4, { damageType: 'HEALING' }).sheet.health).toBe(5);
  });
});

describe('numbersTarget', () => {
  it('has its own numbers, changed by the status effects on it', () => {
    const foe = {
      name: 'Wolf',
      difficulty: 3,
      soak: { DAMAGE_TYPE_A: 1, DAMAGE_TYPE_B: 0 },
      proofAgainst: ['Burning'],
    };
    const effects = new Map([
      ['Guarded', 1],
      ['Sundered', 3],
      ['Braced', 1],
    ]);
    const result = resolveHit(
      aRolledAction({ inflicted }),
      aSum(5),
      numbersTarget(foe, effects, gameData),
      play,
    );
    expect(result.difficulty.total).toBe(4);
    expect(result.change?.amount.total).toBe(3 + 1 - (1 - 3 + 1));
    expect(result.effect?.isProof).toBe(true);
    expect(numbersTarget(foe, effects, gameData).soak('UNRELATED').total).toBe(0);
  });
});

describe('endRound', () => {
  it('applies its lines in one step, and begins the next round', () => {
    const character = characterOf({ energy: 2, health: 19 }, { Knitting: 3, Burning: 2, Poisoned: 1 });
    const lines = endOfRoundLines(character);
    expect(lines.map(({ name, amount }) => [name, amount.total])).toEqual([
      ['Knitting', 3],
      ['Burning', -2],
      ['Poisoned', -1],
      ['Exhaustion', -3],
    ]);
    const { sheet, upkeep } = endRound(
      character,
      lines.map(({ amount, ...line }) => ({ ...line, amount: amount.total })),
    );
    expect([sheet.health, sheet.energy]).toEqual([19 - 2 - 2, 0]);
    expect(sheet.combatState.round).toBe(4);
    expect(upkeep).toHaveLength(3);
  });

  it('goes by the amounts that the player settled on', () => {
    const character = characterOf({}, { Burning: 2 });
    expect(endRound(character, [{ resource: 'HEALTH', amount: -1 }]).sheet.health).toBe(19);
    expect(endRound(character, []).sheet).toMatchObject({ health: 20, energy: 10 });
  });

  it('lets the character fall once, after the last line', () => {
    const character = characterOf({ health: 1 }, { Burning: 4 });
    const { sheet, passed } = endRound(character, [
      { resource: 'HEALTH', amount: -4 },
      { resource: 'HEALTH', amount: 2 },
    ]);
    expect([passed, sheet.health]).toEqual([[], 2]);
    const fallen = endRound(character, [{ resource: 'HEALTH', amount: -4 }]);
    expect(fallen.passed.map(({ fall }) => fall)).toEqual(['DOWN']);
    expect([fallen.sheet.vigor, fallen.sheet.combatState.statusEffects.size]).toEqual([2, 0]);
  });

  it('has no lines before combat, and none for who is down', () => {
    expect(endOfRoundLines(characterOf({ combatState: COMBAT_NOT_STARTED }))).toEqual([]);
    expect(endOfRoundLines(characterOf({ health: 0 }, { Burning: 2 }))).toEqual([]);
  });
});

describe('setResource', () => {
  const burning = () => characterOf({ health: 12 }, { Burning: 2 });

  it('lets the character fall as a hit does', () => {
    const sheet = setResource(burning(), 'health', 0);
    expect([sheet.health, sheet.vigor, sheet.combatState.statusEffects.size]).toEqual([0, 2, 0]);
    expect(setResource(burning(), 'health', 1).vigor).toBe(3);
  });

  it('forgets a fall by a number that was only typed on the way', () => {
    const before = burning().sheet;
    const down = derive(setResource(burning(), 'health', 0, before), gameData);
    expect(setResource(down, 'health', 9, before)).toEqual({ ...before, health: 9 });
    expect(setResource(down, 'health', 12, before)).toBe(before);
  });

  it('changes nothing else of who is down, or where no pack says when one falls', () => {
    expect(setResource(characterOf({ health: 0, vigor: 2 }), 'health', 0).vigor).toBe(2);
    const plain = gameDataOf(aPack({ constants: CONSTANTS }));
    expect(setResource(derive(sheetOf(), plain), 'health', 0)).toEqual({ ...sheetOf(), health: 0 });
  });
});

describe('a rest', () => {
  const [night] = play.rests;
  const inventory = inventoryOf(
    { ...anInventoryItem('Ration'), id: 'r1', quantity: 2 },
    { ...anInventoryItem('Ration'), id: 'r2', quantity: 5 },
  );

  it('gives back and consumes, from the first stacks first', () => {
    const character = characterOf({ health: 3, vigor: 1, inventory });
    const { gains, provisions } = previewRest(character, night!);
    expect(provisions).toEqual([{ item: 'Ration', needed: 3, available: 7 }]);
    const { sheet } = takeRest(character, night!, gains, 1);
    expect([sheet.health, sheet.vigor]).toEqual([20, 2]);
    expect([...sheet.inventory.values()].map(({ quantity }) => quantity)).toEqual([0, 4]);
  });

  it('consumes what there is, and says that it is too little', () => {
    const character = characterOf({ inventory: inventoryOf({ ...anInventoryItem('Ration'), quantity: 1 }) });
    const { gains, provisions } = previewRest(character, night!);
    expect(gains).toEqual([]);
    expect(provisions).toEqual([{ item: 'Ration', needed: 3, available: 1 }]);
    const { sheet } = takeRest(character, night!, gains, 1);
    expect([...sheet.inventory.values()].map(({ quantity }) => quantity)).toEqual([0]);
  });
});

describe('a use', () => {
  it('changes resources, removes effects and gives others', () => {
    const use = itemUse('Tea', gameData)!;
    const { sheet } = applyUse(sheetOf({ energy: 9 }, { Burning: 2 }), use, gameData);
    expect([sheet.energy, sheet.boostPoints]).toEqual([10, 1]);
    expect([...sheet.combatState.statusEffects]).toEqual([['Knitting', 2]]);
  });

  it('goes with its action in combat, where the character can take it', () => {
    const use = { ...itemUse('Tea', gameData)!, action: 'Use' };
    const taking = { actions: [{ action: { name: 'Use' }, sources: [] }] as never };
    expect(actionOfUse({ sheet: sheetOf(), ...taking }, use)).toBe('Use');
    expect(
      actionOfUse({ sheet: sheetOf({ combatState: COMBAT_NOT_STARTED }), ...taking }, use),
    ).toBeUndefined();
    expect(actionOfUse({ sheet: sheetOf(), actions: [] }, use)).toBeUndefined();
  });

  it('gives no effect to who falls by it', () => {
    const { sheet, passed } = applyUse(sheetOf(), itemUse('Charm', gameData)!, gameData);
    expect([passed.length, sheet.health, sheet.combatState.statusEffects.size]).toEqual([1, 0, 0]);
  });

  it('takes one of a stack, and a single item with a reversion record', () => {
    const inventory = inventoryOf(
      { ...anInventoryItem('Tea'), id: 'tea', quantity: 2 },
      { ...anInventoryItem('Charm'), id: 'charm' },
    );
    const character = characterOf({ inventory });
    const tea = itemUse('Tea', gameData)!;
    expect(spendItem(character, 'tea', tea, 1).inventory.get('tea')?.quantity).toBe(1);
    const spent = spendItem(character, 'charm', itemUse('Charm', gameData)!, 5);
    expect(spent.inventory.has('charm')).toBe(false);
    expect(spent.changeHistory).toMatchObject([{ date: 5, discriminator: 0, item: { id: 'charm' } }]);
    expect(spendItem(character, 'tea', { ...tea, isUsedUp: false }, 1)).toBe(character.sheet);
    expect(spendItem(character, 'nothing', tea, 1)).toBe(character.sheet);
    expect(itemUse('Sword', gameData)).toBeUndefined();
  });
});
