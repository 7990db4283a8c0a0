import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  FOE_NAME_TAKEN,
  type FoeDraft,
  type FoeJson,
  foeDraftProblems,
  readFoeDraft,
} from '../../core/foes/foe-draft.ts';
import { readStoredFoe, type StoredFoe } from '../../core/foes/stored-foe.ts';
import { freeName } from '../../core/lib/free-name.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { say, userName } from '../../core/lib/wording.ts';
import type { Session } from '../../platform/session.ts';
import type { Collection } from '../../storage/api.ts';
import type { Notices } from '../notices.ts';
import { offerUndo, type Undoable } from '../offer-undo.ts';

interface FoeFormState {
  readonly draft: FoeDraft | undefined;
  /** Whether something was typed or chosen in it. */
  readonly isChanged: boolean;
}

/**
 * The foe that this tab makes or edits. It outlasts the page that shows it, and a reload.
 * Rule: docs/rules/foes.md#making-a-foe.
 */
export interface FoeForm {
  readonly store: StoreApi<FoeFormState>;
  /** Begins with this draft. A message brings back the one before, where something was typed in it. */
  begin(draft: FoeDraft): void;
  change(json: FoeJson): void;
  discard(): void;
  /** Stores the foe. False where it was not stored; a message says why. */
  save(): Promise<boolean>;
}

const SAVED = 'foeForm';
const NO_DRAFT: FoeFormState = { draft: undefined, isChanged: false };

/** The name of the foe of a draft; empty where it has none yet. */
export function draftName({ json }: FoeDraft): string {
  return typeof json.name === 'string' ? json.name.trim() : '';
}

export function createFoeForm(
  collection: Collection<StoredFoe>,
  notices: Notices,
  session: Session,
  mayChange: () => boolean,
): FoeForm {
  const restored = readFoeDraft(session.restore(SAVED));
  const store = createStore<FoeFormState>(() =>
    restored === undefined ? NO_DRAFT : { draft: restored, isChanged: true },
  );
  session.save(SAVED, () => {
    const { draft, isChanged } = store.getState();
    return isChanged ? draft : undefined;
  });

  function leave(next: FoeFormState): void {
    const left = store.getState();
    store.setState(next);
    if (left.draft === undefined || !left.isChanged) return;
    const name = draftName(left.draft);
    const message = name === '' ? 'The foe without a name' : userName(name);
    offerUndo(notices, say`${message} has been discarded.`, {
      step: name === '' ? 'Discard' : `Discard ${name}`,
      undo: () => store.setState(left),
      watch: (onChange) =>
        store.subscribe((now, before) => {
          if (now.draft !== before.draft) onChange();
        }),
    });
  }

  /** Stores a new foe. */
  async function create(foe: StoredFoe): Promise<boolean> {
    const outcome = await collection.create(foe);
    if (outcome.kind === 'exists') notices.warn(FOE_NAME_TAKEN);
    return outcome.kind !== 'exists' && outcome.kind !== 'refused';
  }

  async function rename(from: string, foe: StoredFoe): Promise<boolean> {
    const outcome = await collection.rename(from, foe);
    switch (outcome.kind) {
      case 'saved':
        return true;
      case 'missing':
        return create(foe);
      case 'exists':
        notices.warn(FOE_NAME_TAKEN);
        return false;
      case 'changed-elsewhere':
        notices.warn(say`${userName(from)} was changed in another tab. Nothing was saved: try again.`);
        return false;
      case 'failed':
        notices.warn(say`${userName(foe.name)} has not been saved. ${outcome.problem.message}`);
        return false;
    }
  }

  /** Stores a foe in the place of the one that it was. */
  async function replace(before: StoredFoe, foe: StoredFoe): Promise<boolean> {
    if (collection.get(before.name) === undefined) return create(foe);
    if (normaliseName(before.name) !== normaliseName(foe.name)) return rename(before.name, foe);
    return (await collection.save(foe)).kind !== 'refused';
  }

  /** Stores a foe beside the one that was changed in another tab since its form was opened. */
  async function saveBeside(foe: StoredFoe): Promise<boolean> {
    const name = freeName(foe.name, (key) => collection.entries().has(key));
    const isSaved = await create({ name, json: { ...foe.json, name } });
    if (isSaved)
      notices.warn(
        say`${userName(foe.name)} was changed in another tab. Both are kept: yours as ${userName(name)}.`,
      );
    return isSaved;
  }

  /** A change of a stored foe, until it changes again. */
  const changeOf = (before: StoredFoe, after: StoredFoe): Undoable => ({
    step: `Edit ${before.name}`,
    undo: () => replace(after, before),
    watch: (onChange) =>
      collection.subscribe(({ key }) => {
        if (key === normaliseName(after.name)) onChange();
      }),
  });

  /** Stores what a draft came to, and says so. `before`: the stored foe that it changes. */
  async function put(before: StoredFoe | undefined, foe: StoredFoe): Promise<boolean> {
    const message = say`${userName(foe.name)} has been saved.`;
    const stored = before && collection.get(before.name)?.value;
    if (stored === undefined) {
      const isCreated = await create(foe);
      if (isCreated) notices.success(message);
      return isCreated;
    }
    if (!sameContent(stored.json, before?.json)) return saveBeside(foe);
    const isReplaced = await replace(stored, foe);
    if (isReplaced) offerUndo(notices, message, changeOf(stored, foe));
    return isReplaced;
  }

  return {
    store,
    begin: (draft) => leave({ draft, isChanged: false }),
    change(json) {
      const { draft } = store.getState();
      if (draft !== undefined) store.setState({ draft: { ...draft, json }, isChanged: true });
    },
    discard: () => leave(NO_DRAFT),
    async save() {
      const { draft } = store.getState();
      if (draft === undefined || !mayChange()) return false;
      const names = [...collection.entries().values()].map(({ name }) => name);
      const foe = readStoredFoe({ ...draft.json, name: draftName(draft) });
      if (!foe.ok || foeDraftProblems(draft, names).length > 0) return false;
      if (!(await put(draft.before, foe.value))) return false;
      store.setState(NO_DRAFT);
      return true;
    },
  };
}
