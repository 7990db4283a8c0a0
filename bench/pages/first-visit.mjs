import { openFloor } from '../lib/floor.mjs';
import { median } from '../lib/median.mjs';
import { visit } from '../lib/visit.mjs';

/**
 * @typedef {import('../lib/part.d.ts').Comparison} Comparison
 * @typedef {import('../lib/part.d.ts').Speed} Speed
 * @typedef {import('../lib/part.d.ts').Visit} Visit
 * @typedef {'app' | 'floor' | 'html'} PageName
 */

/** Visits of each page, one after the other, so that what else the machine does hits all of them. */
const RUNS = Number(process.env.TABARD_BENCH_RUNS ?? 5);

/** The first thing to press, and the heading that it leads to. */
const APP = { control: 'main a[href$="/character/new"]', answer: 'form' };
const FLOOR = { control: '#press', answer: '#answer' };

const KIBIBYTE = 1024;

/** Who is visited, and how: to look, to press at once, or for the second time. */
const VISITS = /** @type {const} */ ([
  'html seen',
  'floor seen',
  'app seen',
  'floor pressed',
  'app pressed',
  'floor again',
  'app again',
]);

/**
 * Every visit, several times, at one speed.
 * @param {import('playwright').Browser} browser
 * @param {Record<PageName, string>} addresses
 * @param {Speed} speed
 */
async function visitAll(browser, addresses, speed) {
  /** @type {Map<string, Visit[]>} */
  const visits = new Map(VISITS.map((key) => [key, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const key of VISITS) {
      const [page, how] = /** @type {[PageName, 'seen' | 'pressed' | 'again']} */ (key.split(' '));
      const { control, answer } = page === 'app' ? APP : FLOOR;
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: how === 'again' ? 'allow' : 'block',
      });
      if (how === 'again') await visit(context, addresses[page], { speed: 'fast', control });
      const press = how === 'pressed' ? { answer } : {};
      visits.get(key)?.push(await visit(context, addresses[page], { speed, control, ...press }));
      await context.close();
    }
  }
  return visits;
}

/** What is compared, with the most that it may be. */
const TIMES = /** @type {const} */ ([
  ['first paint', 'html', 'seen', 'firstPaint', '1.25'],
  ['largest paint', 'html', 'seen', 'largestPaint', '1.25'],
  ['usable', 'floor', 'seen', 'usable', '1.4'],
  ['press answered', 'floor', 'pressed', 'answered', '1.2'],
  ['blocked', 'floor', 'seen', 'blocked', '0 ms fast, 1.5 slow'],
  ['layout shift', 'floor', 'seen', 'shift', '0'],
  ['second visit usable', 'floor', 'again', 'usable', '0.8'],
]);

/** What is sent, in KiB. */
const SIZES = /** @type {const} */ ([
  ['script, KiB', 'seen', 'script', '120 KiB'],
  ['all, KiB', 'seen', 'all', ''],
  ['second visit, KiB', 'again', 'all', '0'],
]);

/**
 * Measures the first and the second visit of the home page, beside a page of React, its router and a list
 * (the floor) and a page of HTML alone.
 * @type {import('../lib/part.d.ts').PagePart}
 */
export const part = {
  name: 'page: first-visit',
  async measure({ address, browser }) {
    const pages = await openFloor();
    /** @type {Comparison[]} */
    const rows = [];
    for (const speed of /** @type {const} */ (['fast', 'slow'])) {
      const visits = await visitAll(browser, { app: address, floor: pages.floor, html: pages.html }, speed);
      /** @param {string} key @param {keyof Visit} field */
      const of = (key, field) => median((visits.get(key) ?? []).map((each) => each[field]));
      for (const [what, beside, how, field, goal] of TIMES) {
        const [app, other] = [of(`app ${how}`, field), of(`${beside} ${how}`, field)];
        rows.push({ what: `${what}, ${speed}`, app, other, with: beside, goal });
      }
      for (const [what, how, field, goal] of speed === 'slow' ? SIZES : []) {
        const [app, other] = [of(`app ${how}`, field) / KIBIBYTE, of(`floor ${how}`, field) / KIBIBYTE];
        rows.push({ what, app, other, with: 'floor', goal });
      }
    }
    await pages.close();
    return rows;
  },
};
