import type { Character } from '../../core/character/character.ts';
import { derive } from '../../core/character/derive.ts';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { parseSheet, storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet, StoredSheet } from '../../core/character/sheet/sheet.ts';
import { isNothingLost, validateSheet } from '../../core/character/validate.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { userName as nameWord, say } from '../../core/lib/wording.ts';
import type { ChangedBy, CharacterLock, SaveOutcome } from '../../storage/api.ts';
import type { TabardStorage } from '../codecs.ts';
import type { Outcome } from '../history/outcome.ts';
import type { PersistedHistories } from '../history/persisted-histories.ts';
import type { DocumentState, StepDirection, Visit } from '../history/undo-history.ts';
import { createDocument } from '../history/undoable-document.ts';
import { rememberLastCharacter } from '../last-character.ts';
import type { Notices } from '../notices.ts';
import { rememberOpened } from '../opened-at.ts';
import type { GameDataStore } from '../packs/game-data-state.ts';
import { createWriteGuard } from '../write-guard.ts';
import {
  CHARACTER_FORMAT,
  type CharacterDocument,
  type CharacterSession,
  changeSheet,
  NO_SESSION,
} from './character-document.ts';
import { type ChangeOutcome, createLoadedStore, type LoadedCharacter, NO_CHARACTER } from './loaded-state.ts';
import { takeSheetStep } from './sheet-step.ts';
import { hasSamePacks, switchPacks } from './switch-packs.ts';

/** The loaded character. Every change is a pure transition, which is saved immediately and can be undone. */
export function createLoadedCharacter(
  storage: TabardStorage,
  gameData: GameDataStore,
  notices: Notices,
  histories: PersistedHistories<CharacterDocument>,
  clock: () => number,
): LoadedCharacter {
  const { characters } = storage;
  const store = createLoadedStore();
  let lock: CharacterLock | undefined;
  let lastSave: Promise<SaveOutcome> = Promise.resolve({ kind: 'saved' });
  /** Resolves when the packs of a step are enabled; undefined when none are being enabled. */
  let switching: ReturnType<typeof switchPacks> | undefined;
  const mayChange = createWriteGuard(storage, notices);

  const document = createDocument<{ readonly sheet: Sheet }, CharacterSession>({
    format: CHARACTER_FORMAT,
    histories,
    local: NO_SESSION,
    show: (state) => (state === undefined ? store.setState(NO_CHARACTER, true) : show(state)),
    store({ sheet }, isCoalesced) {
      const stored = storedSheetOf(sheet);
      if (isCoalesced) characters.saveSoon(stored);
      else lastSave = characters.save(stored);
    },
  });

  function show({
    document: { sheet, drafts, ...combat },
    undoable,
    redoable,
  }: DocumentState<CharacterDocument>): void {
    store.setState({ character: deriveAgain(sheet), combat, drafts, undoable, redoable });
  }

  /**
   * The state derived from a sheet: the same object while sheet and game data are the same, to avoid
   * rendering again.
   */
  function deriveAgain(sheet: Sheet): Character {
    const { character: before } = store.getState();
    const { gameData: current } = gameData.store.getState();
    const isSame = before?.sheet === sheet && before.gameData === current;
    return isSame ? before : derive(sheet, current);
  }

  /** The character, if this tab may change it. */
  function unlockedCharacter(): Character | undefined {
    const { character, isElsewhere } = store.getState();
    if (character !== undefined && !mayChange()) return undefined;
    if (character !== undefined && switching !== undefined) {
      notices.warn(
        'The packs of a step are still being enabled. Nothing was changed: try again in a moment.',
      );
      return undefined;
    }
    if (character === undefined || !isElsewhere) return character;
    notices.warn(
      say`${nameWord(character.sheet.name)} is open in another tab. Nothing was changed. Take over to edit here.`,
    );
    return undefined;
  }

  function apply(
    label: string,
    transition: (
      document: CharacterDocument,
      character: Character,
      before: Sheet,
    ) => Outcome<CharacterDocument>,
    visit?: Visit,
  ): ChangeOutcome {
    const character = unlockedCharacter();
    if (character === undefined) return { kind: 'locked' };
    return document.apply(label, (now, before) => transition(now, character, before.sheet), visit);
  }

  async function step(direction: StepDirection): Promise<boolean> {
    // Steps that are asked for meanwhile are taken one after the other.
    while (switching !== undefined) await switching;
    const character = unlockedCharacter();
    const target = document.peek(direction)?.sheet;
    if (character === undefined || target === undefined) return false;
    if (hasSamePacks(character.sheet, target)) return document.step(direction);
    switching = switchPacks(storage, gameData, target).finally(() => {
      switching = undefined;
    });
    const switched = await switching;
    if (!switched.ok) {
      notices.warn(switched.problem);
      return false;
    }
    // Another tab may have changed the sheet meanwhile.
    if (!sameContent(document.peek(direction)?.sheet, target)) return false;
    const { sheet, switched: news, warning } = switched.value;
    document.step(direction, { sheet });
    if (news !== undefined) notices.inform(news);
    if (warning !== undefined) notices.warn(warning);
    return true;
  }

  /** The sheet that another tab or a restore stored; undefined if loading it must ask the user first. */
  function readChanged(stored: StoredSheet, by: ChangedBy): Sheet | undefined {
    const read = stored.version === CURRENT_SHEET_VERSION ? parseSheet(stored) : undefined;
    if (!read?.ok || by !== 'restore') return read?.ok ? read.value : undefined;
    const validated = validateSheet(read.value, gameData.store.getState().gameData);
    const isAsSaved = isNothingLost(validated) && hasSamePacks(validated.sheet, read.value);
    return isAsSaved ? validated.sheet : undefined;
  }

  function unload(): void {
    lock?.release();
    lock = undefined;
    document.close();
  }

  gameData.store.subscribe(({ gameData: now }, { gameData: before }) => {
    const { character } = store.getState();
    if (character !== undefined && now !== before)
      store.setState({ character: deriveAgain(character.sheet) });
  });

  characters.subscribe(({ key, entry, by }) => {
    if (entry === undefined) document.forget(key);
    const { character } = store.getState();
    if (character === undefined || normaliseName(character.sheet.name) !== key || (by === 'here' && entry))
      return;
    const sheet = entry && readChanged(entry.value, by);
    if (sheet === undefined) unload();
    else document.replace({ sheet });
  });

  return {
    store,
    async load(sheet) {
      const key = normaliseName(sheet.name);
      rememberLastCharacter(storage.remembered, key);
      rememberOpened(storage.remembered, key, clock());
      const { character } = store.getState();
      if (lock === undefined || character === undefined || normaliseName(character.sheet.name) !== key) {
        lock?.release();
        const taken = storage.lockCharacter(sheet.name);
        lock = taken;
        const follow = () => {
          if (lock === taken) store.setState({ isElsewhere: taken.state() === 'elsewhere' });
        };
        taken.subscribe(follow);
        follow();
      }
      document.open(key, { sheet });
      return lock.settled();
    },
    unload,
    change(label, transition, visit) {
      const outcome = apply(
        label,
        ({ sheet }, character, before) => changeSheet(sheet, transition(sheet, character, before)),
        visit,
      );
      if (outcome.kind === 'refused') notices.warn(outcome.reason);
      return outcome.kind === 'changed';
    },
    apply,
    lastSave: () => lastSave,
    changeCombat(label, fields, visit) {
      // A step would put itself between the packs that are being enabled and the step that they belong to.
      if (switching === undefined) document.apply(label, () => ({ kind: 'changed', fields }), visit);
      else document.update(fields);
    },
    updateCombat: document.update,
    updateDrafts: (fields) => document.update({ drafts: { ...store.getState().drafts, ...fields } }),
    undo: () => step('undo'),
    redo: () => step('redo'),
    async takeStep(taken) {
      const key = normaliseName(taken.base.name);
      const isLoaded = () => {
        const { character } = store.getState();
        return character !== undefined && normaliseName(character.sheet.name) === key;
      };
      if (!isLoaded() || !(await lock?.settled())) return 'elsewhere';
      const { character } = store.getState();
      if (character === undefined || !isLoaded() || lock?.state() !== 'held') return 'elsewhere';
      if (switching !== undefined) return 'busy';
      return takeSheetStep(document, character.sheet, taken);
    },
    takeOver: () => void lock?.takeOver(),
  };
}
