import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { freeName } from '../../core/lib/free-name.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import type { Session } from '../../platform/session.ts';
import type { Collection, Remembered, RenameOutcome, SaveOutcome } from '../../storage/api.ts';
import { UNCHANGED } from '../history/outcome.ts';
import { createPersistedHistories } from '../history/persisted-histories.ts';
import {
  EMPTY_HISTORY,
  type LinkedStep,
  type StepDirection,
  type UndoHistory,
  type Visit,
} from '../history/undo-history.ts';
import { createDocument } from '../history/undoable-document.ts';
import { ENCOUNTER_FORMAT } from './encounter-format.ts';
import { createHiddenNames, type HiddenKind } from './hidden-names.ts';

export interface EncounterState extends UndoHistory<Encounter> {
  /** undefined while no encounter is loaded. */
  readonly encounter: Encounter | undefined;
  /** The normalised names of the hidden groups. */
  readonly hiddenGroups: ReadonlySet<string>;
  /** The normalised names of the hidden members of the party. */
  readonly hiddenParty: ReadonlySet<string>;
  /** The key of the encounter that the players may see; undefined while there is none. */
  readonly released: string | undefined;
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
   * Changes the encounter in a step with this label, and saves it; false where a notice says that nothing may
   * be changed. Changes of the same label and visit, as one drag of a slider, form one step, saved later.
   */
  change(label: string, transition: EncounterTransition, visit?: Visit): boolean;
  /** What becomes of the last save that was not debounced. */
  lastSave(): Promise<SaveOutcome>;
  /**
   * Undoes or redoes a step, synchronously unless it was taken in another document. False if there is no
   * step, or if it cannot be taken there any more.
   */
  undo(): boolean | Promise<boolean>;
  redo(): boolean | Promise<boolean>;
  /**
   * Adds a step that was taken in another document, such as a hit on a character of the party, so that Undo
   * on the encounter's screens takes it back in its turn. Nothing of the encounter changes.
   */
  link(label: string, linked: LinkedStep): void;
  /** Drops the steps of another document that do not fit it any more. */
  dropLinked(direction: StepDirection, isGone: (linked: LinkedStep) => boolean): void;
  /**
   * Hides a group or a member of the party from the players, or shows it again. This adds no step, so that
   * undo cannot reveal an ambush.
   */
  setHidden(kind: HiddenKind, name: string, isHidden: boolean): void;
  /**
   * Lets the players see the loaded encounter, in place of any other, or shows them nothing.
   * Rule: docs/rules/encounters.md#player-view.
   */
  setReleased(isReleased: boolean): void;
  /**
   * Gives the loaded encounter another name, and loads it under that. What is hidden and released stays so.
   * It is no step to undo, and drops the steps before it.
   */
  rename(name: string): Promise<RenameOutcome['kind'] | 'unchanged'>;
  /**
   * Stores a copy under a free name, which hides what the encounter hides, and is not released. The name of
   * the copy; undefined where it could not be stored.
   */
  duplicate(name: string): Promise<string | undefined>;
  /** Reads again what is released and hidden, after another window has changed it. */
  refreshRelease(): void;
}

const LAST = 'lastEncounter';
const RELEASED = 'releasedEncounter';
const NO_ENCOUNTER = {
  encounter: undefined,
  hiddenGroups: new Set<string>(),
  hiddenParty: new Set<string>(),
  ...EMPTY_HISTORY,
};

/** The key of an encounter. */
export const encounterKey = ({ encounterName }: Encounter): string => normaliseName(encounterName);

/** With the fields that it has none of, so that a step takes them away. */
const allFields = (encounter: Encounter): Partial<Encounter> => ({
  ...({ notes: undefined } as object),
  ...encounter,
});

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
  const store = createStore<EncounterState>(() => ({
    ...NO_ENCOUNTER,
    released: readReleased(),
  }));
  const hidden = {
    groups: createHiddenNames(remembered, 'groups'),
    party: createHiddenNames(remembered, 'party'),
  };

  /** What an encounter hides, as it is remembered. */
  function readHidden(encounter: Encounter): Pick<EncounterState, 'hiddenGroups' | 'hiddenParty'> {
    const key = encounterKey(encounter);
    return {
      hiddenGroups: hidden.groups.read(
        key,
        encounter.groups.map(({ name }) => name),
      ),
      hiddenParty: hidden.party.read(key),
    };
  }

  /** What a renamed or copied encounter hides at first. */
  function copyHidden(fromKey: string, toKey: string): void {
    for (const names of Object.values(hidden)) names.copy(fromKey, toKey);
  }

  /** The key that the loaded encounter is about to have. */
  let renamingTo: string | undefined;
  let lastSave: Promise<SaveOutcome> = Promise.resolve({ kind: 'saved' });

  const document = createDocument<Encounter, object>({
    format: ENCOUNTER_FORMAT,
    histories: createPersistedHistories('encounters', ENCOUNTER_FORMAT, session),
    local: {},
    show(state) {
      if (state === undefined) return store.setState(NO_ENCOUNTER);
      const { document: encounter, undoable, redoable } = state;
      const before = store.getState();
      const key = encounterKey(encounter);
      const isSame = before.encounter && encounterKey(before.encounter) === key;
      // In the same update as the encounter, so that player views receive both together.
      store.setState({ encounter, undoable, redoable, ...(isSame ? {} : readHidden(encounter)) });
    },
    store(encounter, isCoalesced) {
      if (isCoalesced) collection.saveSoon(encounter);
      else lastSave = collection.save(encounter);
    },
  });

  /** The key of the encounter that was loaded last. One that is removed may come back at once, replaced. */
  let lastKey: string | undefined;

  function load(name: string): void {
    const entry = collection.get(name);
    if (entry === undefined) return;
    lastKey = entry.key;
    remembered.write(LAST, entry.name);
    document.open(entry.key, entry.value);
  }

  function readReleased(): string | undefined {
    const key = remembered.read(RELEASED);
    return typeof key === 'string' ? key : undefined;
  }

  /** `encounter`: the loaded one, with what another window may have hidden of it. */
  function setReleased(key: string | undefined, encounter?: Encounter): void {
    remembered.write(RELEASED, key);
    store.setState({ released: key, ...(encounter && readHidden(encounter)) });
  }

  /** Resolves when the step of another document is taken; undefined when none is. */
  let taking: Promise<boolean> | undefined;

  function step(direction: StepDirection): boolean | Promise<boolean> {
    if (!mayChange()) return false;
    // Steps that are asked for meanwhile are taken one after the other.
    if (taking !== undefined) return taking.then(() => step(direction));
    const linked = document.next(direction)?.linked;
    if (linked === undefined) return document.step(direction);
    taking = takeLinked(direction, linked).finally(() => {
      taking = undefined;
    });
    return taking;
  }

  async function takeLinked(direction: StepDirection, linked: LinkedStep): Promise<boolean> {
    const wasTaken = await linked.take(direction);
    // The encounter may have changed meanwhile.
    if (wasTaken && document.next(direction)?.linked === linked) return document.step(direction);
    document.dropLinked(direction, (each) => each === linked);
    return wasTaken;
  }

  collection.subscribe(({ key, entry, movedTo = '' }) => {
    const renamed = collection.get(movedTo);
    if (entry !== undefined) return;
    if (store.getState().released === key) setReleased(renamed?.key);
    document.forget(key);
  });

  collection.subscribe(({ key, entry, by, movedTo = '' }) => {
    if (key !== lastKey) return;
    const isOpen = store.getState().encounter !== undefined;
    const renamed = collection.get(movedTo);
    const next = renamed ?? entry;
    if (next === undefined) document.close();
    else if (renamed !== undefined || !isOpen) load(next.name);
    else if (by !== 'here') document.replace(next.value);
  });

  return {
    store,
    load,
    resume() {
      const name = remembered.read(LAST);
      if (store.getState().encounter === undefined && typeof name === 'string') load(name);
    },
    change(label, transition, visit) {
      if (!mayChange()) return false;
      document.apply(
        label,
        (encounter) => {
          const next = transition(encounter);
          return sameContent(next, encounter) ? UNCHANGED : { kind: 'changed', fields: allFields(next) };
        },
        visit,
      );
      return true;
    },
    lastSave: () => lastSave,
    undo: () => step('undo'),
    redo: () => step('redo'),
    link: document.link,
    dropLinked: document.dropLinked,
    setHidden(kind, name, isHidden) {
      const { encounter } = store.getState();
      if (encounter === undefined) return;
      const field = kind === 'groups' ? 'hiddenGroups' : 'hiddenParty';
      // Another window may have hidden or released more, which this one is yet to hear.
      const now = readHidden(encounter);
      const next = new Set(now[field]);
      if (isHidden) next.add(normaliseName(name));
      else next.delete(normaliseName(name));
      // Written first: other windows read it when they hear of the new state.
      hidden[kind].write(encounterKey(encounter), next);
      if (renamingTo !== undefined) copyHidden(encounterKey(encounter), renamingTo);
      store.setState({ ...now, [field]: next, released: readReleased() });
    },
    setReleased(isReleased) {
      const { encounter } = store.getState();
      if (encounter !== undefined) setReleased(isReleased ? encounterKey(encounter) : undefined, encounter);
    },
    async rename(name) {
      const { encounter } = store.getState();
      const encounterName = name.trim();
      if (encounter === undefined || encounter.encounterName === encounterName || !mayChange())
        return 'unchanged';
      const before = encounterKey(encounter);
      const renamed = { ...encounter, encounterName };
      const after = encounterKey(renamed);
      if (after === before) {
        void collection.save(renamed);
        load(encounterName);
        return 'saved';
      }
      if (renamingTo !== undefined) return 'changed-elsewhere';
      copyHidden(before, after);
      renamingTo = after;
      const { kind } = await collection.rename(encounter.encounterName, renamed);
      renamingTo = undefined;
      return kind;
    },
    async duplicate(name) {
      const entry = collection.get(name);
      if (entry === undefined || !mayChange()) return undefined;
      const encounterName = freeName(entry.name, (key) => collection.entries().has(key));
      const copy = { ...entry.value, encounterName };
      copyHidden(entry.key, encounterKey(copy));
      const outcome = await collection.create(copy);
      return outcome.kind === 'exists' || outcome.kind === 'refused' ? undefined : encounterName;
    },
    refreshRelease() {
      const { encounter } = store.getState();
      store.setState({ released: readReleased(), ...(encounter ? readHidden(encounter) : {}) });
    },
  };
}
