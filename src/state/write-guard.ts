import { byKind, RECORD_KINDS } from '../storage/kinds.ts';
import type { TabardStorage } from './codecs.ts';
import type { Notices } from './notices.ts';

/**
 * Why nothing may be changed; undefined where it may. It may not where an older version of the app has opened
 * the data of a newer one.
 * Rule: docs/rules/storage.md#older-versions-of-the-app.
 */
export function writeRefusal(storage: Pick<TabardStorage, 'status'>): string | undefined {
  const { mode, remedy, modeMessage } = storage.status();
  return mode === 'outdated' && remedy === 'none' ? `Nothing was changed. ${modeMessage}` : undefined;
}

/** Whether documents may be changed; a notice says why not. */
export function createWriteGuard(storage: Pick<TabardStorage, 'status'>, notices: Notices): () => boolean {
  return () => {
    const refusal = writeRefusal(storage);
    if (refusal !== undefined) notices.warn(refusal);
    return refusal === undefined;
  };
}

/** The methods that would keep a change in this tab only, where it would be lost. */
const KEEPING: ReadonlySet<unknown> = new Set(['create', 'save', 'saveSoon', 'store']);

type Methods = Partial<Record<string | symbol, () => unknown>>;

/**
 * The storage that screens and intents use. While nothing may be changed, the methods in `KEEPING` refuse,
 * and a notice says why. That is decided when a method is looked up.
 */
export function guardWrites(storage: TabardStorage, notices: Notices): TabardStorage {
  const mayChange = createWriteGuard(storage, notices);
  const refuse = async () => ({ kind: 'refused' });
  const get = (methods: object, name: string | symbol) =>
    KEEPING.has(name) && !mayChange() ? refuse : (methods as Methods)[name];
  return { ...storage, ...byKind(RECORD_KINDS, (kind) => new Proxy<never>(storage[kind] as never, { get })) };
}
