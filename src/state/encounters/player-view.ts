import { createStore, type StoreApi } from 'zustand/vanilla';
import { phaseName } from '../../core/combat/rounds.ts';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { type PlayerView, parsePlayerView, playerView } from '../../core/encounter/player-view.ts';
import { type PhaseNames, turnWords } from '../../core/encounter/rounds.ts';
import type { Channel } from '../../platform/window-channel.ts';
import type { GameDataStore } from '../packs/game-data-state.ts';
import { type PartyState, partyView } from '../party/party-state.ts';
import { type EncounterState, type Encounters, encounterKey } from './encounters.ts';

export interface PlayerViewState {
  /** undefined until a game master's window shows an encounter that is released. */
  readonly view: PlayerView | undefined;
}

export interface PlayerViews {
  readonly store: StoreApi<PlayerViewState>;
  /** What this window has released, as it sends it to the players. */
  readonly released: StoreApi<PlayerViewState>;
  /** Shows what the game master's window has released, until the returned function is called. */
  follow(): () => void;
}

/** Whether two states look the same to the players. */
const looksSame = (state: EncounterState, before: EncounterState): boolean =>
  state.encounter === before.encounter &&
  state.hiddenGroups === before.hiddenGroups &&
  state.hiddenParty === before.hiddenParty &&
  state.released === before.released;

/** Whether other windows must read again what is released and hidden. */
function changesRelease(state: EncounterState, before: EncounterState): boolean {
  const { encounter, hiddenGroups, hiddenParty, released } = state;
  if (released !== before.released) return true;
  if (encounter === undefined || before.encounter === undefined) return false;
  if (encounterKey(encounter) !== encounterKey(before.encounter)) return false;
  return hiddenGroups !== before.hiddenGroups || hiddenParty !== before.hiddenParty;
}

/**
 * The window with the released encounter loaded sends player views only what players may see. While it has
 * another encounter loaded, they keep what they showed last.
 * Rule: docs/rules/encounters.md#player-view.
 */
export function createPlayerViews(
  encounters: Encounters,
  party: StoreApi<PartyState>,
  { store: gameDataStore }: Pick<GameDataStore, 'store'>,
  openChannel: () => Channel,
): PlayerViews {
  const phaseNames: PhaseNames = (phase) => phaseName(phase, gameDataStore.getState().gameData);
  const store = createStore<PlayerViewState>(() => ({ view: undefined }));
  const sent = createStore<PlayerViewState>(() => ({ view: undefined }));
  let channel: Channel | undefined;
  let isFollowing = false;
  let isRefreshing = false;
  /** What this window has sent; null where it was deleted since. */
  let shown: PlayerView | null | undefined;

  function show(next: PlayerView | null): void {
    shown = next;
    sent.setState({ view: next ?? undefined });
    send(connect());
  }

  function send(on: Channel): void {
    if (shown !== undefined) on.post({ type: 'show', view: shown });
  }

  function hear(on: Channel, message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    const { type, view } = message as Partial<Record<string, unknown>>;
    if (type === 'ask') send(on);
    if (type === 'changed') refresh();
    if (type === 'show' && isFollowing) store.setState({ view: parsePlayerView(view) });
  }

  /** Another window has changed what is released or hidden: this one must not send what it knew before. */
  function refresh(): void {
    isRefreshing = true;
    encounters.refreshRelease();
    isRefreshing = false;
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
    if (looksSame(state, before)) return;
    const { encounter, hiddenGroups, hiddenParty, released } = state;
    // Whoever has an encounter loaded hears what other windows hide of it.
    if (encounter !== undefined) connect();
    if (!isRefreshing && changesRelease(state, before)) connect().post({ type: 'changed' });
    if (released === undefined) {
      if (before.released !== undefined) show(null);
    } else if (encounter !== undefined && encounterKey(encounter) === released) {
      show(
        playerView(encounter, hiddenGroups, partyView(encounter, party.getState(), hiddenParty), phaseNames),
      );
    }
  });

  /** Sends again what changed of it, while it is shown. */
  function update(
    changed: (encounter: Encounter, hiddenParty: ReadonlySet<string>) => Partial<PlayerView>,
  ): void {
    const { encounter, hiddenParty, released } = encounters.store.getState();
    const isShown = encounter !== undefined && encounterKey(encounter) === released;
    if (!isShown || !shown) return;
    show({ ...shown, ...changed(encounter, hiddenParty) });
  }

  party.subscribe((now) =>
    update((encounter, hiddenParty) => ({ party: partyView(encounter, now, hiddenParty) })),
  );

  gameDataStore.subscribe(({ gameData }, before) => {
    if (gameData !== before.gameData) update((encounter) => ({ turn: turnWords(encounter, phaseNames) }));
  });

  return {
    store,
    released: sent,
    follow() {
      isFollowing = true;
      connect().post({ type: 'ask' });
      return () => {
        isFollowing = false;
      };
    },
  };
}
