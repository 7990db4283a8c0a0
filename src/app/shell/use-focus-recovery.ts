import { useEffect } from 'react';

/** What opens over the page, and gives the focus back by itself when it closes. */
const POPUP = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';

/** An element's parent, and which of its children it is. */
interface Standing {
  readonly parent: Element;
  readonly index: number;
}

/** Where an element stands, then where its parent stands, and so on. */
type Place = readonly Standing[];

function placeOf(element: Element): Place {
  const place: Standing[] = [];
  for (let each = element; each.parentElement; each = each.parentElement) {
    place.push({ parent: each.parentElement, index: [...each.parentElement.children].indexOf(each) });
  }
  return place;
}

/** The first word of what a control is called: Delete, Remove, Add. */
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
 * What stands where something stood: after it, else before it, the nearest first; the screen's heading where nothing does. Nothing
 * where the screen is another one.
 */
function controlNear(place: Place, verb: string | undefined): HTMLElement | undefined {
  for (const [level, { parent, index }] of place.entries()) {
    if (parent.matches('main, body')) {
      const isSameScreen = place[level - 1]?.parent.isConnected;
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
 * Where the control that has the focus goes from the page or is disabled, as the row that it deletes, the focus goes to what stands
 * in its place, not to the start of the page. Only for those who are at the keyboard: a touch leaves no focus behind that is missed.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let last:
      | { readonly element: Element; readonly place: Place; readonly verb: string | undefined }
      | undefined;
    let isAtKeyboard = false;
    let frame = 0;

    const check = () => {
      frame = 0;
      if (!isAtKeyboard || last === undefined) return;
      const { element, place, verb } = last;
      const { activeElement, body } = document;
      if (element.isConnected && !element.matches(':disabled')) return;
      if (activeElement !== body && activeElement !== element) return;
      if (document.querySelector(POPUP) !== null) return;
      last = undefined;
      controlNear(place, verb)?.focus();
    };
    const observer = new MutationObserver(() => {
      if (isAtKeyboard && frame === 0) frame = requestAnimationFrame(check);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });

    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(POPUP) !== null) return;
      last = { element: target, place: placeOf(target), verb: verbOf(target) };
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
