/** A form that the page showed before the app started. */
export interface KeptForm {
  /** The path of its address. */
  readonly path: string;
  readonly nodes: readonly Node[];
  /** The element with the focus: React takes the form off the page before a component can read it there. */
  readonly focused: Element | null;
  /** What shows it above the page, until the app takes it from there. */
  cover?: Element;
  /** The page's own script leaves the form alone from now on. */
  end(): void;
}

/** Keeps a form for this path, and follows the focus until its end, which aborts `form`. */
export function keepForm(nodes: readonly Node[], form: AbortController, path: string): KeptForm {
  const { signal } = form;
  const end = () => form.abort();
  const kept = { path, nodes, focused: document.activeElement, end };
  const follow = () => {
    kept.focused = document.activeElement;
  };
  addEventListener('focusin', follow, { signal });
  // At the end of the task: the form may leave the page and come back, with its focus, in one.
  addEventListener('focusout', () => queueMicrotask(follow), { signal });
  return kept;
}
