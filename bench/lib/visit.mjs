/** @typedef {import('./part.d.ts').Speed} Speed */
/** @typedef {import('./part.d.ts').Visit} Visit */

/** 1.6 Mbps, a round trip of 150 ms, and a fourth of the processor's speed. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const SLOW_PROCESSOR = 4;

/** How long the page must have had nothing to do before a visit counts as over, in milliseconds. */
const QUIET_MS = 2000;

/**
 * Visits an address in a new page, and measures it until nothing happens any more.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {{ speed: Speed, control: string, answer?: string }} options `control`: a selector of what a user
 *   presses first; `answer`: of what a press on it shows. With it, the press follows the first paint at once.
 * @returns {Promise<Visit>}
 */
export async function visit(context, address, { speed, control, answer }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (speed === 'slow') {
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  }
  /** @type {Map<string, string>} */
  const types = new Map();
  const bytes = { script: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await page.addInitScript(watchPage, { control, answer, quiet: QUIET_MS });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => /** @type {any} */ (window).visit?.isOver, undefined, {
    timeout: 120_000,
  });
  const measured = await page.evaluate(() => {
    const { measured: all } = /** @type {any} */ (window).visit;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const before = /** @type {PerformanceResourceTiming[]} */ (scripts).filter(
      ({ startTime }) => startTime < all.usable,
    );
    return { ...all, firstLoad: before.reduce((sum, { transferSize }) => sum + transferSize, 0) };
  });
  await page.close();
  return { ...measured, script: bytes.script, all: bytes.all };
}

/**
 * In the page: notes when what was painted, when React handles the control, and when its press is answered.
 * @param {{ control: string, answer: string | undefined, quiet: number }} options
 */
function watchPage({ control, answer, quiet }) {
  if (window.top !== window) return;
  const measured = { firstPaint: 0, largestPaint: 0, usable: 0, answered: 0, blocked: 0, shift: 0 };
  const watched = { isOver: false, measured };
  Object.assign(window, { visit: watched });
  let lastEvent = performance.now();
  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
      lastEvent = performance.now();
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    measured.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    measured.blocked += Math.max(0, duration - 50);
  });
  observe('layout-shift', ({ value }) => {
    measured.shift += value;
  });
  observe('resource', () => undefined);

  /** React notes the properties of what it rendered or hydrated on the element itself. */
  const isHandled = (/** @type {Element} */ element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  let isPressed = false;
  const look = () => {
    const element = document.querySelector(control);
    if (element !== null && measured.usable === 0 && isHandled(element)) measured.usable = performance.now();
    if (answer !== undefined && element instanceof HTMLElement && !isPressed && measured.firstPaint > 0) {
      isPressed = true;
      element.click();
    }
    if (isPressed && answer !== undefined && measured.answered === 0 && document.querySelector(answer)) {
      // The next frame shows it.
      requestAnimationFrame(() => {
        measured.answered = performance.now();
      });
    }
    const isDone = answer === undefined ? measured.usable > 0 || root === null : measured.answered > 0;
    watched.isOver = isDone && document.readyState === 'complete' && performance.now() - lastEvent > quiet;
    requestAnimationFrame(look);
  };
  /** @type {Element | null} */
  let root = document.body;
  addEventListener('DOMContentLoaded', () => {
    root = document.getElementById('root');
  });
  requestAnimationFrame(look);
}
