interface Shortcut {
  /** As `KeyboardEvent.key` for a single key, otherwise in words. */
  readonly keys: string;
  readonly does: string;
}

/**
 * The shortcuts by a single key. Each presses the first button in view, or focuses the first field, that has
 * the key as `aria-keyshortcuts`. Rule: docs/rules/screens.md#keyboard-shortcuts.
 */
export const SINGLE_KEYS: readonly Shortcut[] = [
  { keys: 'n', does: 'Next phase, or next round after the last one' },
  { keys: 'r', does: 'Roll the dice of the action' },
  { keys: 'p', does: 'Perform the action' },
  { keys: '/', does: 'Search the list' },
  { keys: '?', does: 'List the keyboard shortcuts' },
];

/** Those that are always on. */
export const KEY_COMBINATIONS: readonly Shortcut[] = [
  { keys: 'Ctrl+K', does: 'Search everything' },
  { keys: 'Ctrl+Z', does: 'Undo' },
  { keys: 'Ctrl+Shift+Z', does: 'Redo' },
];

/** Opens this list. */
export const LIST_KEY = '?';
