import { beforeEach, describe, expect, it } from 'vitest';
import { type FoeJson, newFoeDraft, storedFoeDraft } from '../../core/foes/foe-draft.ts';
import { FakeBrowser, MemoryStore } from '../../storage/testing/fake-browser.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { aPackJson } from '../../testing/packs.ts';
import { openSessionTab, type SessionTab } from '../../testing/session-tab.ts';
import type { Game } from '../game.ts';

const WOLF = { name: 'Wolf', maximumHealth: 12, maximumEnergy: 4, maximumAP: 3, dice: 5 };
const PACK = aPackJson({ name: 'Core' });

let browser: FakeBrowser;
let tab: SessionTab;
let game: Game;
beforeEach(async () => {
  browser = new FakeBrowser();
  tab = await openSessionTab(PACK, browser);
  game = tab.game;
});

const stored = ({ storage }: Game) => [...storage.foes.entries().values()].map(({ value }) => value.json);
const draftOf = ({ foeForm }: Game) => foeForm.store.getState().draft;

async function undo({ notices }: Game) {
  const action = notices.store.getState().at(-1)?.actions?.[0];
  if (action === undefined) throw new Error('There is nothing to undo.');
  action.onAction();
}

async function make(json: FoeJson, { foeForm } = game): Promise<boolean> {
  foeForm.begin(newFoeDraft());
  foeForm.change(json);
  return foeForm.save();
}

function edit(name: string, fields: FoeJson, { foeForm, storage } = game): void {
  const before = storage.foes.get(name)?.value;
  if (before === undefined) throw new Error(name);
  foeForm.begin(storedFoeDraft(before));
  foeForm.change({ ...before.json, ...fields });
}

describe('the form of a foe', () => {
  it('stores a foe, and is empty afterwards', async () => {
    expect(await make({ ...WOLF, name: ' Wolf ' })).toBe(true);
    expect([stored(game), draftOf(game), noticeTexts(game)]).toEqual([
      [WOLF],
      undefined,
      ['Wolf has been saved.'],
    ]);
  });

  it('stores nothing that is no foe, and keeps what was typed', async () => {
    expect(await make({ ...WOLF, dice: 'many' })).toBe(false);
    expect([stored(game), draftOf(game)?.json]).toEqual([[], { ...WOLF, dice: 'many' }]);
  });

  it('changes and renames a stored foe, and Undo brings back what it was', async () => {
    await make(WOLF);
    edit('Wolf', { dice: 7 });
    expect(await game.foeForm.save()).toBe(true);
    edit('Wolf', { name: 'Bear' });
    expect(await game.foeForm.save()).toBe(true);
    expect(stored(game)).toEqual([{ ...WOLF, name: 'Bear', dice: 7 }]);
    await undo(game);
    await expect.poll(() => stored(game)).toEqual([{ ...WOLF, dice: 7 }]);
  });

  it('takes no name of another foe', async () => {
    await make(WOLF);
    expect(await make({ ...WOLF, name: 'wolf', dice: 9 })).toBe(false);
    expect(stored(game)).toEqual([WOLF]);
  });

  it('keeps both where another tab has changed the foe meanwhile', async () => {
    await make(WOLF);
    edit('Wolf', { dice: 9 });
    const other = (await openSessionTab(PACK, browser, new MemoryStore())).game;
    edit('Wolf', { dice: 1 }, other);
    await other.foeForm.save();
    await expect.poll(() => stored(game)).toEqual([{ ...WOLF, dice: 1 }]);
    expect(await game.foeForm.save()).toBe(true);
    expect(stored(game)).toEqual(
      expect.arrayContaining([
        { ...WOLF, dice: 1 },
        { ...WOLF, name: 'Wolf (2)', dice: 9 },
      ]),
    );
    expect(noticeTexts(game)).toContain('Wolf was changed in another tab. Both are kept: yours as Wolf (2).');
  });

  it('stores a foe again that was deleted meanwhile', async () => {
    await make(WOLF);
    edit('Wolf', { dice: 9 });
    await game.storage.foes.remove('Wolf');
    expect(await game.foeForm.save()).toBe(true);
    expect(stored(game)).toEqual([{ ...WOLF, dice: 9 }]);
  });

  it('brings back what was discarded, or replaced by another draft', async () => {
    game.foeForm.begin(newFoeDraft());
    game.foeForm.change(WOLF);
    game.foeForm.begin(newFoeDraft());
    expect(noticeTexts(game)).toEqual(['Wolf has been discarded.']);
    await undo(game);
    expect(draftOf(game)?.json).toEqual(WOLF);
    game.foeForm.discard();
    expect(draftOf(game)).toBeUndefined();
    await undo(game);
    expect(draftOf(game)?.json).toEqual(WOLF);
  });

  it('says nothing where nothing was typed', () => {
    game.foeForm.begin(newFoeDraft());
    game.foeForm.discard();
    expect([draftOf(game), noticeTexts(game)]).toEqual([undefined, []]);
  });

  it('has what was typed after a reload', async () => {
    await make(WOLF);
    edit('Wolf', { dice: 'ma' });
    const draft = draftOf(game);
    const { game: again } = await tab.reload();
    expect(draftOf(again)).toEqual(draft);
  });
});
