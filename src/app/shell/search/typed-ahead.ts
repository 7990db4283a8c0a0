/** A field that nobody sees, with the focus; the page's own script and the app share it. */
interface TypedAhead extends HTMLInputElement {
  /** What had the focus before. */
  returnTo?: Element | null;
}

const ID = 'typed-ahead';

/**
 * Takes what is typed from now on, until the search is there. As in any field, the keys are no shortcuts meanwhile, and
 * a phone shows its keyboard. It goes where the focus does.
 */
export function holdTyping(): void {
  const returnTo = document.activeElement;
  if (returnTo?.id === ID) return;
  const field: TypedAhead = document.createElement('input');
  field.id = ID;
  field.returnTo = returnTo;
  field.setAttribute('aria-label', 'Go to');
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', pointerEvents: 'none' });
  // The focus stays where the window loses it.
  field.onblur = () => document.activeElement !== field && field.remove();
  document.body.append(field);
  field.focus({ preventScroll: true });
}

/** What was typed, once; what had the focus before has it again. */
export function takeTyped(): string {
  const field: TypedAhead | null = document.querySelector(`input#${ID}`);
  if (field === null) return '';
  // A field that is taken away loses the focus too.
  field.onblur = null;
  if (field.returnTo instanceof HTMLElement) field.returnTo.focus({ preventScroll: true });
  field.remove();
  return field.value;
}
