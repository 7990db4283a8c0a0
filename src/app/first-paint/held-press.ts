import './early-api.ts';

/** Carries out the press that came before the app, on the same control or on the one that took its place. */
export function carryOutHeldPress(): void {
  const pressed = window.early?.started();
  if (pressed === undefined) return;
  const control = pressed.isConnected ? pressed : findSame(pressed);
  control?.click();
}

function findSame(pressed: HTMLElement): HTMLElement | undefined {
  const labelOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  return [...document.querySelectorAll<HTMLElement>(`#root ${pressed.localName}`)].find(
    (control) =>
      labelOf(control) === labelOf(pressed) && control.getAttribute('href') === pressed.getAttribute('href'),
  );
}
