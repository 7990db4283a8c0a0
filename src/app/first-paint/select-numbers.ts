/**
 * Selects what a number field of the page holds as it gets the focus, until its end: the same as `useSelectOnFocus`
 * in the app. Rule: docs/rules/numbers.md#typed-numbers.
 */
export function selectNumbersOnFocus(signal: AbortSignal): void {
  /** The field that a press enters: the press sets the caret afterwards, which would undo the selection. */
  let entered: EventTarget | null = null;
  const select = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches('[role=spinbutton]')) target.select();
  };
  const pressed = ({ target }: Event) => {
    entered = target === document.activeElement ? null : target;
  };
  const clicked = (event: Event) => {
    const field = event.target;
    if (field === entered && field instanceof HTMLInputElement && field.selectionStart === field.selectionEnd)
      select(event);
    entered = null;
  };
  addEventListener('focusin', select, { signal });
  addEventListener('pointerdown', pressed, { signal });
  addEventListener('click', clicked, { signal });
}
