import { characterScreen, nameToSegment } from '../paths.ts';
import type { MirroredCharacter } from './choose-shell.ts';

/** A longer number stands above its steps, as on the sheet. */
const MAX_DIGITS = 6;

/** The sum of the pressed steps of each bar that the app has not carried out yet, by its field. */
const pending = new Map<string, number>();

/**
 * Fills a copy of `CharacterFrame` that has the name already.
 * Rule: docs/rules/screens.md#before-the-app-has-started.
 * @param pathname the address of the screen that it stands in for
 */
export function fillFrame(
  frame: DocumentFragment,
  { name, figures, words }: MirroredCharacter,
  pathname: string,
): void {
  const screen = characterScreen(pathname);
  let title = name;
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('a')) {
    const isCurrent = characterScreen(link.pathname) === screen;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (isCurrent && screen !== '') title = link.textContent;
  }
  const titlePlace = frame.querySelector('[data-title]');
  if (titlePlace) titlePlace.textContent = title;
  if (title === name) frame.querySelector('[data-subtitle]')?.remove();
  if (screen !== '' && screen !== 'combat') frame.querySelector('[data-bars]')?.remove();
  for (const bar of frame.querySelectorAll<HTMLElement>('[data-bar]')) fillBar(bar, { figures, words });
  for (const step of frame.querySelectorAll<HTMLElement>('[data-step]')) {
    if (screen !== '') step.remove();
    step.dataset.owner = nameToSegment(name);
  }
  showPending(frame);
}

function fillBar(bar: HTMLElement, { figures, words }: Pick<MirroredCharacter, 'figures' | 'words'>): void {
  const field = bar.dataset.bar ?? '';
  const [figure, word] = [figures[field], words[field]];
  const [label, place] = [bar.querySelector('dt'), bar.querySelector('[data-figure]')];
  if (figure === undefined || !label || !place) {
    bar.remove();
    return;
  }
  place.textContent = String(figure);
  const digits = place.textContent.length;
  bar.style.setProperty('--digits', String(Math.max(2, digits)));
  bar.toggleAttribute('data-long', digits > MAX_DIGITS);
  if (word === undefined) return;
  for (const step of bar.querySelectorAll('[data-step]'))
    step.ariaLabel = step.ariaLabel?.replace(label.textContent, () => word) ?? null;
  label.textContent = word;
}

/** Whether a control changes a bar of a frame: its presses add up. */
export const isStep = (control: HTMLElement): boolean => control.dataset.step !== undefined;

/** Shows beside a figure what its pressed steps will add to it. */
export function noteStep({ dataset: { field = '', step } }: HTMLElement): void {
  pending.set(field, (pending.get(field) ?? 0) + Number(step));
  showPending(document);
}

/** The pressed steps have been carried out, or never will be. */
export function forgetSteps(): void {
  pending.clear();
  showPending(document);
}

function showPending(page: ParentNode): void {
  // The place of the save state says so too.
  document.documentElement.toggleAttribute('data-steps', pending.size > 0);
  for (const place of page.querySelectorAll<HTMLElement>('[data-pending]')) {
    const sum = pending.get(place.dataset.pending ?? '') ?? 0;
    place.textContent = sum === 0 ? '' : `${sum > 0 ? '+' : '−'}${Math.abs(sum)}`;
  }
}
