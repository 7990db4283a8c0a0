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
  /** Shows what the game master's window has loaded, until the returned function is called. */
  follow(): () => void;
}

/** The window that has an encounter loaded sends every player view what players may see, and no more. */
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

  /** Opened when it is first needed: most visits are no fights. */
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
