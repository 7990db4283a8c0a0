import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Offline, OfflineState } from '../platform/service-worker/registration.ts';
import type { TabardStorage } from './codecs.ts';
import type { Notices } from './notices.ts';

export interface UpdateState extends OfflineState {
  /** Whether the user has dismissed the offer, until the next visit. */
  readonly isPutOff: boolean;
}

export interface Updates {
  readonly store: StoreApi<UpdateState>;
  /** Registers the service worker on the first call, after the first screen. */
  watch(): void;
  putOff(): void;
  /** Saves pending changes and loads the new version, unless something cannot be saved. */
  take(): Promise<void>;
}

/** Updates of the app. */
export function createUpdates(
  openOffline: () => Promise<Offline>,
  storage: TabardStorage,
  notices: Notices,
): Updates {
  const store = createStore<UpdateState>(() => ({ isCached: false, newVersion: 'none', isPutOff: false }));
  let isWatched = false;
  let offline: Offline | undefined;

  async function open(): Promise<void> {
    const opened = await openOffline();
    offline = opened;
    opened.subscribe(() => store.setState(opened.state()));
    store.setState(opened.state());
  }

  return {
    store,
    watch() {
      if (isWatched) return;
      isWatched = true;
      open().catch(() => {
        isWatched = false;
      });
    },
    putOff: () => store.setState({ isPutOff: true }),
    async take() {
      await storage.flush();
      if (storage.status().saving === 'saved') offline?.update();
      else notices.warn('Tabard was not updated, because your last change is not saved yet.');
    },
  };
}
