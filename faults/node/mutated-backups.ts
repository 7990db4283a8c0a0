import { parseStoredSheet } from '../../src/core/character/sheet/parse-sheet.ts';
import { parseEncounter } from '../../src/core/encounter/parse-encounter.ts';
import { codecs, type TabardStorage } from '../../src/state/codecs.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { FakeBrowser } from '../../src/storage/testing/fake-browser.ts';
import { raw } from '../../src/storage/testing/raw.ts';
import { sampleCharacter, sampleEncounter } from '../samples.ts';
import { changedIn, textsIn } from './application.ts';
import { damageBytes, mutateTree, warmRandom } from './mutation.ts';
import type { Random, Tally } from './part.ts';

async function save(storage: TabardStorage, name: string, notes: string): Promise<void> {
  const sheet = parseStoredSheet({ ...sampleCharacter, name, notes });
  const encounter = parseEncounter({ ...sampleEncounter, encounterName: name });
  if (!sheet.ok || !encounter.ok) throw new Error('A sample cannot be read.');
  await storage.characters.save(sheet.value);
  await storage.encounters.save(encounter.value);
}

/** A backup of two characters, two encounters, the settings, a pack and a record set aside. */
async function makeBackup(): Promise<string> {
  const browser = new FakeBrowser();
  const first = await openStorage(codecs, browser.tab().environment);
  await save(first, 'Aria', 'of the backup');
  await save(first, 'Brom', 'of the backup');
  await first.settings.save({
    version: 3,
    darkThemeEnabled: true,
    dicePrefix: '/r ',
    diceSuffix: '',
    flexSize: 5,
    navigate: true,
  });
  const pack = codecs.packs.parse('{"name":"Extra","version":2}');
  if (pack.ok) await first.packs.store(pack.value);
  await first.close();
  await raw.put(browser, 'characters', 'bad', 'a record that is set aside');
  const storage = await openStorage(codecs, browser.tab().environment);
  const printed = await storage.backups.serialize();
  await storage.close();
  if (!printed.ok) throw new Error('There is no backup.');
  return printed.value.text;
}

interface Altered {
  readonly how: string;
  readonly file: Blob;
  /** Whether it must be refused, and with it nothing changed. */
  readonly isRefused: boolean;
}

const otherVersions: readonly unknown[] = [2, 99, 0, -1, 1.5, 1e308, '1', null, [], true];

/** Whether a file says the same as the backup: damage to its white space changes nothing. */
function saysTheSame(bytes: Uint8Array, backup: string): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const read = (one: string) => {
      const { format, version, checksum, contents } = JSON.parse(one);
      return JSON.stringify([format, version, checksum.algorithm, checksum.value, contents]);
    };
    return read(text) === read(backup);
  } catch {
    return false;
  }
}

function alter(backup: string, random: Random): Altered {
  const json = JSON.parse(backup);
  const print = (value: unknown) => new Blob([JSON.stringify(value)]);
  switch (random(5)) {
    case 0: {
      const at = random(backup.length - 1);
      return { how: `cut at ${at}`, file: new Blob([backup.slice(0, at)]), isRefused: true };
    }
    case 1: {
      const bytes = damageBytes(backup, random);
      return { how: 'damaged', file: new Blob([bytes]), isRefused: !saysTheSame(bytes, backup) };
    }
    case 2: {
      const version = otherVersions[random(otherVersions.length)];
      return {
        how: `of version ${JSON.stringify(version)}`,
        file: print({ ...json, version }),
        isRefused: true,
      };
    }
    case 3: {
      const contents = mutateTree(json.contents, random);
      const isSame = JSON.stringify(contents) === JSON.stringify(json.contents);
      return { how: 'with other contents', file: print({ ...json, contents }), isRefused: !isSame };
    }
    default: {
      const altered = mutateTree(json, random);
      const file = print(altered);
      const isRefused = !saysTheSame(new TextEncoder().encode(JSON.stringify(altered)), backup);
      return { how: 'mutated', file, isRefused };
    }
  }
}

/** A backup that was cut, altered or is of another version changes nothing; forced in, it loses nothing that was there. */
export async function mutatedBackups(count: number, tally: Tally, uncaught: string[]): Promise<void> {
  const backup = await makeBackup();
  for (let seed = 1; seed <= count; seed += 1) {
    const browser = new FakeBrowser();
    const storage = await openStorage(codecs, browser.tab().environment);
    await save(storage, 'Aria', 'of this browser');
    await save(storage, 'Cara', 'of this browser');
    const before = await textsIn(storage);
    const { how, file, isRefused } = alter(backup, warmRandom(seed));
    const lost: string[] = [];
    try {
      const outcome = await storage.backups.restore(file);
      if (isRefused && outcome.kind !== 'refused') lost.push(`it was ${outcome.kind}`);
      if (outcome.kind === 'refused') {
        lost.push(...changedIn(before, await textsIn(storage)));
        if ((await storage.snapshots.list()).length > 0) lost.push('it was refused after a snapshot');
        const forced = await storage.backups.restore(file, { evenIfDamaged: true });
        if (forced.kind === 'refused') lost.push(...changedIn(before, await textsIn(storage)));
      }
      // Whatever it brought, the state before it is in the snapshot.
      const shown = await textsIn(storage);
      await storage.close();
      const again = await openStorage(codecs, browser.tab().environment);
      lost.push(...changedIn(shown, await textsIn(again)).map((what) => `${what} after a reload`));
      const [newest] = await again.snapshots.list();
      if (newest) {
        await again.snapshots.restore(newest.id);
        lost.push(...changedIn(before, await textsIn(again)).map((what) => `${what} of the snapshot`));
      } else lost.push(...changedIn(before, await textsIn(again)));
      await again.close();
    } catch (error) {
      uncaught.push(`backup of seed ${seed}: ${String(error)}`);
    }
    tally.add(lost.map((what) => `${what}, seed ${seed}, ${how}`));
  }
}
