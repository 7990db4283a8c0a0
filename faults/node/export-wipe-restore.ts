import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { FakeBrowser } from '../../src/storage/testing/fake-browser.ts';
import { contents, open, type TestStorage } from '../../src/storage/testing/test-codecs.ts';
import type { Tally } from '../lib/tally.mjs';

const named = fc.record({
  name: fc.string({ unit: 'binary', maxLength: 30 }),
  notes: fc.string({ unit: 'binary' }),
});

const anything = fc.record({
  characters: fc.array(named, { maxLength: 6 }),
  encounters: fc.array(named, { maxLength: 3 }),
  settings: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 }),
  garbage: fc.string({ unit: 'binary', maxLength: 40 }),
});

const everythingIn = async (storage: TestStorage): Promise<unknown> => ({
  ...contents(storage),
  pack: await storage.packs.read('Core'),
  quarantined: (await storage.quarantined()).map(({ id, raw: text }) => [id, text]),
});

/** A backup of everything, restored in an empty browser, restores everything. */
export async function exportWipeRestore(count: number, tally: Tally): Promise<void> {
  for (const { characters, encounters, settings, garbage } of fc.sample(anything, {
    numRuns: count,
    seed: 1,
  })) {
    const browser = new FakeBrowser();
    const first = await open(browser.tab().environment);
    for (const character of characters) await first.characters.save(character);
    for (const encounter of encounters) await first.encounters.save(encounter);
    await first.settings.save(settings);
    await first.packs.store({ name: 'Core', version: 1, body: JSON.stringify(settings) });
    await first.close();
    browser.localStorage?.setItem('tabard.characters.unreadable', garbage);
    const storage = await open(browser.tab().environment);
    const backup = await storage.backups.serialize();
    const wiped = await open(new FakeBrowser().tab().environment);
    const outcome = await wiped.backups.restore(new Blob([backup.ok ? backup.value.text : '']));
    const isSame = isDeepStrictEqual(await everythingIn(wiped), await everythingIn(storage));
    tally.add(
      outcome.kind === 'restored' && isSame ? [] : [`of ${JSON.stringify({ characters, encounters })}`],
    );
    await storage.close();
    await wiped.close();
  }
}
