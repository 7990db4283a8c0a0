import { describe, expect, it } from 'vitest';
import { templatePack } from '../../core/game-data/editing/new-pack.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { openGame } from '../../testing/open-game.ts';
import { writeOn } from './write-entry.ts';

const CORE = templatePack('Core');

async function open() {
  const game = await openGame(new FakeBrowser().tab(), { 'BaseGameData.json': CORE });
  await game.gameData.ensureLoaded();
  const items = () => {
    const json = game.workshop.getState()?.store.getState().pack?.json as { items: { name: string }[] };
    return json.items.map(({ name }) => name);
  };
  return { game, items };
}

describe('an entry that is written on from a glossary', () => {
  it('goes into the house rules under its own name, once', async () => {
    const { game, items } = await open();
    const first = await writeOn(game, 'items', 'Bread', 'override');
    expect(first).toMatchObject({ ok: true, value: { pack: 'House Rules', index: 0 } });
    expect(await writeOn(game, 'items', 'Bread', 'override')).toEqual(first);
    expect(items()).toEqual(['Bread']);
    expect(game.workshop.getState()?.undo()).toBe(true);
    expect(items()).toEqual([]);
  });

  it('is copied under a free name', async () => {
    const { game, items } = await open();
    await writeOn(game, 'items', 'Bread', 'copy');
    await writeOn(game, 'items', 'Bread', 'copy');
    expect(items()).toEqual(['Bread (2)', 'Bread (3)']);
  });

  it('is refused where no enabled pack has it', async () => {
    const { game } = await open();
    expect(await writeOn(game, 'items', 'Ladle', 'copy')).toMatchObject({ ok: false });
    expect(game.storage.workshop.entries().size).toBe(0);
  });
});
