import { createStore, type StoreApi } from 'zustand/vanilla';
import { type PlayerView, parsePlayerView, playerView } from '../../core/encounter/player-view.ts';
import type { Channel } from '../../platform/player-view-channel.ts';
import type { Encounters } from './encounters.ts';

export interface PlayerViewState {
  /** undefined until a game master's window shows an encounter. */
  readonly view: PlayerView | undefined;
}

export interface PlayerViews {
  readonly store: StoreApi<PlayerViewState>;
  /** Follows the encounter of the game master's window until the returned function is called. */
  follow(): () => void;
}

/** The window with a loaded encounter sends player views only what players may see. */
export function createPlayerViews(encounters: Encounters, openChannel: () => Channel): PlayerViews {
  const store = createStore<PlayerViewState>(() => ({ view: undefined }));
  let channel: Channel | undefined;
  let isFollowing = false;

  function show(on: Channel): void {
    const { encounter, hiddenGroups } = encounters.store.getState();
    on.post({ type: 'show', view: encounter === undefined ? null : playerView(encounter, hiddenGroups) });
  }

  function hear(on: Channel, message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    const { type, view } = message as Partial<Record<string, unknown>>;
    if (type === 'ask' && encounters.store.getState().encounter !== undefined) show(on);
    if (type === 'show' && isFollowing) store.setState({ view: parsePlayerView(view) });
  }

  /** Opened on first use, since most visits need no channel. */
  function connect(): Channel {
    if (channel !== undefined) return channel;
    const opened = openChannel();
    opened.listen((message) => hear(opened, message));
    channel = opened;
    return opened;
  }

  encounters.store.subscribe((state, before) => {
    if (state.encounter === before.encounter && state.hiddenGroups === before.hiddenGroups) return;
    show(connect());
  });

  return {
    store,
    follow() {
      isFollowing = true;
      connect().post({ type: 'ask' });
      return () => {
        isFollowing = false;
      };
    },
  };
}
