/** An invisible field that has the focus. The script of index.html and the app share it. */
export interface TypedAhead extends HTMLInputElement {
  /** What had the focus before. */
  returnTo?: Element | null;
  /** What it held when Enter was pressed. */
  entered?: string;
}

/** The id of that field. */
export const TYPED_AHEAD = 'typed-ahead';

/**
 * Takes what is typed from now on, until the search is there. As in any field, the keys are no shortcuts
 * meanwhile, and a phone shows its keyboard. It goes where the focus does.
 */
export function holdTyping(): void {
  const returnTo = document.activeElement;
  if (returnTo?.id === TYPED_AHEAD) return;
  const field: TypedAhead = document.createElement('input');
  field.id = TYPED_AHEAD;
  field.returnTo = returnTo;
  field.setAttribute('aria-label', 'Go to');
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', pointerEvents: 'none' });
  field.onkeydown = ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) field.entered = field.value;
  };
  // A window that loses the focus keeps its focused element: the field stays then.
  field.onblur = () => document.activeElement !== field && field.remove();
  document.body.append(field);
  field.focus({ preventScroll: true });
}
