import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Message } from '../core/lib/wording.ts';

/** A message to the user: a success disappears automatically, a warning stays until it is dismissed. */
export interface AppNotice {
  readonly id: string;
  readonly kind: 'success' | 'warning';
  readonly text: Message;
  /** A button in it. */
  readonly action?: NoticeAction | undefined;
}

interface NoticeAction {
  readonly label: string;
  /** The accessible name: the label, and what it acts on. */
  readonly name: string;
  readonly onAction: () => void;
}

export interface Notices {
  readonly store: StoreApi<readonly AppNotice[]>;
  /** Both functions return the id for `dismiss`. */
  success(message: Message, action?: NoticeAction): string;
  warn(message: Message, action?: NoticeAction): string;
  dismiss(id: string): void;
}

/** The maximum number of successes shown besides the newest message. Warnings are never removed for space. */
const MOST_SUCCESSES = 3;

/** The messages that every screen shows in its live region, newest last. */
export function createNotices(): Notices {
  const store = createStore<readonly AppNotice[]>(() => []);
  let lastId = 0;
  const add = (kind: AppNotice['kind'], text: Message, action?: NoticeAction) => {
    lastId += 1;
    const notice = { id: String(lastId), kind, text, action };
    // A repeated message replaces the previous one, so that repeated clicks do not accumulate notices.
    const isRepeated = (each: AppNotice) => JSON.stringify(each.text) === JSON.stringify(text);
    store.setState((notices) => {
      const others = notices.filter((each) => !isRepeated(each));
      const successes = others.filter((each) => each.kind === 'success').slice(-MOST_SUCCESSES);
      return [...others.filter((each) => each.kind === 'warning' || successes.includes(each)), notice];
    }, true);
    return notice.id;
  };
  return {
    store,
    success: (message, action) => add('success', message, action),
    warn: (message, action) => add('warning', message, action),
    dismiss: (id) => store.setState((notices) => notices.filter((notice) => notice.id !== id), true),
  };
}
