import { createStore, type StoreApi } from 'zustand/vanilla';
import { withValueAt } from '../../core/game-data/editing/json-edit.ts';
import {
  openStoredPackFile,
  type PackFile,
  serializePackFile,
} from '../../core/game-data/editing/pack-file.ts';
import { versionOf } from '../../core/game-data/editing/release.ts';
import type { WorkshopPack } from '../../core/game-data/editing/workshop-pack.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { Message } from '../../core/lib/wording.ts';
import { describeFileProblem } from '../../platform/files.ts';
import type { Collection, RenameOutcome } from '../../storage/api.ts';
import { createEntryList, type EntryList } from '../entry-lists.ts';
import { UNCHANGED } from '../history/outcome.ts';
import { type DocumentState, EMPTY_HISTORY, type UndoHistory, type Visit } from '../history/undo-history.ts';
import { createDocument } from '../history/undoable-document.ts';
import { EDITED_PACK_FORMAT, type EditedPack, releasedJson } from './edited-pack.ts';
import { readSteps, serializeSteps } from './stored-steps.ts';

export interface WorkshopState extends UndoHistory<EditedPack> {
  /**
   * The key and the name of the open pack, and the key that it had before it was renamed while it was open.
   */
  readonly open: { readonly key: string; readonly name: string; readonly formerKey?: string } | undefined;
  readonly pack: EditedPack | undefined;
}

/** The packs that are being written, of which one is open. Rule: docs/rules/workshop.md. */
export interface Workshop {
  readonly store: StoreApi<WorkshopState>;
  /** Every pack, the last saved first. */
  readonly list: EntryList<WorkshopPack>;
  /** Opens a pack with its steps, unless it is open. Fails with the reason where it cannot be read. */
  open(name: string): Result<undefined, Message>;
  /**
   * Changes the open pack in a step with this label, and saves it. Changes of the same label and visit form
   * one step. A change of nothing is none. False where nothing may be changed, which a notice says.
   */
  change(label: string, fields: Partial<Pick<EditedPack, 'json' | 'released'>>, visit?: Visit): boolean;
  /**
   * A version of the open pack that is used in this browser counts as released, unless a later one is. It is no
   * step, so undoing a change does not take it back.
   */
  countAsReleased(text: string): void;
  undo(): boolean;
  redo(): boolean;
  /** Gives the open pack another name, in its file too. It is no step, and drops the steps before it. */
  rename(name: string): Promise<RenameOutcome['kind']>;
}

const NOTHING_OPEN = { open: undefined, pack: undefined, ...EMPTY_HISTORY };

/** The version of a file; 0 where there is none. */
const versionIn = (text: string | undefined): number => versionOf(releasedJson({ released: text })) ?? 0;

/**
 * What is stored of an open pack. Its texts are written when they are read: a save needs them, a change does
 * not.
 */
function storedPack(name: string, state: DocumentState<EditedPack>): WorkshopPack {
  let text: string | undefined;
  let steps: { readonly text: string | undefined } | undefined;
  return {
    name,
    released: state.document.released,
    get text() {
      text ??= serializePackFile(state.document);
      return text;
    },
    get steps() {
      steps ??= { text: serializeSteps(state) };
      return steps.text;
    },
  };
}

/** Creates the workshop over its stored packs. `mayChange`: whether anything may be changed. */
export function createWorkshop(
  collection: Collection<WorkshopPack>,
  mayChange: () => boolean = () => true,
): Workshop {
  const store = createStore<WorkshopState>(() => NOTHING_OPEN);
  let opened: WorkshopState['open'];
  /** The key of the pack that was open when another tab deleted it. */
  let deletedElsewhere: string | undefined;
  /** The state of the pack that is being opened. */
  let opening: DocumentState<EditedPack> | undefined;

  const document = createDocument<EditedPack, object>({
    format: EDITED_PACK_FORMAT,
    // They are stored with the pack.
    histories: { find: () => opening, save: () => undefined, forget: () => undefined },
    local: {},
    show(state) {
      if (state === undefined) return store.setState(NOTHING_OPEN);
      const { document: pack, undoable, redoable } = state;
      store.setState({ open: opened, pack, undoable, redoable });
    },
    store(pack, isCoalesced) {
      const { undoable, redoable } = store.getState();
      if (opened === undefined) return;
      const stored = storedPack(opened.name, { document: pack, undoable, redoable });
      if (isCoalesced) collection.saveSoon(stored);
      else void collection.save(stored);
    },
  });

  function read({ text, released }: WorkshopPack): Result<EditedPack, Message> {
    const file = openStoredPackFile(text);
    return file.ok ? ok({ ...file.value, released }) : fail(describeFileProblem(file.problem));
  }

  function open(name: string, formerKey?: string): Result<undefined, Message> {
    const entry = collection.get(name);
    if (entry === undefined) {
      document.close();
      return fail(
        normaliseName(name) === deletedElsewhere
          ? 'It was deleted in another tab or window. A snapshot under Settings, Data may still have it.'
          : 'There is no pack with this name in the workshop.',
      );
    }
    if (store.getState().open?.key === entry.key) return ok(undefined);
    const pack = read(entry.value);
    if (!pack.ok) {
      document.close();
      return pack;
    }
    opened = { key: entry.key, name: entry.name, ...(formerKey === undefined ? {} : { formerKey }) };
    opening = { document: pack.value, ...readSteps(pack.value, entry.value.steps) };
    document.open(entry.key, pack.value);
    opening = undefined;
    return ok(undefined);
  }

  collection.subscribe(({ key, entry, by, movedTo }) => {
    if (store.getState().open?.key !== key) return;
    if (movedTo !== undefined) return void open(movedTo, key);
    // Another spelling of its name is a rename too.
    if (by === 'here' && entry?.name === opened?.name) return;
    const pack = entry && read(entry.value);
    if (entry === undefined && by === 'elsewhere') deletedElsewhere = key;
    if (entry === undefined || !pack?.ok) return document.close();
    opened = { key, name: entry.name };
    document.replace(pack.value);
  });

  return {
    store,
    list: createEntryList(collection),
    open: (name) => open(name),
    change(label, fields, visit) {
      if (!mayChange()) return false;
      document.apply(
        label,
        (pack) => {
          const isChanged = Object.entries(fields).some(
            ([name, value]) => pack[name as keyof PackFile] !== value,
          );
          return isChanged ? { kind: 'changed', fields } : UNCHANGED;
        },
        visit,
      );
      return true;
    },
    countAsReleased(text) {
      const { open: used, pack, undoable, redoable } = store.getState();
      if (used === undefined || pack === undefined || pack.released === text) return;
      if (versionIn(pack.released) > versionIn(text)) return;
      document.update({ released: text });
      const next = { document: { ...pack, released: text }, undoable, redoable };
      void collection.save(storedPack(used.name, next));
    },
    undo: () => mayChange() && document.step('undo'),
    redo: () => mayChange() && document.step('redo'),
    async rename(name) {
      const { open: renaming, pack } = store.getState();
      if (renaming === undefined || pack === undefined) return 'missing';
      const renamed = { ...pack, json: withValueAt(pack.json, ['name'], name) };
      const stored = storedPack(name, { document: renamed, ...EMPTY_HISTORY });
      return (await collection.rename(renaming.name, stored)).kind;
    },
  };
}
