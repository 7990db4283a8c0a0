import { damageText, damageValue, randomFrom } from './corruption.ts';
import { FakeBrowser } from './fake-browser.ts';
import { raw } from './raw.ts';
import { type Named, open } from './things.ts';

const things: readonly Named[] = ['Aria', 'Brom', 'Cara'].map((name) => ({
  name,
  notes: `notes of ${name} ${'x'.repeat(40)}`,
}));
const stores = [
  'characters',
  'encounters',
  'settings',
  'packs',
  'snapshots',
  'contents',
  'quarantine',
  'meta',
];

interface Place {
  readonly store: string;
  readonly key: IDBValidKey;
}

async function listPlaces(browser: FakeBrowser): Promise<Place[]> {
  const places: Place[] = [...(browser.localStorage?.items.keys() ?? [])].map((key) => ({
    store: 'localStorage',
    key,
  }));
  for (const store of stores) {
    const keys = await raw.keys(browser, store);
    places.push(...keys.map((key) => ({ store, key })));
  }
  return places;
}

async function filled(): Promise<FakeBrowser> {
  const browser = new FakeBrowser();
  const storage = await open(browser.tab().environment);
  for (const thing of things) await storage.characters.save(thing);
  await storage.encounters.save({ name: 'Ambush', notes: 'notes of the ambush' });
  await storage.settings.save({ darkThemeEnabled: true });
  await storage.packs.store({ name: 'Core', version: 1, body: 'b' });
  await raw.put(browser, 'characters', 'bad', 'a record that was set aside');
  await storage.backups.download();
  await storage.close();
  const again = await open(browser.tab().environment);
  await again.snapshots.take('x');
  await again.close();
  return browser;
}

/**
 * Corrupts one stored value, in any store under any key of either copy, then starts, reads and writes everything. Gives what was
 * lost: what was not damaged, and the raw text of what was.
 */
export async function corruptOnce(
  seed: number,
): Promise<{ readonly place: string; readonly lost: readonly string[] }> {
  const random = randomFrom(seed);
  for (let warm = 0; warm < 5; warm += 1) random(2);
  const browser = await filled();
  const places = await listPlaces(browser);
  const place = places[random(places.length)] ?? { store: 'localStorage', key: '' };
  let damagedText: string | undefined;
  if (place.store === 'localStorage') {
    const address = String(place.key);
    damagedText = damageText(browser.localStorage?.items.get(address) ?? '', random);
    browser.localStorage?.items.set(address, damagedText);
  } else {
    const before = await raw.get(browser, place.store, place.key);
    await raw.put(browser, place.store, place.key, damageValue(before, random));
  }
  const lost: string[] = [];
  const expectThat = (holds: boolean, what: string): void => {
    if (!holds) lost.push(what);
  };

  const storage = await open(browser.tab().environment);
  expectThat(storage.status().mode === 'stored', `it started in mode ${storage.status().mode}`);
  const setAside = await storage.setAside();
  for (const { name, notes } of things) {
    const entry = storage.characters.get(name);
    // Damage that leaves a readable record is a change like any other; both copies are then kept.
    const copies = [...storage.characters.entries().values()].map(({ value }) => value.notes);
    expectThat(entry !== undefined && copies.includes(notes), `the character ${name}`);
  }
  expectThat(storage.encounters.get('Ambush') !== undefined, 'the encounter');
  expectThat(storage.settings.get() !== undefined, 'the settings');
  for (const { name } of await storage.packs.list()) await storage.packs.read(name);
  for (const { id } of await storage.snapshots.list()) {
    await storage.snapshots.differences(id);
    await storage.snapshots.restore(id);
  }
  storage.remembered.read('x');
  await storage.meter();
  expectThat((await storage.backups.print()).ok, 'the backup');
  for (const { name } of things) {
    const saved = await storage.characters.save({ name, notes: 'saved after the damage' });
    expectThat(saved.kind === 'saved', `saving ${name}`);
  }
  expectThat((await storage.settings.save({ flexSize: 8 })).kind === 'saved', 'saving the settings');
  expectThat(
    (await storage.packs.store({ name: 'Core', version: 2, body: '' })).kind === 'saved',
    'storing the pack',
  );
  const removed = await storage.characters.remove('Cara');
  expectThat(removed.kind === 'removed', `removing: ${removed.kind}`);
  const after = await storage.setAside();
  expectThat(
    setAside.every(({ id, raw: text }) => after.some((one) => one.id === id && one.raw === text)),
    'what was set aside',
  );
  await storage.close();
  return { place: `${place.store} ${String(place.key)}`, lost };
}
