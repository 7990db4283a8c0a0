import './early-api.ts';

/** How long a part of the page that comes later is waited for, in milliseconds. */
const LONGEST_WAIT = 10_000;
const INTERVAL = 16;

let wait: ReturnType<typeof setInterval>;
const stop = () => clearInterval(wait);

/**
 * Carries out the press that came before the app, on the same control or on the one that took its place; and from now
 * on those in parts of the page that React takes over later than the rest. Such a control may come later than the first
 * screen, as the sidebar does: it is waited for until the user does something else.
 */
export function carryOutHeldPress(): void {
  const pressed = window.early?.started();
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, stop, true);
  addEventListener('click', hold, true);
  addEventListener('pointerup', releaseMouse, true);
  if (pressed !== undefined) carryOut(pressed);
}

/** React gives a press of what it has not taken over yet to nothing. A link leads on by itself. */
function hold(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('#root button');
  if (button === null || isOfReact(target)) return;
  event.stopPropagation();
  carryOut(button);
}

/** The browser gives a press to nothing where React has put another control in place of the pressed one meanwhile. */
function releaseMouse({ clientX, clientY }: PointerEvent): void {
  const pressed = window.early?.down;
  if (pressed?.isConnected !== false) return;
  const at = document.elementFromPoint(clientX, clientY);
  if (at !== null && findSame(pressed)?.contains(at)) carryOut(pressed);
}

function carryOut(pressed: HTMLElement): void {
  stop();
  if (press(pressed)) return;
  const end = performance.now() + LONGEST_WAIT;
  wait = setInterval(() => (performance.now() > end || press(pressed)) && stop(), INTERVAL);
}

/** Whether React has made the element, or has taken it over: it notes on each what it is. */
const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/** Whether the control, or the same one of the app, is on the page, and so was pressed. */
function press(pressed: HTMLElement): boolean {
  const control = pressed.isConnected ? pressed : findSame(pressed);
  if (control === undefined || !isOfReact(control)) return false;
  control.click();
  return true;
}

function findSame(pressed: HTMLElement): HTMLElement | undefined {
  const labelOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  return [...document.querySelectorAll<HTMLElement>(`#root ${pressed.localName}`)].find(
    (control) =>
      labelOf(control) === labelOf(pressed) && control.getAttribute('href') === pressed.getAttribute('href'),
  );
}
