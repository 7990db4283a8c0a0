import { describe, expect, it } from 'vitest';
import { CURRENT_SHEET_VERSION } from '../core/character/migrations/steps.ts';
import { readStoredSheet } from '../core/character/sheet/stored-sheet.ts';
import { FakeBrowser } from '../storage/testing/fake-browser.ts';
import { noticeTexts } from '../testing/notices.ts';
import { openGame } from '../testing/open-game.ts';
import { aPackJson, aTalent, CONSTANTS } from '../testing/packs.ts';
import { aCustomItem } from '../testing/sheets.ts';
import { codecs } from './codecs.ts';
import type { Game } from './game.ts';

const base = aPackJson({ name: 'Base', constants: CONSTANTS });
const open = (browser: FakeBrowser) => openGame(browser.tab(), { 'BaseGameData.json': base });
const list = (count: number) => Array.from({ length: count }, (_, index) => `N${index}`);

async function store(game: Game, fields: object): Promise<void> {
  const sheet = {
    version: CURRENT_SHEET_VERSION,
    name: 'Aria',
    packInfo: [['Base', 1]],
    skills: {},
    ...fields,
  };
  const read = readStoredSheet(sheet);
  if (!read.ok) throw new Error(read.problem);
  await game.storage.characters.save(read.value);
}

describe('what is stored beyond a limit', () => {
  it('as a character is not loaded, and stays as it is', async () => {
    const game = await open(new FakeBrowser());
    await store(game, { talents: list(3000) });
    expect(await game.loading.plan('Aria')).toEqual({
      kind: 'too-large',
      reason: { path: '$.talents', message: 'There are 3,000 talents; a character has at most 2,000.' },
    });
    expect(game.storage.characters.get('Aria')?.value.json.talents).toHaveLength(3000);
  });

  it('as a name with many combining marks is loaded', async () => {
    const game = await open(new FakeBrowser());
    const name = `a${'\u0301'.repeat(150)}`;
    await store(game, { name });
    expect((await game.loading.plan(name)).kind).toBe('plan');
  });

  it('as a pack is told at the start with what is wrong, and can be downloaded', async () => {
    const browser = new FakeBrowser();
    const first = await open(browser);
    const text = JSON.stringify(aPackJson({ name: 'Mine', talents: [aTalent('x'.repeat(201))] }));
    await first.storage.packs.store({ name: 'Mine', version: 1, text });
    const game = await open(browser);
    await game.gameData.ensureLoaded();
    expect(noticeTexts(game)).toEqual([
      'Mine could not be loaded. $.talents[0].name: You cannot use more than 200 characters in a name. It is stored as it was: download it under Manage, change the file, and upload it again.',
    ]);
    expect(await game.storage.packs.read('Mine')).toMatchObject({ ok: true, value: { text } });
  });

  it('nested deeper than can be serialized is unreadable, so that it is quarantined', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const text = `{"version":${CURRENT_SHEET_VERSION},"name":"Aria","health":1,"diary":${deep}}`;
    expect(codecs.characters.parse(text)).toEqual({ ok: false, problem: 'It nests too many levels deep.' });
  });
});

describe('a change of the loaded character', () => {
  it('that exceeds a limit is refused with words, and changes nothing', async () => {
    const game = await open(new FakeBrowser());
    const items = list(2000).map((id) => [id, { name: id, quantity: 1 }]);
    await store(game, { inventory: Object.fromEntries(items) });
    const plan = await game.loading.plan('Aria');
    if (plan.kind !== 'plan') throw new Error(plan.kind);
    await game.loading.carryOut(plan);
    const add = () =>
      game.loaded.change('Add Rope', (sheet) => ({
        ...sheet,
        inventory: new Map(sheet.inventory).set('rope', aCustomItem('Rope', { id: 'rope' })),
      }));
    expect(add()).toBe(false);
    expect(noticeTexts(game).at(-1)).toBe(
      'There are 2,001 items; a character has at most 2,000. Nothing was changed. Delete some first.',
    );
    expect(game.loaded.store.getState().character?.sheet.inventory.size).toBe(2000);
  });
});
