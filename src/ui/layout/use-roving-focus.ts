import { type RefObject, useEffect } from 'react';

/** Text areas need the arrow keys themselves, and stay tab stops. */
const CONTROLS = 'a[href], button, input, select';

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
 * field's. In a closed select box Left and Right move, and the other keys stay its own. The first tab stop is the
 * control with `data-first-stop`, or the first one without `data-no-stop`; later it is the control that was used
 * last. A group inside another group belongs to the outer one. `columns`: how many controls stand in a row.
 */
export function useRovingFocus(element: RefObject<HTMLElement | null>, columns = 1): void {
  useEffect(() => {
    const group = element.current;
    if (!group || group.parentElement?.closest('[data-roving]')) return;
    let current: HTMLElement | undefined;

    const assign = () => {
      current = assignTabStop(group, current);
    };
    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !usableIn(group).includes(target)) return;
      current = target;
      assign();
    };
    const pressed = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || isReserved(event, target)) return;
      const all = usableIn(group);
      const from = all.indexOf(target);
      const step = STEPS[event.key];
      const to = step
        ? from + step.by * (step.row ? columns : 1)
        : { Home: 0, End: all.length - 1 }[event.key];
      if (from === -1 || to === undefined) return;
      event.preventDefault();
      all[to]?.focus();
    };

    assign();
    // Another width may hide the tab stop.
    const resized = new ResizeObserver(assign);
    resized.observe(group);
    const observer = new MutationObserver(assign);
    observer.observe(group, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'inert', 'data-no-stop'],
    });
    group.addEventListener('focusin', focused);
    group.addEventListener('keydown', pressed);
    return () => {
      resized.disconnect();
      observer.disconnect();
      group.removeEventListener('focusin', focused);
      group.removeEventListener('keydown', pressed);
    };
  }, [element, columns]);
}

/** Makes one control the tab stop of its group: the current one, or the first one where it cannot be used. */
function assignTabStop(group: HTMLElement, current: HTMLElement | undefined): HTMLElement | undefined {
  const usable = usableIn(group);
  const first =
    usable.find((control) => control.dataset.firstStop !== undefined) ??
    usable.find((control) => control.dataset.noStop === undefined);
  const stop = current !== undefined && usable.includes(current) ? current : first;
  for (const control of group.querySelectorAll<HTMLElement>(CONTROLS)) {
    const tabIndex = control === stop ? 0 : -1;
    if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
  }
  return stop;
}

/** The controls of a group that can get the focus. */
function usableIn(group: HTMLElement): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled, [inert] *') && control.checkVisibility(),
  );
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
