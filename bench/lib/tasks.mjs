/**
 * The tasks of the page's main thread, from a trace of the browser: the page itself is told too late when its
 * frame ended, since Chromium defers a page's tasks for some frames after a press.
 */

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: any }} TraceEvent */

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** Marks of `watchNextEvent`. */
const [BEGUN, DRAWING] = ['bench: begun', 'bench: drawing'];

/** Until the frame that is being drawn has ended, at a quarter of the processor's speed as well. */
const FRAME_MS = 100;

/**
 * The tasks of a thread. A browser records each under two names, one within the other: it counts once.
 * @param {readonly TraceEvent[]} events
 */
function tasksOf(events) {
  const named = events
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask')
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let end = Number.NEGATIVE_INFINITY;
  return named.filter(({ ts, dur = 0 }) => {
    const isOutermost = ts >= end;
    if (isOutermost) end = ts + dur;
    return isOutermost;
  });
}

/**
 * Records what the page runs during an action.
 * @param {import('playwright').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<readonly TraceEvent[]>} the events of its main thread, in their order
 */
async function record(page, act) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  /** @type {TraceEvent[]} */
  const events = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  // A browser has other renderers, which do next to nothing meanwhile.
  const threads = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid),
  );
  const [busiest = []] = threads.sort((a, b) => sumOf(b) - sumOf(a));
  return busiest.sort((a, b) => a.ts - b.ts);
}

/** @param {readonly TraceEvent[]} events in milliseconds of processor time */
const sumOf = (events) => tasksOf(events).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

/**
 * The longest task of an action, in milliseconds of processor time at full speed.
 * @param {import('playwright').Page} page
 * @param {() => Promise<unknown>} act returns once nothing more is expected
 */
export async function longestTask(page, act) {
  const events = await record(page, act);
  return Math.max(0, ...tasksOf(events).map(({ tdur = 0 }) => tdur / 1000));
}

/**
 * What a press keeps the page busy for, in milliseconds of processor time at full speed: its event, the frame
 * that shows its effect, and what runs between them.
 * @param {import('playwright').Page} page
 * @param {() => Promise<unknown>} act presses once
 */
export async function pressTime(page, act) {
  const events = await record(page, act);
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (click === undefined) throw new Error('Nothing was pressed.');
  const frame = events.find(({ name, ts }) => name === 'Commit' && ts > click.ts);
  const last = frame?.ts ?? Number.POSITIVE_INFINITY;
  return sumOf(events.filter((event) => event.ts + (event.dur ?? 0) >= click.ts && event.ts <= last));
}

/** @typedef {{ shown: number, busy: number }} Answer to a key or a click, in milliseconds */

/**
 * How long a key or a click takes until its effect is drawn. `shown`: from the event to the end of the frame
 * that shows the effect. `busy`: what the main thread runs of it, from the event on.
 * @param {import('playwright').Page} page
 * @param {() => Promise<unknown>} act presses once
 * @param {string | undefined} changes as of an action
 * @returns {Promise<Answer>}
 */
export async function answerTime(page, act, changes) {
  await page.evaluate(watchNextEvent, { changes, marks: [BEGUN, DRAWING] });
  let waited = 0;
  const events = await record(page, async () => {
    await act();
    waited = await page.evaluate(() => /** @type {any} */ (window).answered);
    await page.waitForTimeout(FRAME_MS);
  });
  const begun = events.find(({ name }) => name === BEGUN);
  const drawing = events.find(({ name }) => name === DRAWING);
  const frame = events.find(({ name, ts }) => name === 'Commit' && drawing !== undefined && ts > drawing.ts);
  if (begun === undefined || frame === undefined) throw new Error('Nothing was drawn.');
  const end = frame.ts + (frame.dur ?? 0);
  const busy = tasksOf(events).reduce((sum, { ts, dur = 0 }) => {
    return sum + Math.max(0, Math.min(ts + dur, end) - Math.max(ts, begun.ts));
  }, 0);
  return { shown: waited + (end - begun.ts) / 1000, busy: busy / 1000 };
}

/**
 * In the page: marks the next key or click, and the frame that shows its effect. Resolves to how long the
 * event waited for the page, in milliseconds.
 * @param {{ changes: string | undefined, marks: readonly string[] }} options
 */
function watchNextEvent({ changes, marks: [begun = '', drawing = ''] }) {
  const page = /** @type {any} */ (window);
  const pattern = new RegExp(changes ?? '', 'u');
  const text = () =>
    [...document.querySelectorAll('button')]
      .map(({ textContent }) => textContent ?? '')
      .find((each) => pattern.test(each));
  const before = changes === undefined ? undefined : text();
  page.answered = new Promise((resolve) => {
    /** @param {Event} event */
    const begin = (event) => {
      for (const type of TYPES) removeEventListener(type, begin, true);
      const { startTime } = performance.mark(begun);
      // The next frame draws the effect, unless it is one that follows.
      const draw = () => {
        if (changes !== undefined && text() === before) {
          requestAnimationFrame(draw);
          return;
        }
        performance.mark(drawing);
        resolve(startTime - event.timeStamp);
      };
      requestAnimationFrame(draw);
    };
    const TYPES = ['keydown', 'click'];
    for (const type of TYPES) addEventListener(type, begin, true);
  });
}
