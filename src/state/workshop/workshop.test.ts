import { describe, expect, it } from 'vitest';
import { withValueAt } from '../../core/game-data/editing/json-edit.ts';
import { templatePack } from '../../core/game-data/editing/new-pack.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { codecs } from '../codecs.ts';
import { createWorkshop } from './workshop.ts';

const TEXT = `${JSON.stringify(templatePack('Kitchen Wars'), null, 2)}\n`;
const PACK = { name: 'Kitchen Wars', text: TEXT, released: undefined, steps: undefined };

async function visit(browser: FakeBrowser) {
  const storage = await openStorage(codecs, browser.tab().environment);
  const workshop = createWorkshop(storage.workshop);
  const { store } = workshop;
  return {
    storage,
    workshop,
    stored: (name = 'Kitchen Wars') => storage.workshop.get(name)?.value,
    costOf: (item: number) =>
      (store.getState().pack?.json as { items: { cost: number }[] } | undefined)?.items[item]?.cost,
    setCost(item: number, cost: number, visiting?: symbol) {
      const json = withValueAt(store.getState().pack?.json, ['items', item, 'cost'], cost);
      workshop.change(`Cost of item ${item}`, { json }, visiting);
    },
    labels: () => store.getState().undoable.map(({ label }) => label),
  };
}

async function openPack(browser = new FakeBrowser()) {
  const tab = await visit(browser);
  await tab.storage.workshop.create(PACK);
  expect(tab.workshop.open('kitchen wars')).toEqual({ ok: true, value: undefined });
  return { browser, ...tab };
}

describe('a pack in the workshop', () => {
  it('has the same bytes while nothing is changed', async () => {
    const { browser, storage } = await openPack();
    await storage.close();
    const again = await visit(browser);
    expect(again.stored()).toEqual(PACK);
  });

  it('is saved after every change, undo and redo, in the layout of its file', async () => {
    const { storage, workshop, setCost, stored } = await openPack();
    setCost(1, 4);
    await storage.flush();
    const edited = TEXT.replace('"cost": 1\n', '"cost": 4\n');
    expect(stored()?.text).toBe(edited);
    expect(workshop.undo()).toBe(true);
    await storage.flush();
    expect(stored()?.text).toBe(TEXT);
    expect(workshop.redo()).toBe(true);
    await storage.flush();
    expect(stored()?.text).toBe(edited);
    expect(workshop.redo()).toBe(false);
  });

  it('joins the changes of one visit to a field', async () => {
    const { setCost, labels } = await openPack();
    const visiting = Symbol();
    setCost(0, 2, visiting);
    setCost(0, 25, visiting);
    setCost(1, 3);
    expect(labels()).toEqual(['Cost of item 0', 'Cost of item 1']);
  });

  it('does not record a change of nothing', async () => {
    const { workshop, labels } = await openPack();
    workshop.change('Nothing', { json: workshop.store.getState().pack?.json });
    expect(labels()).toEqual([]);
  });

  it('has its steps after it was closed by a crash', async () => {
    const { browser, storage, setCost, workshop } = await openPack();
    setCost(0, 21);
    setCost(1, 2);
    setCost(0, 22);
    workshop.undo();
    await storage.flush();
    const again = await visit(browser);
    again.workshop.open('Kitchen Wars');
    expect(again.labels()).toEqual(['Cost of item 0', 'Cost of item 1']);
    again.workshop.redo();
    expect(again.costOf(0)).toBe(22);
    for (let step = 0; step < 3; step += 1) expect(again.workshop.undo()).toBe(true);
    expect([again.costOf(0), again.costOf(1)]).toEqual([20, 1]);
    await again.storage.flush();
    expect(again.stored()?.text).toBe(TEXT);
  });

  it('keeps the steps up to the first that is damaged', async () => {
    const { browser, storage, setCost, stored } = await openPack();
    setCost(0, 21);
    setCost(1, 2);
    await storage.flush();
    const steps = stored()?.steps?.replace('"value":20', '"value":20,"keys":"items"');
    await storage.workshop.save({ ...PACK, ...stored(), steps });
    const again = await visit(browser);
    again.workshop.open('Kitchen Wars');
    expect(again.labels()).toEqual(['Cost of item 1']);
  });

  it('bounds the steps that are stored', async () => {
    const { storage, workshop, stored } = await openPack();
    for (let step = 0; step < 60; step += 1) {
      const { pack } = workshop.store.getState();
      workshop.change('Text', {
        json: withValueAt(pack?.json, ['skills', 0, 'description'], 'x'.repeat(9_000 + step)),
      });
    }
    await storage.flush();
    expect(stored()?.steps?.length).toBeLessThan(210_000);
  });

  it('shows what another tab saved, without the steps before', async () => {
    const { browser, setCost, costOf, labels, storage } = await openPack();
    const other = await visit(browser);
    other.workshop.open('Kitchen Wars');
    setCost(0, 30);
    await storage.flush();
    await expect.poll(() => other.costOf(0)).toBe(30);
    other.setCost(1, 7);
    await other.storage.flush();
    await expect.poll(() => costOf(1)).toBe(7);
    expect(costOf(0)).toBe(30);
    expect(labels()).toEqual([]);
  });

  it('keeps both versions where two tabs change it at once', async () => {
    const { browser, setCost, storage, stored } = await openPack();
    const other = await visit(browser);
    other.workshop.open('Kitchen Wars');
    setCost(0, 30);
    other.setCost(0, 40);
    await Promise.all([storage.flush(), other.storage.flush()]);
    const costs = () => {
      const texts = [stored()?.text, stored('Kitchen Wars (recovered)')?.text];
      return new Set(texts.map((text) => /"cost": (30|40)/u.exec(text ?? '')?.[1]));
    };
    // The copy may be the other tab's, whose news arrives after its save.
    await expect.poll(costs).toEqual(new Set(['30', '40']));
  });

  it('is downloaded as its file where it cannot be stored', async () => {
    const { environment } = new FakeBrowser().tab();
    const storage = await openStorage(codecs, { ...environment, indexedDB: undefined });
    await storage.workshop.create({ ...PACK, released: TEXT });
    expect(storage.unsaved()).toEqual([{ kind: 'workshop', name: 'Kitchen Wars', text: TEXT }]);
  });

  it('closes when it is deleted', async () => {
    const { storage, workshop } = await openPack();
    await storage.workshop.remove('Kitchen Wars');
    expect(workshop.store.getState()).toMatchObject({ open: undefined, pack: undefined });
  });

  it('says that another tab deleted it', async () => {
    const { browser, workshop } = await openPack();
    const other = await visit(browser);
    await other.storage.workshop.remove('Kitchen Wars');
    await expect.poll(() => workshop.store.getState().open).toBeUndefined();
    expect(workshop.open('Kitchen Wars')).toMatchObject({
      problem: expect.stringMatching(/^It was deleted in another tab or window\. A snapshot/u),
    });
    expect(workshop.open('Pan Wars')).toEqual({
      ok: false,
      problem: 'There is no pack with this name in the workshop.',
    });
  });

  it('has another name in its file once it is renamed', async () => {
    const { storage, workshop, stored } = await openPack();
    expect(await workshop.rename('Pan Wars')).toBe('saved');
    expect(stored()).toBeUndefined();
    expect(JSON.parse(stored('Pan Wars')?.text ?? '{}')).toMatchObject({ name: 'Pan Wars' });
    expect(workshop.store.getState().open?.name).toBe('Pan Wars');
    await storage.workshop.create(PACK);
    expect(await workshop.rename('kitchen wars')).toBe('exists');
  });

  it('goes along with the name that another tab gives it', async () => {
    const { browser, storage, workshop } = await openPack();
    const other = await visit(browser);
    other.workshop.open('Kitchen Wars');
    for (const [name, open] of [
      ['Pan Wars', { key: 'pan wars', name: 'Pan Wars', formerKey: 'kitchen wars' }],
      ['PAN Wars', { key: 'pan wars', name: 'PAN Wars' }],
    ] as const) {
      expect(await workshop.rename(name)).toBe('saved');
      for (const { store } of [workshop, other.workshop])
        await expect.poll(() => store.getState().open).toEqual(open);
    }
    other.setCost(0, 7);
    await other.storage.flush();
    expect(other.stored('Pan Wars')?.name).toBe('PAN Wars');
    await expect.poll(() => storage.workshop.get('Pan Wars')?.value.text).toContain('"cost": 7');
    expect(storage.workshop.entries().size).toBe(1);
  });

  it('is not opened where its file cannot be read', async () => {
    const { storage, workshop } = await openPack();
    await storage.workshop.create({ ...PACK, name: 'Broken', text: '{"name": ' });
    expect(workshop.open('Broken')).toMatchObject({ ok: false });
    expect(workshop.open('Nothing')).toMatchObject({ ok: false });
    expect(workshop.store.getState().pack).toBeUndefined();
  });
});
