import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Session } from '../../platform/session.ts';
import type { Collection, Remembered } from '../../storage/api.ts';
import type { PersistedHistory } from '../history/persisted-history.ts';
import {
  EMPTY_HISTORY,
  recordChange,
  stepBack,
  stepForward,
  type UndoHistory,
} from '../history/undo-history.ts';
import { keptEncounterSteps } from './encounter-steps.ts';
import { createHiddenGroups } from './hidden-groups.ts';

export interface EncounterState extends UndoHistory<Encounter> {
  /** undefined while no encounter is loaded. */
  readonly encounter: Encounter | undefined;
  /** The indexes of the groups that players do not see. */
  readonly hiddenGroups: ReadonlySet<number>;
}

/** A pure change of the encounter; the same encounter where nothing changes. */
export type EncounterTransition = (encounter: Encounter) => Encounter;

export interface Encounters {
  readonly store: StoreApi<EncounterState>;
  /** Puts a stored encounter on the table, with nothing to undo but what this tab kept of it over a reload, or all where it is there already. */
  load(name: string): void;
  /** Puts the encounter on the table that was there at the last visit, where none is. */
  resume(): void;
  /** Applies a transition, saves the encounter at once, and remembers the step under its label. */
  change(label: string, transition: EncounterTransition): void;
  /** The same for what goes on, such as the pull of a slider: it is one step with the change before it of that label. */
  proceed(label: string, transition: EncounterTransition): void;
  /** False where there is nothing to undo. */
  undo(): boolean;
  redo(): boolean;
  /** Hides a group from the players, or shows it again. It is no step: it is not undone with the fight. */
  setHidden(groupReference: number, isHidden: boolean): void;
}

const LAST = 'lastEncounter';
const NO_ENCOUNTER: EncounterState = { encounter: undefined, hiddenGroups: new Set(), ...EMPTY_HISTORY };

/** The encounter on the table: every change of it is saved by itself (seed 2 §4 Encounter tracker). */
export function createEncounters(
  collection: Collection<Encounter>,
  remembered: Remembered,
  session: Session,
): Encounters {
  const store = createStore<EncounterState>(() => NO_ENCOUNTER);
  const hidden = createHiddenGroups(remembered);
  let keptSteps: PersistedHistory<Encounter> | undefined;

  function load(name: string): void {
    const entry = collection.get(name);
    if (entry === undefined || entry.value === store.getState().encounter) return;
    remembered.write(LAST, entry.name);
    keptSteps ??= keepSteps();
    const steps = keptSteps.restore(entry.value);
    store.setState({ encounter: entry.value, hiddenGroups: hidden.read(entry.key), ...steps }, true);
  }

  function keepSteps(): PersistedHistory<Encounter> {
    const kept = keptEncounterSteps(session);
    kept.save(() => ({ value: store.getState().encounter, steps: store.getState() }));
    return kept;
  }

  function transit(label: string, transition: EncounterTransition, continues: boolean): void {
    const { encounter } = store.getState();
    const next = encounter && transition(encounter);
    if (encounter === undefined || next === undefined || next === encounter) return;
    store.setState({ encounter: next, ...recordChange(store.getState(), label, encounter, continues) });
    if (continues) collection.saveSoon(next);
    else void collection.save(next);
  }

  function step(go: typeof stepBack<Encounter>): boolean {
    const { encounter } = store.getState();
    const gone = encounter && go(store.getState(), encounter);
    if (gone === undefined) return false;
    store.setState({ encounter: gone.value, ...gone.steps });
    void collection.save(gone.value);
    return true;
  }

  collection.subscribe(({ key, entry, by }) => {
    if (entry === undefined) hidden.write(key, new Set());
    const { encounter } = store.getState();
    if (encounter === undefined || normaliseName(encounter.encounterName) !== key) return;
    if (entry === undefined) store.setState(NO_ENCOUNTER, true);
    // What another tab or a restore wrote is what is on the table now.
    else if (by !== 'here') store.setState({ encounter: entry.value, ...EMPTY_HISTORY });
  });

  return {
    store,
    load,
    resume() {
      const last = remembered.read(LAST);
      if (store.getState().encounter === undefined && typeof last === 'string') load(last);
    },
    change: (label, transition) => transit(label, transition, false),
    proceed: (label, transition) => transit(label, transition, true),
    undo: () => step(stepBack),
    redo: () => step(stepForward),
    setHidden(groupReference, isHidden) {
      const { encounter, hiddenGroups } = store.getState();
      if (encounter === undefined) return;
      const next = new Set(hiddenGroups);
      if (isHidden) next.add(groupReference);
      else next.delete(groupReference);
      store.setState({ hiddenGroups: next });
      hidden.write(normaliseName(encounter.encounterName), next);
    },
  };
}
