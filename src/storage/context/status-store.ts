import type { Status, StorageNotice, StorageProblem, Unsubscribe } from '../api.ts';

/** The public status: the same object until something changes. */
export interface StatusStore {
  current(): Status;
  subscribe(listener: () => void): Unsubscribe;
  saving(saving: Status['saving'], problem: StorageProblem | undefined): void;
  mirror(state: Status['mirror']): void;
  /** Back to `stored`, or away from it for this reason. */
  mode(mode: Status['mode'], message?: string, remedy?: Status['remedy']): void;
  notice(
    kind: StorageNotice['kind'],
    message: string,
    names: readonly string[],
    onDismiss?: () => void,
  ): void;
  dismiss(id: number): void;
}

export const INITIAL_STATUS: Status = {
  saving: 'saved',
  problem: undefined,
  mode: 'stored',
  modeMessage: undefined,
  remedy: 'retry',
  mirror: 'on',
  notices: [],
};

export function createStatusStore(): StatusStore {
  let status = INITIAL_STATUS;
  let noticeCount = 0;
  const listeners = new Set<() => void>();
  const dismissals = new Map<number, () => void>();

  function change(changes: Partial<Status>): void {
    const changed = Object.entries(changes).some(([name, value]) => status[name as keyof Status] !== value);
    if (!changed) return;
    status = { ...status, ...changes };
    for (const listener of [...listeners]) listener();
  }

  return {
    current: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saving: (saving, problem) => change({ saving, problem }),
    mirror: (mirror) => change({ mirror }),
    mode: (mode, modeMessage, remedy = 'retry') => change({ mode, modeMessage, remedy }),
    notice(kind, message, names, onDismiss) {
      noticeCount += 1;
      if (onDismiss) dismissals.set(noticeCount, onDismiss);
      change({ notices: [...status.notices, { id: noticeCount, kind, message, names }] });
    },
    dismiss: (id) => {
      dismissals.get(id)?.();
      dismissals.delete(id);
      if (status.notices.some((notice) => notice.id === id)) {
        change({ notices: status.notices.filter((notice) => notice.id !== id) });
      }
    },
  };
}
