import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import type { Session } from '../../platform/session.ts';
import type { Collection, Remembered } from '../../storage/api.ts';
import { UNCHANGED } from '../history/outcome.ts';
import { createPersistedHistories } from '../history/persisted-histories.ts';
import { EMPTY_HISTORY, type UndoHistory, type Visit } from '../history/undo-history.ts';
import { createDocument } from '../history/undoable-document.ts';
import { ENCOUNTER_FORMAT } from './encounter-format.ts';
import { createHiddenGroups } from './hidden-groups.ts';

export interface EncounterState extends UndoHistory<Encounter> {
  /** undefined while no encounter is loaded. */
  readonly encounter: Encounter | undefined;
  /** The indexes of the hidden groups. */
  readonly hiddenGroups: ReadonlySet<number>;
}

/** A pure change of the encounter. */
export type EncounterTransition = (encounter: Encounter) => Encounter;

export interface Encounters {
  readonly store: StoreApi<EncounterState>;
  /** Loads a stored encounter, with its undo history if this session has it. */
  load(name: string): void;
  /** Loads the encounter of the last visit if none is loaded. */
  resume(): void;
  /**
   * Changes the encounter in a step with this label, and saves it. Changes of the same label and visit, such
   * as one drag of a slider, form one step, whose saving is debounced.
   */
  change(label: string, transition: EncounterTransition, visit?: Visit): void;
  /** Returns false if there is nothing to undo. */
  undo(): boolean;
  redo(): boolean;
  /**
   * Hides a group from the players, or shows it again. This adds no step, so that undo cannot reveal an
   * ambush.
   */
  setHidden(groupReference: number, isHidden: boolean): void;
}

const LAST = 'lastEncounter';
const NO_ENCOUNTER: EncounterState = { encounter: undefined, hiddenGroups: new Set(), ...EMPTY_HISTORY };

/**
 * The loaded encounter, whose changes are saved automatically.
 * Rule: docs/rules/encounters.md#loaded-encounter.
 */
export function createEncounters(
  collection: Collection<Encounter>,
  remembered: Remembered,
  session: Session,
  mayChange: () => boolean = () => true,
): Encounters {
  const store = createStore<EncounterState>(() => NO_ENCOUNTER);
  const hidden = createHiddenGroups(remembered);

  const document = createDocument<Encounter, object>({
    format: ENCOUNTER_FORMAT,
    histories: createPersistedHistories('encounters', ENCOUNTER_FORMAT, session),
    local: {},
    show(state) {
      if (state === undefined) return store.setState(NO_ENCOUNTER, true);
      const { document: encounter, undoable, redoable } = state;
      const before = store.getState();
      const key = normaliseName(encounter.encounterName);
      const isSame = before.encounter && normaliseName(before.encounter.encounterName) === key;
      // In the same update as the encounter, so that player views receive both together.
      const hiddenGroups = isSame ? before.hiddenGroups : hidden.read(key);
      store.setState({ encounter, hiddenGroups, undoable, redoable });
    },
    store(encounter, isCoalesced) {
      if (isCoalesced) collection.saveSoon(encounter);
      else void collection.save(encounter);
    },
  });

  function load(name: string): void {
    const entry = collection.get(name);
    if (entry === undefined) return;
    remembered.write(LAST, entry.name);
    document.open(entry.key, entry.value);
  }

  collection.subscribe(({ key, entry, by }) => {
    if (entry === undefined) {
      hidden.write(key, new Set());
      document.forget(key);
    }
    const { encounter } = store.getState();
    if (encounter === undefined || normaliseName(encounter.encounterName) !== key) return;
    if (entry === undefined) document.close();
    else if (by !== 'here') document.replace(entry.value);
  });

  return {
    store,
    load,
    resume() {
      const last = remembered.read(LAST);
      if (store.getState().encounter === undefined && typeof last === 'string') load(last);
    },
    change(label, transition, visit) {
      if (!mayChange()) return;
      document.apply(
        label,
        (encounter) => {
          const next = transition(encounter);
          return sameContent(next, encounter) ? UNCHANGED : { kind: 'changed', fields: next };
        },
        visit,
      );
    },
    undo: () => mayChange() && document.step('undo'),
    redo: () => mayChange() && document.step('redo'),
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
