import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Message } from '../core/lib/wording.ts';

/** A message to the user: a success goes by itself, a warning stays until it is dismissed. */
export interface AppNotice {
  readonly id: string;
  readonly kind: 'success' | 'warning';
  readonly text: Message;
  /** A button in it. */
  readonly action?: NoticeAction | undefined;
}

interface NoticeAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface Notices {
  readonly store: StoreApi<readonly AppNotice[]>;
  /** Returns the id by which it can be dismissed, here as below. */
  success(message: Message, action?: NoticeAction): string;
  warn(message: Message): string;
  dismiss(id: string): void;
}

/** So many successes, and the newest message, are shown at a time: no warning makes room. */
const MOST_SUCCESSES = 3;

/** The messages that every screen shows in its live region, newest last. */
export function createNotices(): Notices {
  const store = createStore<readonly AppNotice[]>(() => []);
  let lastId = 0;
  const add = (kind: AppNotice['kind'], text: Message, action?: NoticeAction) => {
    lastId += 1;
    const notice = { id: String(lastId), kind, text, action };
    // A repeated message replaces the one before, so that pressing a button often does not pile them up.
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
    warn: (message) => add('warning', message),
    dismiss: (id) => store.setState((notices) => notices.filter((notice) => notice.id !== id), true),
  };
}
