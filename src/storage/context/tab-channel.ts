import type { Environment } from '../environment.ts';
import { isRecordKind, type RecordKind, type Schemas } from '../kinds.ts';

/** The messages between tabs. Open tabs of older versions also use this format. */
export type TabMessage =
  | { readonly type: 'changed'; readonly things: readonly ChangedRecord[] }
  /** A tab has started: the schemas it writes. */
  | { readonly type: 'hello'; readonly schemas: Schemas }
  /** Another tab wants to edit this character. */
  | { readonly type: 'let-go'; readonly key: string };

export interface ChangedRecord {
  readonly kind: RecordKind;
  readonly key: string;
  readonly rev: number;
  readonly schema: number;
}

export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
  close(): void;
}

function isChangedRecord(value: unknown): value is ChangedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, key, rev, schema } = value as Partial<Record<string, unknown>>;
  return (
    isRecordKind(kind) && typeof key === 'string' && typeof rev === 'number' && typeof schema === 'number'
  );
}

/** Other pages of this origin may also use the channel. */
function isTabMessage(message: unknown): message is TabMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { type, things, key, schemas } = message as Partial<Record<string, unknown>>;
  if (type === 'changed') return Array.isArray(things) && things.every(isChangedRecord);
  if (type === 'let-go') return typeof key === 'string';
  return type === 'hello' && typeof schemas === 'object' && schemas !== null;
}

export function openTabChannel(environment: Environment): TabChannel {
  const listeners = new Set<(message: TabMessage) => void>();
  let channel = environment.openChannel?.(environment.namespace);
  channel?.listen((message) => {
    if (!isTabMessage(message)) return;
    for (const listener of [...listeners]) listener(message);
  });
  return {
    post: (message) => channel?.post(message),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      channel?.close();
      // Posting to a closed channel throws.
      channel = undefined;
    },
  };
}
