import { FakeBrowser } from '../../src/storage/testing/fake-browser.ts';
import { raw } from '../../src/storage/testing/raw.ts';
import { open } from '../../src/storage/testing/test-codecs.ts';
import { warmRandom } from './mutation.ts';
import type { Tally } from './part.ts';

const dayMilliseconds = 86_400_000;
const mostDays = 400;

/**
 * The clock jumps to and fro between saves and snapshots, and one copy is lost or goes back to an earlier flush: the last save is
 * what is there, and the snapshots stand in the order of taking.
 */
export async function clockSetBack(count: number, tally: Tally): Promise<void> {
  for (let seed = 1; seed <= count; seed += 1) {
    const random = warmRandom(seed);
    const lost: string[] = [];
    const browser = new FakeBrowser();
    let storage = await open(browser.tab().environment);
    let last = '';
    let flushed = new Map<string, string>();
    const reasons: string[] = [];
    for (let step = 1; step <= 12; step += 1) {
      browser.now += (random(2 * mostDays) - mostDays) * dayMilliseconds;
      last = `version ${step}`;
      const { kind } = await storage.characters.save({ name: 'Aria', notes: last });
      if (kind !== 'saved') lost.push(`saving ${last} is ${kind}`);
      if (random(3) === 0) {
        reasons.unshift(`snapshot ${step}`);
        await storage.snapshots.take(`snapshot ${step}`);
      }
      if (random(3) === 0) flushed = new Map(browser.localStorage?.items);
      if (random(4) === 0) {
        await storage.close();
        storage = await open(browser.tab().environment);
      }
    }
    await storage.close();

    const isMainLost = random(2) === 0;
    if (isMainLost) await raw.clear(browser, 'characters');
    else {
      browser.localStorage?.items.clear();
      for (const [address, text] of flushed) browser.localStorage?.setItem(address, text);
    }
    const again = await open(browser.tab().environment);
    const shown = [...again.characters.entries().values()].map(({ value }) => value.notes);
    if (shown.join() !== last) lost.push(`${last} was saved, there is ${shown.join(' and ')}`);
    const listed = (await again.snapshots.list()).map(({ reason }) => reason);
    const own = listed.filter((reason) => reason.startsWith('snapshot '));
    // Retention may let go of old ones, by the days of the clock; never of newer ones before them.
    if (own.join() !== reasons.slice(0, own.length).join() || (reasons.length > 0 && own.length === 0))
      lost.push(`snapshots ${reasons.join()} were taken, ${own.join()} are there`);
    await again.close();
    tally.add(lost.map((what) => `seed ${seed}: ${what}`));
  }
}
