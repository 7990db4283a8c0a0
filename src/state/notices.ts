import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Message } from '../core/lib/wording.ts';

/**
 * A message to the user: a warning stays until it is dismissed, and so does one with `stays`. The others
 * disappear automatically.
 */
export interface AppNotice {
  readonly id: string;
  readonly kind: 'success' | 'information' | 'warning';
  readonly text: Message;
  readonly title?: ReactNode;
  /** Shown in place of its text. */
  readonly content?: ReactNode;
  /** The buttons in it. */
  readonly actions?: readonly NoticeAction[] | undefined;
  /** What a button opens: the screen that the text names, or where hits of the other side are answered. */
  readonly leadsTo?: 'manage' | 'table' | 'offers' | 'proposals' | undefined;
  /** What it says waits for an answer: it does not disappear by itself. */
  readonly stays?: true | undefined;
}

interface NoticeAction {
  readonly label: string;
  /** The accessible name where it says more than the label: what it acts on. */
  readonly name?: string | undefined;
  readonly onAction: () => void;
}

type MoreOfNotice = Pick<AppNotice, 'title' | 'content' | 'actions' | 'leadsTo' | 'stays'>;

export interface Notices {
  readonly store: StoreApi<readonly AppNotice[]>;
  /** The three functions return the id for `dismiss`. */
  success(message: Message, more?: MoreOfNotice): string;
  /** For something that happened without being asked for, such as a change by another tab. */
  inform(message: Message, more?: MoreOfNotice): string;
  warn(message: Message, more?: MoreOfNotice): string;
  dismiss(id: string): void;
}

/**
 * The maximum number of messages that disappear shown besides the newest one. No other is removed for
 * space.
 */
const MAX_PASSING = 3;

const disappears = ({ kind, stays }: AppNotice): boolean => kind !== 'warning' && !stays;

/** The messages that every screen shows in its live region, newest last. */
export function createNotices(): Notices {
  const store = createStore<readonly AppNotice[]>(() => []);
  let lastId = 0;
  const add = (kind: AppNotice['kind'], text: Message, more?: MoreOfNotice) => {
    lastId += 1;
    const notice = { id: String(lastId), kind, text, ...more };
    // A repeated message replaces the previous one, so that repeated clicks do not accumulate notices.
    const isRepeated = (each: AppNotice) => JSON.stringify(each.text) === JSON.stringify(text);
    store.setState((notices) => {
      const others = notices.filter((each) => !isRepeated(each));
      const passing = others.filter(disappears).slice(-MAX_PASSING);
      return [...others.filter((each) => !disappears(each) || passing.includes(each)), notice];
    }, true);
    return notice.id;
  };
  return {
    store,
    success: (message, more) => add('success', message, more),
    inform: (message, more) => add('information', message, more),
    warn: (message, more) => add('warning', message, more),
    dismiss: (id) => store.setState((notices) => notices.filter((notice) => notice.id !== id), true),
  };
}
