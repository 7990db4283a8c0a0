import { createStore, type StoreApi } from 'zustand/vanilla';
import { hasStarted } from '../core/encounter/rounds.ts';
import type { StoredFoe } from '../core/foes/stored-foe.ts';
import { createCharacterChanges } from './characters/character-changes.ts';
import { CHARACTER_FORMAT } from './characters/character-document.ts';
import { createLoadFlow, type LoadFlow } from './characters/load-plan.ts';
import { createLoadedCharacter } from './characters/loaded-character.ts';
import type { LoadedCharacter } from './characters/loaded-state.ts';
import { type CombatStore, createCombatStore } from './combat/combat-store.ts';
import { createEncounters, type Encounters, encounterKey } from './encounters/encounters.ts';
import { createPlayerViews, type PlayerViews } from './encounters/player-view.ts';
import { createEntryList, type EntryList } from './entry-lists.ts';
import { createFoeForm, type FoeForm } from './foes/foe-form.ts';
import { createFoeTurns, type FoeTurns, forgetRolls, forgetTurns, moveTurns } from './foes/foe-turns.ts';
import { createPersistedHistories } from './history/persisted-histories.ts';
import { createGameData } from './packs/game-data.ts';
import type { GameDataStore } from './packs/game-data-state.ts';
import { createParty, type Party } from './party/party.ts';
import { createTargets, followSteps, forgetHits, moveTargets, type Targets } from './play/target-state.ts';
import { createSamples, type Samples } from './samples.ts';
import type { Shell } from './shell.ts';
import { createTableStore, type TableStore } from './table/table-state.ts';
import type { Workshop } from './workshop/workshop.ts';
import { createWriteGuard } from './write-guard.ts';

/** The whole application: the shell, and all state that depends on the rules. */
export interface Game extends Shell {
  readonly gameData: GameDataStore;
  readonly loaded: LoadedCharacter;
  readonly loading: LoadFlow;
  readonly combat: CombatStore;
  readonly encounters: Encounters;
  /** The game master's own foes. */
  readonly foeList: EntryList<StoredFoe>;
  readonly foeForm: FoeForm;
  readonly party: Party;
  readonly targets: Targets;
  readonly foeTurns: FoeTurns;
  readonly playerViews: PlayerViews;
  readonly samples: Samples;
  /** undefined until a screen has opened it. */
  readonly workshop: StoreApi<Workshop | undefined>;
  /** The table that this device has opened or sits at. */
  readonly tableStore: TableStore;
}

/** Creates the game for a shell. Its packs are read by `gameData.ensureLoaded()`. */
export function createGame(shell: Shell): Game {
  const { storage, platform, notices } = shell;
  const session = platform.openSession();
  const gameData = createGameData(shell);
  const histories = createPersistedHistories('characters', CHARACTER_FORMAT, session);
  const loaded = createLoadedCharacter(storage, gameData, notices, histories, platform.now);
  const mayChange = createWriteGuard(storage, notices);
  const encounters = createEncounters(storage.encounters, storage.remembered, session, mayChange);
  const openChannel = () => platform.openChannel('characters');
  const changes = createCharacterChanges({
    storage,
    loaded,
    notices,
    histories,
    openChannel,
    now: platform.now,
  });
  const tableStore = createTableStore();
  // A connection does not outlive its page.
  const lost = session.restore('table');
  if (lost !== null)
    void import('./table/tell/tell-lost.ts').then(
      (module) => module.tellLost({ notices, tableStore }, lost),
      // Without the code nothing is told: what happened is the same.
      () => undefined,
    );
  session.save('table', () => tableStore.getState().role);
  const foeTurns = createFoeTurns();
  const targets = createTargets();
  for (const each of [targets, foeTurns.targets]) followSteps(each, 'encounter', encounters.store);
  followSteps(targets, 'character', loaded.store);
  /**
   * The keys of encounters that were deleted. One that is restored is the same; any other has replaced it.
   */
  const gone = new Set<string>();
  storage.encounters.subscribe(({ key, entry, by, movedTo, isAnother }) => {
    if (movedTo !== undefined) {
      moveTurns(foeTurns, key, movedTo);
      moveTargets(targets, key, movedTo);
      return;
    }
    if (entry === undefined || isAnother) forgetTurns(foeTurns, key);
    if (entry === undefined) gone.add(key);
    else if ((gone.delete(key) && by !== 'restore') || isAnother) forgetHits(targets, key);
  });
  encounters.store.subscribe(({ encounter }, { encounter: before }) => {
    if (encounter === undefined || before === undefined || !hasStarted(before) || hasStarted(encounter))
      return;
    const key = encounterKey(encounter);
    if (key === encounterKey(before)) forgetRolls(foeTurns, key);
  });
  const party = createParty({ storage, gameData, encounters, changes, tableStore });
  return {
    ...shell,
    gameData,
    loaded,
    loading: createLoadFlow({ storage, gameData, loaded, notices }),
    combat: createCombatStore({ ...shell, loaded }),
    encounters,
    party,
    foeList: createEntryList(storage.foes),
    foeForm: createFoeForm(storage.foes, notices, session, mayChange),
    targets,
    foeTurns,
    playerViews: createPlayerViews(encounters, party.store, gameData, () =>
      platform.openChannel('player-view'),
    ),
    samples: createSamples(shell),
    workshop: createStore<Workshop | undefined>(() => undefined),
    tableStore,
  };
}
