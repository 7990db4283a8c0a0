import { TYPED_AHEAD, type TypedAhead } from './typed-ahead.ts';

/**
 * Takes what was typed, once, and whether Enter followed. The element that had the focus before gets it back.
 */
export function takeTyped(): { readonly text: string; readonly isEntered: boolean } {
  const field: TypedAhead | null = document.querySelector(`input#${TYPED_AHEAD}`);
  if (field === null) return { text: '', isEntered: false };
  // A field that is taken away loses the focus too.
  field.onblur = null;
  if (field.returnTo instanceof HTMLElement) field.returnTo.focus({ preventScroll: true });
  field.remove();
  const { value, entered } = field;
  return { text: value, isEntered: value !== '' && value === entered };
}
