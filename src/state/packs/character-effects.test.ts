import { describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { parsePack } from '../../core/game-data/parse-pack.ts';
import { aPackJson, aSkill, aTalent } from '../../testing/packs.ts';
import { aSheet } from '../../testing/sheets.ts';
import { openTabWithPacks, type TabWithPacks } from '../testing/tab-with-packs.ts';
import { characterEffects } from './character-effects.ts';

const house = (version: number, ...talents: string[]) =>
  aPackJson({
    name: 'House',
    version,
    skills: [aSkill('Stars')],
    talents: talents.map((name) => aTalent(name)),
  });

const SHEET: Partial<Sheet> = {
  skills: new Map([['Blades', 1]]),
  packInfo: [
    ['Core', 1],
    ['House', 1],
  ],
};

async function open(...characters: readonly Partial<Sheet>[]): Promise<TabWithPacks> {
  const tab = await openTabWithPacks();
  for (const fields of characters)
    await tab.storage.characters.create(storedSheetOf(aSheet({ ...SHEET, ...fields })));
  return tab;
}

async function effectsOf({ game }: TabWithPacks, json: unknown) {
  const pack = parsePack(json);
  if (!pack.ok) throw new Error('refused');
  return characterEffects(game, pack.value, new AbortController().signal);
}

describe('what stored characters lose and gain with another version of a pack', () => {
  it('is told of each that was saved with it and to which something happens', async () => {
    const tab = await open(
      { name: 'Aria', talents: ['Owl'] },
      { name: 'Bren', talents: ['Hawk'] },
      { name: 'Cato', packInfo: [['Core', 1]], talents: ['Owl'] },
    );
    await tab.upload(house(1, 'Owl', 'Hawk'));
    expect(await effectsOf(tab, house(2, 'Hawk'))).toMatchObject([
      { name: 'Aria', dropped: [{ what: 'talent', name: 'Owl' }], gained: [] },
    ]);
  });

  it('is what comes back with a pack that is not there yet', async () => {
    const parked = { ...aSheet().parked, talents: ['Owl'], skills: new Map([['Stars', 3]]) };
    const tab = await open({ name: 'Aria', parked });
    expect(await effectsOf(tab, house(1, 'Owl'))).toMatchObject([
      { name: 'Aria', dropped: [], gained: ['Stars', 'Owl'], numbers: [] },
    ]);
  });

  it('changes no character, and stops once it is aborted', async () => {
    const tab = await open({ name: 'Aria', talents: ['Owl'] });
    await tab.upload(house(1, 'Owl'));
    const before = [...tab.storage.characters.entries().values()];
    await effectsOf(tab, house(2));
    expect([...tab.storage.characters.entries().values()]).toEqual(before);
    const aborted = AbortSignal.abort();
    const pack = parsePack(house(2));
    expect(pack.ok && (await characterEffects(tab.game, pack.value, aborted))).toEqual([]);
  });
});
