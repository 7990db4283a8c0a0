import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { CharacterLock } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import { refresh } from './follow-tabs.ts';

/**
 * Locks a character by a Web Lock. A tab that does not get the lock immediately queues for it. Taking over
 * asks the holding tab to save and release it; if that tab does not answer, the lock is stolen. In a browser
 * without locks every tab holds it; revisions still preserve both versions.
 */
export function createCharacterLock(
  context: StorageContext,
  queue: SaveQueue,
  characterName: string,
): CharacterLock {
  const key = normaliseName(characterName);
  const lockName = `${context.environment.namespace}.characters.${key}`;
  const { locks, timeouts } = context.environment;
  const listeners = new Set<() => void>();
  let state: ReturnType<CharacterLock['state']> = locks ? 'asking' : 'held';
  let releaseLock: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let wantsToSteal = false;
  let released = false;
  /** Counts the requests, so that a request whose lock was stolen has no later effect. */
  let turn = 0;

  function become(next: typeof state): void {
    if (state === next || released) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  /** Runs while this tab has the lock. Reads other tabs' changes before the user may edit. */
  async function hold(mine: number): Promise<void> {
    await refresh(context, queue, 'characters', [key]);
    if (released || turn !== mine) return;
    const until = new Promise<void>((resolve) => {
      releaseLock = resolve;
    });
    become('held');
    await until;
    become('elsewhere');
    await queue.flush();
  }

  /**
   * Requests the lock. Resolves when it was given up, released or stolen, with true; with false when the browser
   * rejects the request without having granted it.
   */
  async function ask(lockManager: LockManager, options: LockOptions): Promise<boolean> {
    turn += 1;
    const mine = turn;
    let wasAnswered = false;
    try {
      await lockManager.request(lockName, options, (lock) => {
        wasAnswered = true;
        return lock ? hold(mine) : undefined;
      });
    } catch {
      // Another tab stole the lock, this one stopped waiting, or the browser refuses it.
    }
    releaseLock = undefined;
    turn += 1;
    become('elsewhere');
    return wasAnswered || options.signal?.aborted === true;
  }

  async function queueForLock(lockManager: LockManager): Promise<void> {
    await ask(lockManager, { ifAvailable: true });
    while (!released) {
      waiting = new AbortController();
      const options: LockOptions = wantsToSteal ? { steal: true } : { signal: waiting.signal };
      wantsToSteal = false;
      // WebKit rejects every request of a page that is going away. Asking again without a pause would block the
      // page for ever, and with it the reload or the navigation.
      if (!(await ask(lockManager, options))) await pause(timeouts.lockRetry);
    }
  }

  const stopListening = context.channel.listen((message) => {
    if (message.type === 'let-go' && message.key === key) releaseLock?.();
  });
  if (locks) void queueForLock(locks);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async settled() {
      await waitFor(() => state !== 'asking' || released, listeners, timeouts.takeOver);
      return state === 'held';
    },
    async takeOver() {
      const isSettled = (): boolean => state === 'held' || released;
      if (isSettled()) return;
      context.channel.post({ type: 'let-go', key });
      await waitFor(isSettled, listeners, timeouts.takeOver);
      if (isSettled()) return;
      wantsToSteal = true;
      waiting?.abort();
      await waitFor(isSettled, listeners, timeouts.takeOver);
    },
    release() {
      released = true;
      stopListening();
      waiting?.abort();
      releaseLock?.();
    },
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves once `isDone`, which is checked whenever the listeners are called, or after the timeout. */
function waitFor(isDone: () => boolean, listeners: Set<() => void>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      listeners.delete(look);
      resolve();
    };
    const look = (): void => {
      if (isDone()) end();
    };
    const timer = setTimeout(end, milliseconds);
    listeners.add(look);
    look();
  });
}
