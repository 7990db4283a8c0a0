import type { StorageUsage } from './api.ts';
import type { StorageContext } from './context/storage-context.ts';
import { NAMED_KINDS } from './kinds.ts';

const REMINDER_MILLISECONDS = 7 * 86_400_000;
const REMINDER_SAVES = 20;

/** How often named records were saved, ever: each save adds one to a revision, which outlives its record. */
function savesSoFar(context: StorageContext): number {
  let saves = 0;
  for (const kind of NAMED_KINDS) {
    for (const rev of context.collections[kind].revs.values()) saves += rev;
  }
  return saves;
}

interface BackupNote {
  readonly at: number;
  readonly saves: number;
}

function isBackupNote(value: unknown): value is BackupNote {
  const { at, saves } = (value ?? {}) as Partial<BackupNote>;
  return typeof at === 'number' && typeof saves === 'number';
}

export interface StorageMeter {
  meter(): Promise<StorageUsage>;
  /** Asks the browser to keep the data, unless it was asked already. */
  askToPersist(): void;
  /** Asks it again. */
  persist(): Promise<void>;
  noteBackup(): Promise<void>;
}

export function createStorageMeter(context: StorageContext): StorageMeter {
  const { quota, now } = context.environment;
  let asked: Promise<StorageUsage['persistence']> | undefined;

  async function persistence(ask: boolean): Promise<StorageUsage['persistence']> {
    try {
      if (!quota) return 'unknown';
      if (await quota.persisted()) return 'granted';
      // The first save has asked, in this visit or an earlier one.
      if (!ask) return savesSoFar(context) > 0 ? 'denied' : 'unknown';
      return (await quota.persist()) ? 'granted' : 'denied';
    } catch {
      return 'unknown';
    }
  }

  async function estimate(): Promise<StorageEstimate> {
    try {
      return (await quota?.estimate()) ?? {};
    } catch {
      return {};
    }
  }

  return {
    async meter() {
      const notes = await context.database.read(['meta'], async (transaction) => {
        const meta = transaction.objectStore('meta');
        const [backup, started] = await Promise.all([meta.get('backup'), meta.get('started')]);
        return {
          backup: isBackupNote(backup) ? backup : undefined,
          started: typeof started === 'number' ? started : undefined,
        };
      });
      const { backup, started } = notes.ok ? notes.value : {};
      const { usage, quota: total } = await estimate();
      const saves = Math.max(0, savesSoFar(context) - (backup?.saves ?? 0));
      const since = now() - (backup?.at ?? started ?? now());
      return {
        persistence: await (asked ?? persistence(false)),
        usage,
        quota: total,
        lastBackupAt: backup?.at,
        savesSinceBackup: saves,
        backupDue: saves >= REMINDER_SAVES || (saves > 0 && since >= REMINDER_MILLISECONDS),
      };
    },
    askToPersist() {
      asked ??= persistence(true);
    },
    async persist() {
      asked = persistence(true);
      await asked;
    },
    async noteBackup() {
      const note: BackupNote = { at: now(), saves: savesSoFar(context) };
      await context.database.write(['meta'], async (transaction) => {
        await transaction.objectStore('meta').put(note, 'backup');
      });
    },
  };
}
