import { RECORD_KINDS } from '../kinds.ts';
import { readMirrored, readStored } from '../records/record.ts';
import {
  DAMAGES,
  type Damage,
  damageBytes,
  damageStoredText,
  damageStoredValue,
  seededRandom,
} from './corruption.ts';
import { FakeBrowser } from './fake-browser.ts';
import { raw } from './raw.ts';
import { codecsOf, type Named, open } from './test-codecs.ts';

const CHARACTERS: readonly Named[] = ['Aria', 'Brom', 'Cara'].map((name) => ({
  name,
  notes: `notes of ${name} ${'x'.repeat(40)}`,
}));
const AMBUSH = 'notes of the ambush';
const SETTINGS = { darkThemeEnabled: true };
const UNREADABLE = 'a record in quarantine';
const STORES = [...RECORD_KINDS, 'snapshots', 'contents', 'quarantine', 'meta'];

interface Place {
  readonly store: string;
  readonly key: IDBValidKey;
}

async function listPlaces(browser: FakeBrowser): Promise<Place[]> {
  const places: Place[] = [...(browser.localStorage?.items.keys() ?? [])].map((key) => ({
    store: 'localStorage',
    key,
  }));
  for (const key of browser.files?.contents.keys() ?? []) places.push({ store: 'third copy', key });
  for (const store of STORES) {
    const keys = await raw.keys(browser, store);
    places.push(...keys.map((key) => ({ store, key })));
  }
  return places;
}

async function filled(): Promise<FakeBrowser> {
  const browser = new FakeBrowser();
  const storage = await open(browser.tab().environment);
  for (const character of CHARACTERS) await storage.characters.save(character);
  await storage.encounters.save({ name: 'Ambush', notes: AMBUSH });
  await storage.settings.save(SETTINGS);
  await storage.packs.store({ name: 'Core', version: 1, body: 'b' });
  await raw.put(browser, 'characters', 'bad', UNREADABLE);
  await storage.backups.download();
  await storage.close();
  const again = await open(browser.tab().environment);
  await again.snapshots.take('x');
  await again.close();
  return browser;
}

/** The exact text that must be kept if the damaged record is unreadable. */
function unreadableText({ store, key }: Place, damaged: unknown): string | undefined {
  const isSecond = store === 'localStorage';
  const place = isSecond ? String(key).replace('tabard.', '') : store;
  const kind = RECORD_KINDS.find((one) => place === one || place.startsWith(`${one}.`));
  if (kind === undefined) return undefined;
  const codec = codecsOf()[kind];
  const reading = isSecond
    ? readMirrored<unknown>(codec, String(damaged))
    : readStored<unknown>(codec, damaged);
  return reading.state === 'unreadable' || reading.state === 'newer' ? reading.raw : undefined;
}

async function damageAt(
  browser: FakeBrowser,
  { store, key }: Place,
  damage: Damage,
  random: (below: number) => number,
): Promise<unknown> {
  if (store === 'localStorage') {
    const text = damageStoredText(browser.localStorage?.items.get(String(key)) ?? '', damage, random);
    browser.localStorage?.items.set(String(key), text);
    return text;
  }
  if (store === 'third copy') {
    const bytes = browser.files?.contents.get(String(key)) ?? new Uint8Array();
    browser.files?.contents.set(String(key), damageBytes(bytes, damage, random));
    return undefined;
  }
  const damaged = damageStoredValue(await raw.get(browser, store, key), damage, random);
  await raw.put(browser, store, key, damaged);
  return damaged;
}

export interface Corrupted {
  /** The store and key of the value, and the kind of damage. */
  readonly place: string;
  readonly damage: Damage;
  /** The lost undamaged values, and whether the text of the damaged one is lost. */
  readonly lost: readonly string[];
}

/** Corrupts one stored value under any key of either copy, then starts, reads and writes everything. */
export async function corruptOnce(seed: number): Promise<Corrupted> {
  const random = seededRandom(seed);
  for (let warm = 0; warm < 5; warm += 1) random(2);
  const browser = await filled();
  const places = await listPlaces(browser);
  const place = places[random(places.length)] ?? { store: 'localStorage', key: '' };
  // Every second damage is random.
  const damage = (random(2) === 0 ? 'any' : DAMAGES[1 + random(DAMAGES.length - 1)]) ?? 'any';
  const damaged = await damageAt(browser, place, damage, random);
  const lost: string[] = [];
  const expectThat = (holds: boolean, what: string): void => {
    if (!holds) lost.push(what);
  };

  const storage = await open(browser.tab().environment);
  expectThat(storage.status().mode === 'stored', `it started in mode ${storage.status().mode}`);
  const notesOf = (entries: ReadonlyMap<string, { readonly value: Named }>): string[] =>
    [...entries.values()].map(({ value }) => value.notes);
  for (const { name, notes } of CHARACTERS) {
    // Damage that leaves a readable record counts as an ordinary change; both copies are then kept.
    const isThere =
      storage.characters.get(name) !== undefined && notesOf(storage.characters.entries()).includes(notes);
    expectThat(isThere, `the character ${name}`);
  }
  expectThat(storage.encounters.get('Ambush') !== undefined, 'the encounter under its name');
  expectThat(notesOf(storage.encounters.entries()).includes(AMBUSH), 'the encounter');
  for (const { name } of await storage.packs.list()) await storage.packs.read(name);

  const quarantined = await storage.quarantined();
  const kept = quarantined.map((one) => one.raw);
  const text = unreadableText(place, damaged);
  expectThat(text === undefined || kept.includes(text), 'the text of what cannot be read');
  const isBadKept = place.key === 'bad' || kept.includes(UNREADABLE) || place.store === 'quarantine';
  expectThat(isBadKept, 'the record in quarantine');
  const areSettingsThere =
    JSON.stringify(storage.settings.get()) === JSON.stringify(SETTINGS) ||
    kept.some((one) => one.includes('darkThemeEnabled'));
  expectThat(areSettingsThere, 'the settings');

  const [newest] = await storage.snapshots.list();
  if (newest) await storage.snapshots.restore(newest.id);
  const pack = await storage.packs.read('Core');
  expectThat(pack.ok && pack.value.body === 'b', 'the pack, in its store or in the newest snapshot');
  for (const { id } of await storage.snapshots.list()) {
    await storage.snapshots.differences(id);
    await storage.snapshots.restore(id);
  }
  storage.remembered.read('x');
  await storage.usage();
  expectThat((await storage.backups.serialize()).ok, 'the backup');
  for (const { name } of CHARACTERS) {
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
  const after = await storage.quarantined();
  expectThat(
    quarantined.every(({ id, raw: one }) => after.some((other) => other.id === id && other.raw === one)),
    'the quarantine',
  );
  await storage.close();
  return { place: `${place.store} ${String(place.key)}`, damage, lost };
}
