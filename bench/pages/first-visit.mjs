import { openFloor } from '../lib/floor.mjs';
import { median } from '../lib/median.mjs';
import { visit } from '../lib/visit.mjs';

/**
 * @typedef {import('../lib/part.d.ts').Comparison} Comparison
 * @typedef {import('../lib/part.d.ts').Speed} Speed
 * @typedef {import('../lib/part.d.ts').Visit} Visit
 */

/** Visits of each page, one after the other, so that what else the machine does hits all of them. */
const RUNS = Number(process.env.TABARD_BENCH_RUNS ?? 5);

/** The first thing to press, and what it leads to. */
const APP = { page: 'app', control: 'main a[href$="/character/new"]', answer: 'form' };
const FLOOR = { page: 'floor', control: '#press', answer: '#answer' };
const STATIC = { page: 'html', control: '#press' };

/** By a bookmark, with a stored character: until React handles a button of the screen itself. */
const SHEET = { ...APP, path: 'character/id/ilse%20wren', control: 'main section button' };
const COMBAT = { ...APP, path: 'character/id/ilse%20wren/combat', control: 'main [role=tab]' };

/** The same until a press is answered: of a step on the sheet, and of a link from combat to the sheet. */
const STEP = {
  ...SHEET,
  control: 'main [data-direction=down]',
  answer: '[data-pending=health]:not(:empty)',
};
const LINK = {
  ...COMBAT,
  control: 'main nav a[href$="wren"]',
  answer: 'main nav a[href$="wren"][aria-current]',
};

/**
 * Who is visited, and how: to look, to press at once, for the second time, or by the address of a screen.
 * @type {Readonly<Record<string, { page: string, control: string, path?: string, answer?: string, isPressed?: true, isReturning?: true }>>}
 */
const VISITS = {
  'html seen': STATIC,
  'floor seen': FLOOR,
  'app seen': APP,
  'floor pressed': { ...FLOOR, isPressed: true },
  'app pressed': { ...APP, isPressed: true },
  'app pressed all': { ...APP, answer: 'form fieldset', isPressed: true },
  'floor again': { ...FLOOR, isReturning: true },
  'app again': { ...APP, isReturning: true },
  'floor again pressed': { ...FLOOR, isPressed: true, isReturning: true },
  'app again pressed': { ...APP, isPressed: true, isReturning: true },
  'app sheet': { ...SHEET, isReturning: true },
  'app sheet pressed': { ...STEP, isPressed: true, isReturning: true },
  'app combat': { ...COMBAT, isReturning: true },
  'app combat pressed': { ...LINK, isPressed: true, isReturning: true },
};

const KIBIBYTE = 1024;

/**
 * Visits for the first time, as a returning user has, and waits until everything is cached.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {{ page: string, path?: string }} options
 */
async function visitBefore(context, address, { page, path }) {
  const tab = await context.newPage();
  await tab.goto(address, { waitUntil: 'networkidle' });
  if (path !== undefined) {
    await tab.getByRole('button', { name: 'Try Ilse Wren, a sample character' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Ilse Wren' }).waitFor();
    await tab.waitForFunction(() => localStorage.getItem('tabard.characters.ilse wren') !== null);
  }
  if (page === 'app') await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  await tab.close();
}

/**
 * Every visit, several times, at one speed.
 * @param {import('playwright').Browser} browser
 * @param {Readonly<Record<string, string>>} addresses
 * @param {Speed} speed
 */
async function visitAll(browser, addresses, speed) {
  /** @type {Map<string, Visit[]>} */
  const visits = new Map(Object.keys(VISITS).map((key) => [key, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [key, options] of Object.entries(VISITS)) {
      const { page, control, path = '', answer, isPressed, isReturning } = options;
      const address = addresses[page] ?? '';
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: isReturning ? 'allow' : 'block',
      });
      if (isReturning) await visitBefore(context, address, options);
      const press = isPressed && answer !== undefined ? { answer } : {};
      visits.get(key)?.push(await visit(context, address + path, { speed, control, ...press }));
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
  ['second visit, press answered', 'floor', 'again pressed', 'answered', '0.8'],
]);

/** The whole screen of the press, with the game's own entries, beside the floor's press. */
const PRESSED = /** @type {const} */ ([['press answered, with the game', 'pressed all', 'answered', '']]);

/** The same for the screens of a bookmark, beside the floor's second visit. */
const BOOKMARKS = /** @type {const} */ ([
  ['sheet by its address: first paint', 'sheet', 'firstPaint', ''],
  ['sheet by its address: press answered', 'sheet pressed', 'answered', '1.4'],
  ['sheet by its address: React handles it', 'sheet', 'usable', ''],
  ['combat by its address: press answered', 'combat pressed', 'answered', '1.4'],
  ['combat by its address: React handles it', 'combat', 'usable', ''],
]);

/** What is sent, in KiB. */
const SIZES = /** @type {const} */ ([
  ['script until usable, KiB', 'seen', 'firstLoad', '120 KiB'],
  ['script in all, KiB', 'seen', 'script', ''],
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
      for (const [what, how, field, goal] of PRESSED) {
        const [app, other] = [of(`app ${how}`, field), of('floor pressed', field)];
        rows.push({ what: `${what}, ${speed}`, app, other, with: 'floor', goal });
      }
      for (const [what, how, field, goal] of BOOKMARKS) {
        const beside = field === 'answered' ? 'floor again pressed' : 'floor again';
        const [app, other] = [of(`app ${how}`, field), of(beside, field)];
        rows.push({ what: `${what}, ${speed}`, app, other, with: 'floor again', goal });
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
