import { normaliseName } from '../../src/core/lib/normalise-name.ts';
import { FakeBrowser } from '../../src/storage/testing/fake-browser.ts';
import { raw } from '../../src/storage/testing/raw.ts';
import { type Named, open, type TestStorage } from '../../src/storage/testing/test-codecs.ts';
import type { Tally } from '../lib/tally.mjs';

/** Groups of names that are equal once they are normalized. */
const NAME_GROUPS: readonly (readonly string[])[] = [
  ['Aria', 'ARIA', ' aria ', 'Ａｒｉａ', '\u00a0Aria\u2003'],
  ['ﬁn', 'fin', 'FIN'],
  ['Zoe\u0308', 'Zoë', 'ZOE\u0308'],
  ['\u212aate', 'Kate'],
  ['Old  Tom', 'old\ttom', 'OLD\u3000TOM'],
  ['__proto__', '__PROTO__'],
  ['x'.repeat(200), 'X'.repeat(200)],
];

const PAIRS: readonly (readonly [string, string])[] = NAME_GROUPS.flatMap((group) =>
  group.flatMap((one) => group.filter((other) => other !== one).map((other) => [one, other] as const)),
);

const first = (name: string): Named => ({ name, notes: 'the first version.' });
const second = (name: string): Named => ({ name, notes: 'the second version.' });
const BOTH_VERSIONS = ['the first version.', 'the second version.'];

/** Which versions a restart finds neither in the records nor in quarantine. */
async function missing(browser: FakeBrowser, versions: readonly string[]): Promise<string[]> {
  const storage = await open(browser.tab().environment);
  const notes = [...storage.characters.entries().values()].map(({ value }) => value.notes);
  const quarantined = (await storage.quarantined()).map((one) => one.raw).join('\n');
  await storage.close();
  return versions.filter((version) => !notes.includes(version) && !quarantined.includes(version));
}

const recordOf = (value: Named) => ({ rev: 1, schema: 1, savedAt: 0, data: JSON.stringify(value) });

const COLLISIONS: Readonly<Record<string, (one: string, other: string) => Promise<string[]>>> = {
  'the second is refused': async (one, other) => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    await storage.characters.create(first(one));
    const outcome = await storage.characters.create(second(other));
    await storage.close();
    const lost = await missing(browser, ['the first version.']);
    return outcome.kind === 'exists' ? lost : [...lost, `creating the second is ${outcome.kind}`];
  },
  'two tabs save both': async (one, other) => {
    const browser = new FakeBrowser();
    const tabs: TestStorage[] = [];
    for (let index = 0; index < 2; index += 1)
      tabs.push(await open(browser.tab({ openChannel: undefined }).environment));
    await Promise.all([tabs[0]?.characters.save(first(one)), tabs[1]?.characters.save(second(other))]);
    for (const tab of tabs) await tab.close();
    return missing(browser, BOTH_VERSIONS);
  },
  'another is renamed to it': async (one, other) => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    await storage.characters.save(first(one));
    await storage.characters.save(second('Somebody else'));
    const outcome = await storage.characters.rename('Somebody else', second(other));
    await storage.close();
    const lost = await missing(browser, BOTH_VERSIONS);
    return outcome.kind === 'exists' ? lost : [...lost, `renaming is ${outcome.kind}`];
  },
  'IndexedDB has both under keys of another rule': async (one, other) => {
    const browser = new FakeBrowser();
    await (await open(browser.tab().environment)).close();
    await raw.put(browser, 'characters', `1 ${one}`, recordOf(first(one)));
    await raw.put(browser, 'characters', `2 ${other}`, recordOf(second(other)));
    return missing(browser, BOTH_VERSIONS);
  },
  'localStorage has both under keys of another rule': async (one, other) => {
    const browser = new FakeBrowser();
    browser.localStorage?.setItem(`tabard.characters.1 ${one}`, JSON.stringify(recordOf(first(one))));
    browser.localStorage?.setItem(`tabard.characters.2 ${other}`, JSON.stringify(recordOf(second(other))));
    return missing(browser, BOTH_VERSIONS);
  },
  'each copy has one': async (one, other) => {
    const browser = new FakeBrowser();
    await (await open(browser.tab().environment)).close();
    await raw.put(browser, 'characters', normaliseName(one), recordOf(first(one)));
    browser.localStorage?.setItem(
      `tabard.characters.${normaliseName(other)}`,
      JSON.stringify(recordOf(second(other))),
    );
    return missing(browser, BOTH_VERSIONS);
  },
  'a backup has both': async (one, other) => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    const records = [first(one), second(other)].map(({ name, notes }, index) => ({
      kind: 'characters',
      key: `${index} ${name}`,
      name,
      schema: 1,
      savedAt: 0,
      data: JSON.stringify({ name, notes }),
    }));
    const backup = { format: 'tabard-backup', version: 1, contents: { things: records, setAside: [] } };
    await storage.backups.restore(new Blob([JSON.stringify(backup)]), { evenIfDamaged: true });
    await storage.close();
    return missing(browser, BOTH_VERSIONS);
  },
};

/** Two names that are equal once normalized: both versions stay, or the second is refused. */
export async function collidingNames(count: number, tally: Tally): Promise<void> {
  for (const [one, other] of PAIRS.slice(0, count)) {
    for (const [collision, collide] of Object.entries(COLLISIONS)) {
      const lost = await collide(one, other);
      tally.add(lost.map((what) => `${collision}, ${JSON.stringify([one, other])}: ${what}`));
    }
  }
}

export const COLLIDING_PAIR_COUNT = PAIRS.length;
