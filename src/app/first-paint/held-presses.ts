import { characterSegment } from '../paths.ts';
import { forgetSteps, isStep, noteStep } from './fill-frame.ts';

/** How long a control that comes later is waited for. */
const CONTROL_TIMEOUT_MS = 10_000;
const INTERVAL_MS = 16;

/** The pressed controls that are waited for, in the order of their presses. */
let waiting: HTMLElement[] = [];
let wait: ReturnType<typeof setInterval>;

function stop(): void {
  clearInterval(wait);
  waiting = [];
  forgetSteps();
}

/** Whoever does something else no longer waits for a press; but a number that was changed is to stay so. */
const stopForInput = () => waiting.every(isStep) || stop();

/** What a press is of. */
export const controlOf = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('#root :is(a[href], button)')) || undefined;

/** The control that a mouse went down on last: what a finger taps gets the press as it is lifted. */
let down: HTMLElement | undefined;

export function noteDown(event: PointerEvent): void {
  down = event.pointerType === 'touch' || event.button !== 0 ? undefined : controlOf(event);
}

/**
 * Carries out the presses that came before the app, on the same controls or on those that took their place; and from now
 * on those in parts of the page that are not React's yet. Such a control may come later than the first
 * screen, as the sidebar does: it is waited for until the user does something else.
 */
export function carryOutPresses(held: readonly HTMLElement[]): void {
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, stopForInput, true);
  addEventListener('click', hold, true);
  addEventListener('pointerup', releaseMouse, true);
  for (const control of held) carryOut(control);
}

/** React gives a press of what it has not taken over yet to nothing. A link leads on by itself, unless steps come first. */
function hold(event: MouseEvent): void {
  const target = event.target as Element;
  const control = target.closest<HTMLElement>(waiting.length > 0 ? '#root :is(button, a)' : '#root button');
  if (control === null || isOfReact(target)) return;
  event.preventDefault();
  event.stopPropagation();
  carryOutAnew(control);
}

/** The browser gives a press to nothing where React has put another control in place of the pressed one meanwhile. */
function releaseMouse({ clientX, clientY }: PointerEvent): void {
  if (down?.isConnected !== false) return;
  const at = document.elementFromPoint(clientX, clientY);
  if (at !== null && findSame(down)?.contains(at)) carryOutAnew(down);
}

function carryOutAnew(pressed: HTMLElement): void {
  if (isStep(pressed)) noteStep(pressed);
  carryOut(pressed);
}

function carryOut(pressed: HTMLElement): void {
  waiting.push(pressed);
  if (waiting.length > 1) return;
  const end = performance.now() + CONTROL_TIMEOUT_MS;
  // One at a time: React shows what a press did before the next one.
  const carryOutNext = () => {
    const [next] = waiting;
    if (next !== undefined && press(next)) waiting.shift();
    if (waiting.length === 0 || performance.now() > end) stop();
  };
  wait = setInterval(carryOutNext, INTERVAL_MS);
  carryOutNext();
}

/** Whether React has made the element, or has taken it over: it notes on each what it is. */
const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/** Whether the control, or the same one of the app, is on the page, and so was pressed. */
function press(pressed: HTMLElement): boolean {
  const { owner } = pressed.dataset;
  if (owner !== undefined && owner !== characterSegment(location.pathname)) return false;
  const control = pressed.isConnected ? pressed : findSame(pressed);
  if (control === undefined || !isOfReact(control)) return false;
  control.click();
  return true;
}

function findSame(pressed: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`#root ${pressed.localName}`)].find(
    (control) =>
      labelOf(control) === labelOf(pressed) && control.getAttribute('href') === pressed.getAttribute('href'),
  );
}

function labelOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ');
  if (ids) return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  return control.ariaLabel ?? control.textContent;
}
