import { isWritable, type StorageContext } from './context/storage-context.ts';
import type { Environment } from './environment.ts';
import { NAMED_KINDS } from './kinds.ts';
import type { Persistence } from './persistence.ts';
import type { StorageUsage } from './reports.ts';

const REMINDER_MS = 7 * 86_400_000;
const REMINDER_SAVES = 20;

/**
 * The number of saves of named records so far: each save increments a revision, which stays after a removal.
 */
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

/** The browser's answer without a new request: the first save made one, in this visit or an earlier one. */
async function earlierAnswer(context: StorageContext): Promise<StorageUsage['persistence']> {
  const { quota } = context.environment;
  try {
    if (!quota) return 'unknown';
    if (await quota.persisted()) return 'granted';
    return savesSoFar(context) > 0 ? 'denied' : 'unknown';
  } catch {
    return 'unknown';
  }
}

async function estimate({ quota }: Environment): Promise<StorageEstimate> {
  try {
    return (await quota?.estimate()) ?? {};
  } catch {
    return {};
  }
}

/** The size of the data, and the age of the last backup. */
export async function measureUsage(context: StorageContext, persistence: Persistence): Promise<StorageUsage> {
  const { environment } = context;
  const now = environment.now();
  const notes = await context.database.read(['meta'], async (transaction) => {
    const meta = transaction.objectStore('meta');
    const [backup, started] = await Promise.all([meta.get('backup'), meta.get('started')]);
    return {
      backup: isBackupNote(backup) ? backup : undefined,
      started: typeof started === 'number' ? started : undefined,
    };
  });
  const { backup, started } = notes.ok ? notes.value : {};
  const { usage, quota } = await estimate(environment);
  const saves = Math.max(0, savesSoFar(context) - (backup?.saves ?? 0));
  const since = now - (backup?.at ?? started ?? now);
  return {
    persistence: await (persistence.answer() ?? earlierAnswer(context)),
    usage,
    quota,
    lastBackupAt: backup?.at,
    savesSinceBackup: saves,
    backupDue: saves >= REMINDER_SAVES || (saves > 0 && since >= REMINDER_MS),
  };
}

/** Notes that a backup was downloaded now, from which the reminder counts. */
export async function noteBackup(context: StorageContext): Promise<void> {
  if (!isWritable(context)) return;
  const note: BackupNote = { at: context.environment.now(), saves: savesSoFar(context) };
  await context.database.write(['meta'], async (transaction) => {
    await transaction.objectStore('meta').put(note, 'backup');
  });
}
