import type { Character } from '../../core/character/character.ts';
import { derive } from '../../core/character/derive.ts';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { say, userName } from '../../core/lib/wording.ts';
import type { Channel } from '../../platform/window-channel.ts';
import type { CharacterLock, SaveOutcome } from '../../storage/api.ts';
import type { TabardStorage } from '../codecs.ts';
import type { PersistedHistories } from '../history/persisted-histories.ts';
import type { StepDirection } from '../history/undo-history.ts';
import { createDocument } from '../history/undoable-document.ts';
import type { Notices } from '../notices.ts';
import { createWriteGuard } from '../write-guard.ts';
import { CHARACTER_FORMAT, type CharacterDocument, changeSheet, NO_SESSION } from './character-document.ts';
import { currentSheet } from './current-sheet.ts';
import type { LoadedCharacter } from './loaded-state.ts';
import { type SheetStep, type SheetStepOutcome, takeSheetStep } from './sheet-step.ts';
import { createStepMessages } from './step-messages.ts';

/** How often a change is tried, since the character may change meanwhile. */
const MAX_ATTEMPTS = 5;

/** What a change of a character did, which can be undone and redone from where it was made. */
export interface CharacterChange {
  /** The key of the character. */
  readonly key: string;
  readonly label: string;
  readonly before: Sheet;
  readonly after: Sheet;
}

/** Changes of stored characters from outside of their own screens. */
export interface CharacterChanges {
  /**
   * Changes a character in a step of its own undo history, and saves it, wherever it is open. Undefined where
   * nothing changed; a notice says so where it could not.
   */
  change(
    character: Character,
    label: string,
    transition: (character: Character) => Sheet,
  ): Promise<CharacterChange | undefined>;
  /** Undoes or redoes a change, if the character is still as it was left. A notice says if it is not. */
  take(change: CharacterChange, direction: StepDirection): Promise<boolean>;
  /** Whether a change of this character is under way. */
  isUnderWay(key: string): boolean;
}

interface Parts {
  readonly storage: TabardStorage;
  readonly loaded: LoadedCharacter;
  readonly notices: Notices;
  readonly histories: PersistedHistories<CharacterDocument>;
  readonly openChannel: () => Channel;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Rule: docs/rules/encounters.md#changing-a-character-from-the-encounter. */
export function createCharacterChanges({
  storage,
  loaded,
  notices,
  histories,
  openChannel,
  now,
}: Parts): CharacterChanges {
  const { characters } = storage;
  const messages = createStepMessages(loaded, openChannel, now);
  const mayChange = createWriteGuard(storage, notices);
  /** The last of the changes under way of each character: they are made one after another. */
  const underWay = new Map<string, Promise<unknown>>();

  const sheetOf = (name: string): Sheet | undefined => {
    const entry = characters.get(name);
    return entry && currentSheet(entry.value);
  };

  function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const done = (underWay.get(key) ?? Promise.resolve()).then(task);
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (underWay.get(key) === settled) underWay.delete(key);
      });
    underWay.set(key, settled);
    return done;
  }

  /**
   * What became of a step that was taken, once it is saved. Where another tab has changed the character, that
   * version has the name, without the step.
   */
  async function onceSaved(
    taken: SheetStepOutcome,
    saved: Promise<SaveOutcome>,
    name: string,
  ): Promise<SheetStepOutcome | undefined> {
    if (taken !== 'done' || (await saved).kind !== 'kept-both') return taken;
    const sheet = sheetOf(name);
    return sheet && { kind: 'stale', sheet };
  }

  /** Takes a step of a character that no window has open. */
  async function takeStored(step: SheetStep): Promise<SheetStepOutcome | undefined> {
    const { name } = step.base;
    const sheet = sheetOf(name);
    if (sheet === undefined) return undefined;
    let saved: Promise<SaveOutcome> = Promise.resolve({ kind: 'saved' });
    const document = createDocument<{ readonly sheet: Sheet }, typeof NO_SESSION>({
      format: CHARACTER_FORMAT,
      histories,
      local: NO_SESSION,
      show: () => undefined,
      store(changed) {
        saved = characters.save(storedSheetOf(changed.sheet));
      },
    });
    document.open(normaliseName(name), { sheet });
    const taken = takeSheetStep(document, sheet, step);
    return onceSaved(taken, saved, name);
  }

  /** Takes a step where the character is open, or here. Undefined where it cannot be taken. */
  async function takeStep(step: SheetStep): Promise<SheetStepOutcome | undefined> {
    const here = await loaded.takeStep(step);
    if (here === 'busy') return undefined;
    if (here !== 'elsewhere') return onceSaved(here, loaded.lastSave(), step.base.name);
    const lock = storage.lockCharacter(step.base.name);
    try {
      if (await lock.settled()) return await takeStored(step);
      const answer = await messages.ask(step, untilHeld(lock));
      if (answer === 'busy') return undefined;
      if (answer === 'done') await untilSeen(step.next);
      if (answer !== undefined) return answer;
      // Nobody answers: as any other tab does, this one takes the character over.
      await lock.takeOver();
      return lock.state() === 'held' ? await takeStored(step) : undefined;
    } finally {
      lock.release();
    }
  }

  /** Resolves once the save of another window has arrived here, or after a time limit. */
  function untilSeen(sheet: Sheet): Promise<void> {
    const isSeen = () => {
      const entry = characters.get(sheet.name);
      return entry === undefined || sameContent(currentSheet(entry.value), sheet);
    };
    return new Promise((resolve) => {
      const end = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const stop = characters.subscribe(() => {
        if (isSeen()) end();
      });
      const timer = setTimeout(end, SEEN_WITHIN_MS);
      if (isSeen()) end();
    });
  }

  function refuse(name: string): void {
    notices.warn(
      characters.get(name) === undefined
        ? say`${userName(name)} is no longer in this browser. Nothing was changed.`
        : say`${userName(name)} could not be changed: another window has the character open and does not answer. Nothing was changed.`,
    );
  }

  interface Request {
    readonly character: Character;
    readonly label: string;
    readonly transition: (character: Character) => Sheet;
  }

  /** Makes a change from this sheet. If the character has another one by now, tries again from that. */
  async function changeFrom(
    base: Sheet,
    request: Request,
    attempts = MAX_ATTEMPTS,
  ): Promise<CharacterChange | undefined> {
    const { character, label, transition } = request;
    const next = transition(derive(base, character.gameData));
    const outcome = changeSheet(base, next);
    if (outcome.kind === 'refused') notices.warn(outcome.reason);
    if (outcome.kind !== 'changed') return undefined;
    const taken = await takeStep({ label, direction: 'change', base, next });
    if (taken === 'done') return { key: normaliseName(base.name), label, before: base, after: next };
    if (taken !== undefined && attempts > 1) return changeFrom(taken.sheet, request, attempts - 1);
    refuse(base.name);
    return undefined;
  }

  async function takeBack(step: SheetStep): Promise<boolean> {
    const { name } = step.base;
    const taken = await takeStep(step);
    if (taken === undefined) refuse(name);
    else if (taken !== 'done')
      notices.warn(
        say`${userName(name)} has changed since “${step.label}”. Nothing was changed: undo it on the sheet.`,
      );
    return taken === 'done';
  }

  return {
    isUnderWay: (key) => underWay.has(key),
    change(character, label, transition) {
      const { sheet } = character;
      return inTurn(normaliseName(sheet.name), async () => {
        if (!mayChange()) return undefined;
        return changeFrom(sheetOf(sheet.name) ?? sheet, { character, label, transition });
      });
    },
    take({ key, label, before, after }, direction) {
      const [base, next] = direction === 'undo' ? [after, before] : [before, after];
      return inTurn(key, async () => mayChange() && takeBack({ label, direction, base, next }));
    },
  };
}

const SEEN_WITHIN_MS = 1500;

/** Resolves once the lock is held. */
function untilHeld(lock: CharacterLock): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (lock.state() === 'held') resolve();
    };
    lock.subscribe(look);
    look();
  });
}
