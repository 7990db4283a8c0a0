import { beforeEach, describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { aPackJson, aTalent } from '../../testing/packs.ts';
import { aSheet } from '../../testing/sheets.ts';
import { openTabWithPacks, type TabWithPacks } from '../testing/tab-with-packs.ts';
import { carryOutPackChanges } from './manage-packs.ts';

/** Two packs of talents: `Riposte` of the house upgrades `Parry` of the yard. */
const YARD = aPackJson({ name: 'Yard', version: 1, talents: [aTalent('Parry')] });
const HOUSE = aPackJson({ name: 'House', version: 1, talents: [aTalent('Riposte', { upgrades: 'Parry' })] });

const sheet = aSheet({
  packInfo: [
    ['Core', 1],
    ['Yard', 1],
    ['House', 1],
  ],
  skills: new Map([['Blades', 1]]),
  talents: ['Riposte'],
});

let tab: TabWithPacks;

const loadedTalents = () => {
  const character = tab.loaded.store.getState().character;
  return [character?.sheet.talents, character?.potential.talentCost.total];
};

async function deleteHouse(): Promise<void> {
  const changes = { enabled: ['Core', 'Yard'], deleted: ['House'], character: 'update' } as const;
  const plan = await tab.planOf(changes);
  if (typeof plan === 'string') throw new Error(plan);
  await carryOutPackChanges(tab.game, plan);
}

beforeEach(async () => {
  tab = await openTabWithPacks();
  await tab.upload(YARD);
  await tab.upload(HOUSE);
  await tab.gameData.enableOnly(['Core', 'Yard', 'House']);
  await tab.storage.characters.save(storedSheetOf(sheet));
});

describe('an upgrade whose pack was deleted', () => {
  it('leaves what it upgrades to a character that is loaded later', async () => {
    await deleteHouse();
    const plan = await tab.loading.plan('Aria');
    if (plan.kind !== 'plan') throw new Error(plan.kind);
    await tab.loading.carryOut(plan);
    expect(loadedTalents()).toEqual([['Parry'], 3]);
    expect(tab.loaded.store.getState().character?.sheet.parked.talents).toEqual(['Riposte']);
  });

  it('leaves what it upgrades to a character whose update is undone', async () => {
    await tab.loaded.load(sheet);
    await deleteHouse();
    expect(loadedTalents()).toEqual([['Parry'], 3]);
    expect(await tab.loaded.undo()).toBe(true);
    expect(loadedTalents()).toEqual([['Parry'], 3]);
  });
});

describe('an upgrade of a pack that this browser never had', () => {
  it('is parked, and what it upgrades comes back with it', async () => {
    const riposteOfTwo = aSheet({ ...sheet, packInfo: [['House', 2]], talents: ['Riposte'] });
    await deleteHouse();
    await tab.storage.characters.save(storedSheetOf(riposteOfTwo));
    const plan = await tab.loading.plan('Aria');
    if (plan.kind !== 'plan') throw new Error(plan.kind);
    expect(plan.sheet.talents).toEqual([]);
    expect(plan.sheet.parked.talents).toEqual(['Riposte']);
  });
});
