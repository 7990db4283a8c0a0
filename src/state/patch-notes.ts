import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../core/lib/result.ts';
import { type PatchNote, parsePatchNotes } from '../core/patch-notes/patch-notes.ts';

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

export function createPatchNotes(fetchNotes: () => Promise<Result<unknown, string>>): PatchNotesStore {
  const store = createStore<PatchNotesState>(() => ({ status: 'unread', notes: [] }));
  return {
    store,
    async read() {
      if (store.getState().status !== 'unread') return;
      store.setState({ status: 'reading' });
      const fetched = await fetchNotes();
      store.setState({ status: 'ready', notes: fetched.ok ? parsePatchNotes(fetched.value) : [] });
    },
  };
}
