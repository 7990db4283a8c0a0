import { parseStoredSheet } from '../../src/core/character/sheet/parse-sheet.ts';
import { parseEncounter } from '../../src/core/encounter/parse-encounter.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings/settings.ts';
import { codecs, type TabardStorage } from '../../src/state/codecs.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { FakeBrowser } from '../../src/storage/testing/fake-browser.ts';
import { raw } from '../../src/storage/testing/raw.ts';
import type { Random } from '../lib/part.ts';
import type { Tally } from '../lib/tally.mjs';
import { SAMPLE_CHARACTER, SAMPLE_ENCOUNTER } from '../samples.ts';
import { damageBytes, mutateTree, warmRandom } from './mutation.ts';
import { changedIn, textsIn } from './standard-game.ts';

async function save(storage: TabardStorage, name: string, notes: string): Promise<void> {
  const sheet = parseStoredSheet({ ...SAMPLE_CHARACTER, name, notes });
  const encounter = parseEncounter({ ...SAMPLE_ENCOUNTER, encounterName: name });
  if (!sheet.ok || !encounter.ok) throw new Error('A sample cannot be read.');
  await storage.characters.save(sheet.value);
  await storage.encounters.save(encounter.value);
}

/** A backup of two characters, two encounters, the settings, a pack and a quarantined record. */
async function makeBackup(): Promise<string> {
  const browser = new FakeBrowser();
  const first = await openStorage(codecs, browser.tab().environment);
  await save(first, 'Aria', 'of the backup');
  await save(first, 'Brom', 'of the backup');
  await first.settings.save({
    ...DEFAULT_SETTINGS,
    darkThemeEnabled: true,
    dicePrefix: '/r ',
    diceSuffix: '',
    flexSize: 5,
    navigate: true,
  });
  const pack = codecs.packs.parse('{"name":"Extra","version":2}');
  if (pack.ok) await first.packs.store(pack.value);
  await first.close();
  await raw.put(browser, 'characters', 'bad', 'a record that is quarantined');
  const storage = await openStorage(codecs, browser.tab().environment);
  const backup = await storage.backups.serialize();
  await storage.close();
  if (!backup.ok) throw new Error('There is no backup.');
  return backup.value.text;
}

interface Altered {
  readonly how: string;
  readonly file: Blob;
  /** Whether it must be refused, so that nothing changes. */
  readonly isRefused: boolean;
}

const OTHER_VERSIONS: readonly unknown[] = [2, 99, 0, -1, 1.5, 1e308, '1', null, [], true];

/** Whether a file holds the same as the backup: damage to its white space changes nothing. */
function holdsTheSame(bytes: Uint8Array, backup: string): boolean {
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
  const fileOf = (value: unknown) => new Blob([JSON.stringify(value)]);
  switch (random(5)) {
    case 0: {
      const at = random(backup.length - 1);
      return { how: `cut at ${at}`, file: new Blob([backup.slice(0, at)]), isRefused: true };
    }
    case 1: {
      const bytes = damageBytes(backup, random);
      return { how: 'damaged', file: new Blob([bytes]), isRefused: !holdsTheSame(bytes, backup) };
    }
    case 2: {
      const version = OTHER_VERSIONS[random(OTHER_VERSIONS.length)];
      return {
        how: `of version ${JSON.stringify(version)}`,
        file: fileOf({ ...json, version }),
        isRefused: true,
      };
    }
    case 3: {
      const contents = mutateTree(json.contents, random);
      const isSame = JSON.stringify(contents) === JSON.stringify(json.contents);
      return { how: 'with other contents', file: fileOf({ ...json, contents }), isRefused: !isSame };
    }
    default: {
      const altered = mutateTree(json, random);
      const file = fileOf(altered);
      const isRefused = !holdsTheSame(new TextEncoder().encode(JSON.stringify(altered)), backup);
      return { how: 'mutated', file, isRefused };
    }
  }
}

/** What a refused restore changed, and what forcing it changed where that is refused, too. */
async function lostByRefusal(
  storage: TabardStorage,
  before: ReadonlyMap<string, string>,
  file: Blob,
): Promise<string[]> {
  const lost = changedIn(before, await textsIn(storage));
  if ((await storage.snapshots.list()).length > 0) lost.push('it was refused after a snapshot');
  const forced = await storage.backups.restore(file, { evenIfDamaged: true });
  if (forced.kind === 'refused') lost.push(...changedIn(before, await textsIn(storage)));
  return lost;
}

/** What a restart does not find as it was shown, nor in the snapshot before the restore as it was before. */
async function lostByRestart(
  browser: FakeBrowser,
  before: ReadonlyMap<string, string>,
  shown: ReadonlyMap<string, string>,
): Promise<string[]> {
  const storage = await openStorage(codecs, browser.tab().environment);
  const lost = changedIn(shown, await textsIn(storage)).map((what) => `${what} after a reload`);
  const [newest] = await storage.snapshots.list();
  if (newest) await storage.snapshots.restore(newest.id);
  const changed = changedIn(before, await textsIn(storage));
  lost.push(...changed.map((what) => (newest ? `${what} of the snapshot` : what)));
  await storage.close();
  return lost;
}

async function restoreAltered({ file, isRefused }: Altered): Promise<string[]> {
  const browser = new FakeBrowser();
  const storage = await openStorage(codecs, browser.tab().environment);
  await save(storage, 'Aria', 'of this browser');
  await save(storage, 'Cara', 'of this browser');
  const before = await textsIn(storage);
  const lost: string[] = [];
  const outcome = await storage.backups.restore(file);
  if (isRefused && outcome.kind !== 'refused') lost.push(`it was ${outcome.kind}`);
  if (outcome.kind === 'refused') lost.push(...(await lostByRefusal(storage, before, file)));
  const shown = await textsIn(storage);
  await storage.close();
  return [...lost, ...(await lostByRestart(browser, before, shown))];
}

/** A cut or altered backup, or one of another version, changes nothing; forced, it loses nothing. */
export async function mutatedBackups(count: number, tally: Tally, uncaught: string[]): Promise<void> {
  const backup = await makeBackup();
  for (let seed = 1; seed <= count; seed += 1) {
    const altered = alter(backup, warmRandom(seed));
    const lost = await restoreAltered(altered).catch((error) => {
      uncaught.push(`backup of seed ${seed}: ${String(error)}`);
      return [];
    });
    tally.add(lost.map((what) => `${what}, seed ${seed}, ${altered.how}`));
  }
}
