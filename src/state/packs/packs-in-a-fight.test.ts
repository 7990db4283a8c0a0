import { beforeEach, describe, expect, it } from 'vitest';
import { takeBack } from '../../core/character/parked/parked.ts';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { anAction, anItem, aPackJson, aStatusEffect, aTalent } from '../../testing/packs.ts';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';
import { openTabWithPacks, type TabWithPacks } from '../testing/tab-with-packs.ts';
import { carryOutPackChanges } from './manage-packs.ts';

/** What a fight can have of a pack that is switched off in it. */
const HOUSE = aPackJson({
  name: 'House',
  actions: {
    defaultActions: ['Lunge'],
    defaultManeuvers: [],
    actions: [anAction('Lunge')],
    maneuvers: [],
  },
  statusEffects: [aStatusEffect('Glowing', { modifiersByPolarity: { ACTION_POINTS: true } })],
  talents: [aTalent('Parry')],
  items: [anItem('Halberd')],
});

const FIGHTING = aSheet({
  packInfo: [
    ['Core', 1],
    ['House', 1],
  ],
  health: 9,
  skills: new Map(),
  talents: ['Parry'],
  inventory: inventoryOf(anInventoryItem('Halberd', { id: 'halberd' })),
  combatState: {
    ...COMBAT_NOT_STARTED,
    round: 3,
    phase: 2,
    actionPoints: 1,
    statusEffects: new Map([['Glowing', 2]]),
    currentRoundActions: ['Lunge'],
    combatActions: ['Lunge'],
  },
});

let tab: TabWithPacks;

const sheet = (): Sheet => {
  const { character } = tab.loaded.store.getState();
  if (character === undefined) throw new Error('No character is loaded.');
  return character.sheet;
};

/** Enables these packs as the management page does, and returns what the plan names. */
async function submit(...enabled: readonly string[]): Promise<readonly string[]> {
  tab.forgetNotices();
  const plan = await tab.planOf({ enabled, deleted: [], character: 'update' });
  if (typeof plan === 'string') throw new Error(plan);
  expect(await carryOutPackChanges(tab.game, plan)).toBe(true);
  return plan.effect?.dropped.map(({ what, name }) => `${what} ${name}`) ?? [];
}

beforeEach(async () => {
  tab = await openTabWithPacks();
  await tab.upload(HOUSE);
  await tab.gameData.enableOnly(['Core', 'House']);
  await tab.loaded.load(FIGHTING);
});

describe('a pack that is switched off in a fight', () => {
  it('takes nothing of the fight, parks what it defines, and says what happened', async () => {
    expect(await submit('Core')).toEqual(['item Halberd', 'talent Parry']);
    expect(tab.told()).toEqual([
      '1 pack(s) loaded successfully!',
      'Aria has been updated and validated against newly loaded Game Data.',
    ]);
    expect(sheet().combatState).toEqual(FIGHTING.combatState);
    expect(sheet().health).toBe(9);
    expect(sheet().parked).toMatchObject({ talents: ['Parry'], items: [{ template: 'Halberd' }] });
    const [snapshot] = await tab.storage.snapshots.list();
    expect(snapshot?.reason).toBe('Before Aria was updated to other game data');
  });

  it('lets the fight go on, and everything can be taken back once it is on again', async () => {
    await submit('Core');
    tab.combat.intents.beginNextRound();
    expect(sheet().combatState).toMatchObject({ round: 4, statusEffects: new Map([['Glowing', 1]]) });
    expect(await submit('Core', 'House')).toEqual([]);
    const { gameData } = tab.state();
    tab.loaded.change('Take back', (now) => takeBack(now, gameData));
    expect(sheet().talents).toEqual(['Parry']);
    expect([...sheet().inventory.values()].map(({ template }) => template)).toEqual(['Halberd']);
    expect(sheet().combatState.combatActions).toEqual(['Lunge']);
  });
});
