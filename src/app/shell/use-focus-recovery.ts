import { useEffect } from 'react';

/** Popups return the focus by themselves when they close. */
const POPUP = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';

/** The position of an element among the children of its parent. */
interface ChildPosition {
  readonly parent: Element;
  readonly index: number;
}

/** The position of an element, then of its parent, and so on up to the root. */
type DomPath = readonly ChildPosition[];

function pathOf(element: Element): DomPath {
  const path: ChildPosition[] = [];
  for (let each = element; each.parentElement; each = each.parentElement) {
    path.push({ parent: each.parentElement, index: [...each.parentElement.children].indexOf(each) });
  }
  return path;
}

/** The first word of a control's name: Delete, Remove, Add. */
function verbOf(control: Element): string | undefined {
  return (control.getAttribute('aria-label') ?? control.textContent)?.trim().split(/\s/, 1)[0];
}

function controlIn(root: Element, verb: string | undefined): HTMLElement | undefined {
  const inside = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const controls = (
    root instanceof HTMLElement && root.matches(FOCUSABLE) ? [root, ...inside] : inside
  ).filter((control) => control.checkVisibility() && control.closest('[inert]') === null);
  return controls.find((control) => verbOf(control) === verb) ?? controls[0];
}

/**
 * The control nearest to a position, after it or else before it; the heading of the screen where there is no
 * control. undefined where another screen is shown.
 */
function controlNear(path: DomPath, verb: string | undefined): HTMLElement | undefined {
  for (const [level, { parent, index }] of path.entries()) {
    if (parent.matches('main, body')) {
      const isSameScreen = path[level - 1]?.parent.isConnected;
      return (isSameScreen && parent.querySelector<HTMLElement>('h1')) || undefined;
    }
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const control = controlIn(child, verb);
      if (control !== undefined) return control;
    }
  }
  return undefined;
}

/**
 * Moves the focus to the nearest control, instead of the start of the page, when the focused control is
 * removed or disabled, for example with the row that it deletes. Only after a key press: a touch user does
 * not miss the focus.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let last:
      | { readonly element: Element; readonly path: DomPath; readonly verb: string | undefined }
      | undefined;
    let isAtKeyboard = false;
    let frame = 0;

    const check = () => {
      frame = 0;
      if (!isAtKeyboard || last === undefined) return;
      const { element, path, verb } = last;
      const { activeElement, body } = document;
      if (element.isConnected && !element.matches(':disabled')) return;
      if (activeElement !== body && activeElement !== element) return;
      if (document.querySelector(POPUP) !== null) return;
      last = undefined;
      controlNear(path, verb)?.focus();
    };
    const observer = new MutationObserver(() => {
      if (isAtKeyboard && frame === 0) frame = requestAnimationFrame(check);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });

    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(POPUP) !== null) return;
      last = { element: target, path: pathOf(target), verb: verbOf(target) };
    };
    const pressed = () => {
      isAtKeyboard = true;
    };
    const pointed = () => {
      isAtKeyboard = false;
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('keydown', pressed, true);
    document.addEventListener('pointerdown', pointed, true);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('pointerdown', pointed, true);
    };
  }, []);
}
