import { type RefObject, useEffect } from 'react';

/** Text areas need the arrow keys themselves, and stay tab stops. The button in a select is a part of it. */
const CONTROLS = 'a[href], :not(select) > button, input, select';

/** Describes a group that is one tab stop, where nothing on the screen says so. */
export const ARROW_KEYS_HINT = 'Arrow keys move within.';

/** By how many controls each key moves; `row`: by a whole row of the group's columns. */
const STEPS: Readonly<Record<string, { readonly by: 1 | -1; readonly row: boolean }>> = {
  ArrowRight: { by: 1, row: false },
  ArrowLeft: { by: -1, row: false },
  ArrowDown: { by: 1, row: true },
  ArrowUp: { by: -1, row: true },
};

/**
 * Makes all controls in an element with `data-roving` one tab stop: Left and Right, Up and Down, Home and End
 * move between them. In a text field Left and Right move only from its ends, and the other keys stay the
 * field's. In a closed select box Left and Right move, and the other keys stay its own. The first tab stop is
 * the control with `data-first-stop`, or the first one without `data-no-stop`; later it is the control that
 * was used last. A group inside another group belongs to the outer one. `columns`: how many controls stand in
 * a row; `listed` where the rows are items of a list, with any number of controls.
 */
export function useRovingFocus(element: RefObject<HTMLElement | null>, columns: number | 'listed' = 1): void {
  useEffect(() => {
    const group = element.current;
    if (!group || group.parentElement?.closest('[data-roving]')) return;
    let current: HTMLElement | undefined;
    let frame = 0;

    const assign = () => {
      current = assignTabStop(group, current);
    };
    // What is visible is known without another computation of styles once per frame.
    const assignSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(assign);
    };
    // Of two controls alone: a long list has hundreds, and every press moves the focus.
    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === current || !target.matches(CONTROLS)) return;
      if (current) current.tabIndex = -1;
      target.tabIndex = 0;
      current = target;
    };
    const pressed = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isMove = key in STEPS || key === 'Home' || key === 'End';
      if (!isMove || !(target instanceof HTMLElement) || isReserved(event, target)) return;
      const all = controlsIn(group).filter(isUsable);
      if (!all.includes(target)) return;
      event.preventDefault();
      controlAt(key, all, target, columns)?.focus();
    };

    assignSoon();
    // Another width may hide the tab stop.
    const resized = new ResizeObserver(assignSoon);
    resized.observe(group);
    const observer = new MutationObserver(assignSoon);
    observer.observe(group, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'inert', 'data-no-stop'],
    });
    group.addEventListener('focusin', focused);
    group.addEventListener('keydown', pressed);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      observer.disconnect();
      group.removeEventListener('focusin', focused);
      group.removeEventListener('keydown', pressed);
    };
  }, [element, columns]);
}

/** Makes one control the tab stop of its group: the current one, or the first one where it cannot be used. */
function assignTabStop(group: HTMLElement, current: HTMLElement | undefined): HTMLElement | undefined {
  const controls = controlsIn(group);
  const isCurrent = current !== undefined && controls.includes(current) && isUsable(current);
  const stop = isCurrent ? current : firstStopOf(controls);
  for (const control of controls) {
    const tabIndex = control === stop ? 0 : -1;
    if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
  }
  return stop;
}

function firstStopOf(controls: readonly HTMLElement[]): HTMLElement | undefined {
  return (
    controls.find((control) => control.dataset.firstStop !== undefined && isUsable(control)) ??
    controls.find((control) => control.dataset.noStop === undefined && isUsable(control))
  );
}

/** Where a key leads from a control. */
function controlAt(
  key: string,
  all: readonly HTMLElement[],
  from: HTMLElement,
  columns: number | 'listed',
): HTMLElement | undefined {
  const step = STEPS[key];
  if (step === undefined) return key === 'Home' ? all[0] : all.at(-1);
  if (!step.row) return all[all.indexOf(from) + step.by];
  if (columns === 'listed') return alikeInNextRow(all, from, step.by);
  return all[all.indexOf(from) + step.by * columns];
}

/**
 * The main button of the next row from that of a row (`data-row-button`), and its first control from any
 * other.
 */
function alikeInNextRow(all: readonly HTMLElement[], from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const rowOf = (control: HTMLElement) => control.closest('[role="listitem"]');
  const isMain = (control: HTMLElement) => control.closest('[data-row-button]') !== null;
  const rows = [...new Set(all.map(rowOf))];
  const row = rows[rows.indexOf(rowOf(from)) + by];
  const controls = all.filter((control) => rowOf(control) === row);
  return controls.find((control) => isMain(control) === isMain(from)) ?? controls[0];
}

const controlsIn = (group: HTMLElement): readonly HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>(CONTROLS),
];

/** Whether a control can get the focus. */
function isUsable(control: HTMLElement): boolean {
  return !control.matches(':disabled, [inert] *') && control.checkVisibility();
}

/** Whether a key belongs to the browser or to the control itself. */
function isReserved(event: KeyboardEvent, target: HTMLElement): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return true;
  if (target instanceof HTMLInputElement && target.type === 'text') return !isLeaving(event, target);
  if (target instanceof HTMLSelectElement) return !/^Arrow(?:Left|Right)$/.test(event.key) || isOpen(target);
  return target.matches('input');
}

/** Whether a select box shows its options; browsers without `:open` hand the page no keys meanwhile. */
function isOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}

/** Whether the key leads out of the text: the caret is at that end, or the whole text is selected. */
function isLeaving(
  { key }: KeyboardEvent,
  { selectionStart, selectionEnd, value }: HTMLInputElement,
): boolean {
  if (key === 'ArrowLeft') return selectionStart === 0;
  return key === 'ArrowRight' && selectionEnd === value.length;
}
