import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../core/lib/result.ts';
import type { PatchNote } from '../core/patch-notes/patch-notes.ts';

export interface PatchNotesState {
  readonly status: 'unread' | 'reading' | 'ready';
  /** Newest first; empty if the file is unreadable or has no valid note. */
  readonly notes: readonly PatchNote[];
}

export interface PatchNotesStore {
  readonly store: StoreApi<PatchNotesState>;
  /** Reads the notes once, when a screen first needs them. */
  read(): Promise<void>;
}

/** `known`: notes that the page was built with, shown until the file is read. */
export function createPatchNotes(
  fetchNotes: () => Promise<Result<unknown, string>>,
  known: readonly PatchNote[] = [],
): PatchNotesStore {
  const store = createStore<PatchNotesState>(() => ({ status: 'unread', notes: known }));
  return {
    store,
    async read() {
      if (store.getState().status !== 'unread') return;
      store.setState({ status: 'reading' });
      store.setState({
        status: 'ready',
        notes: await fetchNotes()
          .then(parse)
          .catch(() => []),
      });
    },
  };
}

/** The parser is no part of the first load. */
async function parse(fetched: Result<unknown, string>): Promise<readonly PatchNote[]> {
  if (!fetched.ok) return [];
  const { parsePatchNotes } = await import('../core/patch-notes/patch-notes.ts');
  return parsePatchNotes(fetched.value);
}
