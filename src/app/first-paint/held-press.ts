import './early-api.ts';

/** How long a part of the page that comes later is waited for, in milliseconds. */
const LONGEST_WAIT = 10_000;

/**
 * Carries out the press that came before the app, on the same control or on the one that took its place. That one may
 * come later than the first screen, as the sidebar does: it is waited for until the user does something else.
 */
export function carryOutHeldPress(): void {
  const pressed = window.early?.started();
  if (pressed === undefined || press(pressed)) return;
  const observer = new MutationObserver(() => {
    if (press(pressed)) stop();
  });
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, stop, true);
  setTimeout(stop, LONGEST_WAIT);
}

/** Whether the control, or the same one of the app, is on the page, and so was pressed. */
function press(pressed: HTMLElement): boolean {
  const control = pressed.isConnected ? pressed : findSame(pressed);
  control?.click();
  return control !== undefined;
}

function findSame(pressed: HTMLElement): HTMLElement | undefined {
  const labelOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  return [...document.querySelectorAll<HTMLElement>(`#root ${pressed.localName}`)].find(
    (control) =>
      labelOf(control) === labelOf(pressed) && control.getAttribute('href') === pressed.getAttribute('href'),
  );
}
