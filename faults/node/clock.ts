import { FakeBrowser } from '../../src/storage/testing/fake-browser.ts';
import { raw } from '../../src/storage/testing/raw.ts';
import { open } from '../../src/storage/testing/test-codecs.ts';
import type { Random } from '../lib/part.ts';
import type { Tally } from '../lib/tally.mjs';
import { warmRandom } from './mutation.ts';

const DAY_MS = 86_400_000;
const MAX_JUMP_DAYS = 400;

interface Session {
  readonly lastSaved: string;
  /** The texts of localStorage at some moment of the session. */
  readonly earlierMirror: ReadonlyMap<string, string>;
  /** The reasons of the snapshots, newest first. */
  readonly reasons: readonly string[];
  readonly lost: readonly string[];
}

/** Saves, takes snapshots and restarts while the clock jumps back and forth. */
async function playSession(browser: FakeBrowser, random: Random): Promise<Session> {
  const lost: string[] = [];
  const reasons: string[] = [];
  let storage = await open(browser.tab().environment);
  let lastSaved = '';
  let earlierMirror = new Map<string, string>();
  for (let step = 1; step <= 12; step += 1) {
    browser.now += (random(2 * MAX_JUMP_DAYS) - MAX_JUMP_DAYS) * DAY_MS;
    lastSaved = `version ${step}`;
    const { kind } = await storage.characters.save({ name: 'Aria', notes: lastSaved });
    if (kind !== 'saved') lost.push(`saving ${lastSaved} is ${kind}`);
    if (random(3) === 0) {
      reasons.unshift(`snapshot ${step}`);
      await storage.snapshots.take(`snapshot ${step}`);
    }
    if (random(3) === 0) earlierMirror = new Map(browser.localStorage?.items);
    if (random(4) === 0) {
      await storage.close();
      storage = await open(browser.tab().environment);
    }
  }
  await storage.close();
  return { lastSaved, earlierMirror, reasons, lost };
}

/** What a restart does not find of the last save and the snapshots. */
async function missingIn(browser: FakeBrowser, { lastSaved, reasons }: Session): Promise<string[]> {
  const missing: string[] = [];
  const storage = await open(browser.tab().environment);
  const shown = [...storage.characters.entries().values()].map(({ value }) => value.notes);
  if (shown.join() !== lastSaved) missing.push(`${lastSaved} was saved, found ${shown.join(' and ')}`);
  const listed = (await storage.snapshots.list()).map(({ reason }) => reason);
  const found = listed.filter((reason) => reason.startsWith('snapshot '));
  // Retention may remove old snapshots by the days of the clock, but never newer ones before them.
  const isInOrder = found.join() === reasons.slice(0, found.length).join();
  if (!isInOrder || (reasons.length > 0 && found.length === 0))
    missing.push(`snapshots ${reasons.join()} were taken, found ${found.join()}`);
  await storage.close();
  return missing;
}

/**
 * The clock jumps between saves and snapshots, and one copy is lost or goes back to an earlier state. The
 * last save is what a restart finds, and the snapshots are in the order in which they were taken.
 */
export async function clockSetBack(count: number, tally: Tally): Promise<void> {
  for (let seed = 1; seed <= count; seed += 1) {
    const random = warmRandom(seed);
    const browser = new FakeBrowser();
    const session = await playSession(browser, random);
    const isPrimaryLost = random(2) === 0;
    if (isPrimaryLost) await raw.clear(browser, 'characters');
    else {
      browser.localStorage?.items.clear();
      for (const [address, text] of session.earlierMirror) browser.localStorage?.setItem(address, text);
    }
    const lost = [...session.lost, ...(await missingIn(browser, session))];
    tally.add(lost.map((what) => `seed ${seed}: ${what}`));
  }
}
