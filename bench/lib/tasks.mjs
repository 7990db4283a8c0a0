/**
 * The tasks of the page's main thread, by processor time: other programs that use the processor do not change it.
 */

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: any }} TraceEvent */

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

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
 * What a press keeps the page busy for, in milliseconds of processor time at full speed: its event, the frame that
 * shows its effect, and what runs between them.
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
