import { createStore, type StoreApi } from 'zustand/vanilla';
import { type OfflineState, openOffline } from '../platform/service-worker/registration.ts';
import type { Application } from './application.ts';

export interface UpdateState extends OfflineState {
  /** Whether the user has put the offer off, until the next visit. */
  readonly isPutOff: boolean;
}

export interface Updates {
  readonly store: StoreApi<UpdateState>;
  putOff(): void;
  /** Saves what waits to be saved and loads the new version; stays where something cannot be saved. */
  take(): Promise<void>;
}

let updates: Updates | undefined;

/** The newer versions of the app, from the moment on that a screen first asks: the first screen comes before them. */
export function updatesOf({ storage, notices }: Application): Updates {
  if (updates) return updates;
  const offline = openOffline();
  const store = createStore<UpdateState>(() => ({ ...offline.state(), isPutOff: false }));
  offline.subscribe(() => store.setState(offline.state()));
  updates = {
    store,
    putOff: () => store.setState({ isPutOff: true }),
    async take() {
      await storage.flush();
      if (storage.status().saving === 'saved') offline.update();
      else notices.warn('Tabard was not updated, because your last change is not saved yet.');
    },
  };
  return updates;
}
