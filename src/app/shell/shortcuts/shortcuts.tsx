import { useEffect, useState } from 'react';
import { useShell } from '../../../state/use-shell.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { LIST_KEY, SINGLE_KEYS } from './shortcut-table.ts';
import { usesSingleKeys } from './single-keys.ts';

const [ShortcutsDialog] = onDemand(() =>
  import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);

const TEXT_FIELD =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=slider]';
const OPEN_DIALOG = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether keys mean something else now: text, or an answer to a dialog. */
function isBusy(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest(TEXT_FIELD) !== null;
  return isTyping || document.querySelector(OPEN_DIALOG) !== null;
}

/** The first control in view that a key stands for. */
function controlOf(key: string): HTMLElement | undefined {
  const controls = document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  return [...controls].find(
    (control) => control.checkVisibility() && !control.matches(':disabled, [aria-disabled=true]'),
  );
}

/** Whether a key is one of the shortcuts, pressed alone. */
function isSingleKey({ key, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return false;
  return SINGLE_KEYS.some(({ keys }) => keys === key);
}

/** Handles the keys of `SINGLE_KEYS`. */
export function Shortcuts() {
  const { remembered } = useShell().storage;
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSingleKey(event) || isBusy(event.target) || !usesSingleKeys(remembered)) return;
      if (event.key === LIST_KEY) {
        event.preventDefault();
        setListed(true);
        return;
      }
      const control = controlOf(event.key);
      if (control === undefined) return;
      event.preventDefault();
      if (control instanceof HTMLInputElement) control.focus();
      else control.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [remembered]);
  return isListed ? <ShortcutsDialog onClose={() => setListed(false)} /> : null;
}
