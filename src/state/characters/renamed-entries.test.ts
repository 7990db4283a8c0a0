import { describe, expect, it } from 'vitest';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { parseStoredSheet } from '../../core/character/sheet/parse-sheet.ts';
import { FakeBrowser, type FakeTab } from '../../storage/testing/fake-browser.ts';
import { openGame } from '../../testing/open-game.ts';
import { anItem, aPackJson, aSkill, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { codecs } from '../codecs.ts';
import type { Game } from '../game.ts';
import type { LoadPlan } from './load-plan.ts';

describe('loading a character of a pack whose next version renames entries', () => {
  /** Version 1 or 2 of a pack; the second has new names. */
  const version = (number: 1 | 2) => {
    const end = number === 1 ? '' : ' II';
    const formerly = {
      talents: { Parry: 'Parry II' },
      items: { Sword: 'Sword II' },
      skills: { Blades: 'Blades II' },
    };
    return aPackJson({
      name: 'Small Game',
      version: number,
      constants: CONSTANTS,
      skills: [aSkill(`Blades${end}`)],
      talents: [aTalent(`Parry${end}`)],
      items: [anItem(`Sword${end}`)],
      ...(number === 1 ? {} : { play: { formerly } }),
    });
  };
  const open = (ofTab: FakeTab, number: 1 | 2) => openGame(ofTab, { 'BaseGameData.json': version(number) });

  async function plan({ loading }: Game): Promise<LoadPlan> {
    const outcome = await loading.plan('Aria');
    if (outcome.kind !== 'plan') throw new Error(outcome.kind);
    return outcome;
  }

  it('names them, loses nothing, and stores the new names after a snapshot', async () => {
    const saved = {
      version: CURRENT_SHEET_VERSION,
      name: 'Aria',
      packInfo: [['Small Game', 1]],
      skills: { Blades: 4 },
      talents: ['Parry'],
      inventory: { sword: { id: 'sword', name: 'Sword', flavor: '', quantity: 1, template: 'Sword' } },
      equipment: { weapon: 'sword', armor: '', accessories: [] },
    };
    const browser = new FakeBrowser();
    const first = await open(browser.tab(), 1);
    const read = parseStoredSheet(saved);
    if (read.ok) await first.storage.characters.save(read.value);
    await first.loading.carryOut(await plan(first));
    const before = first.loaded.store.getState().character;
    expect([before?.sheet.talents, before?.sheet.equipment.weapon]).toEqual([['Parry'], 'sword']);

    first.loaded.unload();

    const game = await open(browser.tab(), 2);
    const outcome = await plan(game);
    expect(outcome.losses).toEqual({ dropped: [], lowered: [] });
    expect(outcome.carriedOver.map(({ from, to }) => `${from} → ${to}`).sort()).toEqual([
      'Blades → Blades II',
      'Parry → Parry II',
      'Sword → Sword II',
    ]);
    await game.loading.carryOut(outcome);
    const { character } = game.loaded.store.getState();
    expect(character?.sheet).toMatchObject({
      talents: ['Parry II'],
      skills: new Map([['Blades II', 4]]),
      equipment: { weapon: 'sword' },
    });
    expect(character?.sheet.inventory.get('sword')?.template).toBe('Sword II');
    expect(character?.potential.used).toMatchObject({ total: before?.potential.used.total });
    expect((await game.storage.snapshots.list()).map(({ reason }) => reason)).toContain(
      'Before Aria was validated against the game data',
    );
    const stored = game.storage.characters.get('Aria')?.value;
    expect(stored && codecs.characters.serialize(stored)).toContain('Parry II');
    expect((await plan(game)).carriedOver).toEqual([]);
  });
});
