import { useLayoutEffect, useRef } from 'react';
import './early-api.ts';

/** Whether the page showed a form for this address before the app started. */
export const isShellKept = (): boolean =>
  !import.meta.env.SSR && window.early?.kept?.path === location.pathname;

/** Whether the user is in the form that the page showed before the app. */
export const isKeptFormFocused = (): boolean =>
  window.early?.kept?.nodes.some((node) => node.contains(document.activeElement)) === true;

/** Makes the page's form ready for the path that the app goes to. Returns whether the page has one. */
export function keepShellForm(pathname: string): boolean {
  window.early?.keep(pathname);
  return window.early !== undefined;
}

/**
 * The form that the page showed before the app started, until its screen is there. The user may be typing into it,
 * so it is the same elements, with the focus.
 */
export function KeptShell() {
  'use no memo';
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { nodes = [], focused = null, cover } = window.early?.kept ?? {};
    place.current?.replaceChildren(...nodes);
    cover?.remove();
    if (focused instanceof HTMLElement && place.current?.contains(focused)) focusAs(focused, focused);
    return () => {
      const last = document.activeElement;
      // The next screen comes into the page in the same task.
      queueMicrotask(() => handOver(nodes, last));
    };
  }, []);
  return <div ref={place} />;
}

/** Beside the screen of the form: the screen may be there at once, with no `KeptShell` before it. */
export function KeptFormEnd() {
  'use no memo';
  useLayoutEffect(() => {
    const { nodes = [], focused = null, cover } = window.early?.kept ?? {};
    cover?.remove();
    queueMicrotask(() => handOver(nodes, focused));
  }, []);
  return null;
}

/** Gives what was typed, and the focus, to the fields of the same ids, once; nothing while the form is still shown. */
function handOver(nodes: readonly Node[], focused: Element | null): void {
  const kept = window.early?.kept;
  if (kept === undefined || nodes.some((node) => node.isConnected)) return;
  kept.end();
  delete window.early?.kept;
  for (const field of nodes.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll('input')] : [],
  )) {
    const next = document.getElementById(field.id);
    if (!(next instanceof HTMLInputElement)) continue;
    if (field.value !== field.defaultValue) type(next, field.value);
    if (field === focused) focusAs(field, next);
  }
  // Where the user has come from another screen, its heading has the focus.
  if (focused?.matches('h1')) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Gives `to` the focus, and the selection that `from` has: a number field selects all that it holds by itself. */
function focusAs(from: HTMLElement, to: HTMLElement): void {
  const { selectionStart = null, selectionEnd = null } = from instanceof HTMLInputElement ? from : {};
  to.focus({ preventScroll: true });
  if (to instanceof HTMLInputElement) to.setSelectionRange(selectionStart, selectionEnd);
}

/** Enters a text as the user would: React does not see a value that is set on the element. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
