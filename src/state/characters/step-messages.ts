import { serializeSheet } from '../../core/character/sheet/parse-sheet.ts';
import { isJsonObject } from '../../core/lib/name-map.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Channel } from '../../platform/window-channel.ts';
import { sheetInMessage } from './current-sheet.ts';
import type { LoadedCharacter } from './loaded-state.ts';
import type { SheetStep, SheetStepOutcome } from './sheet-step.ts';

/** So long another window has to answer, in milliseconds. */
const PATIENCE = 1500;

const DIRECTIONS = ['change', 'undo', 'redo'] as const;

/** After so much of it, it leaves a step alone that it has not taken: the asking window is about to take it. */
const LATEST = 1000;

/** The answer of the window that has the character open; undefined where none answers in time. */
type Answer = SheetStepOutcome | 'busy' | undefined;

export interface StepMessages {
  /** Asks the window that has the character open to take a step. `isCalledOff`: resolves when nobody has it open. */
  ask(step: SheetStep, calledOff: Promise<unknown>): Promise<Answer>;
}

function readStep(message: Readonly<Record<string, unknown>>): SheetStep | undefined {
  const direction = DIRECTIONS.find((each) => each === message.direction);
  const base = sheetInMessage(message.base);
  const next = sheetInMessage(message.next);
  if (typeof message.label !== 'string' || !direction || !base || !next) return undefined;
  if (normaliseName(base.name) !== normaliseName(next.name)) return undefined;
  return { label: message.label, direction, base, next };
}

function readAnswer({ outcome, sheet }: Readonly<Record<string, unknown>>): Answer {
  if (outcome === 'done' || outcome === 'busy') return outcome;
  const now = sheetInMessage(sheet);
  return now && { kind: 'stale', sheet: now };
}

/**
 * Steps of a character that another window asks for: the window that has it open takes them, so that no character
 * has two writers and its undo history is whole.
 * Rule: docs/rules/encounters.md#changing-a-character-from-the-encounter.
 */
export function createStepMessages(
  loaded: LoadedCharacter,
  openChannel: () => Channel,
  now: () => number,
): StepMessages {
  const channel = openChannel();
  const self = `${Math.random()}`;
  const waiting = new Map<string, (answer: Answer) => void>();
  let asked = 0;

  async function takeFor(id: string, message: Readonly<Record<string, unknown>>): Promise<void> {
    const step = readStep(message);
    if (step === undefined || !(Number(message.until) >= now())) return;
    const outcome = await loaded.takeStep(step);
    if (outcome === 'elsewhere') return;
    const answer =
      typeof outcome === 'string' ? { outcome } : { outcome: 'stale', sheet: serializeSheet(outcome.sheet) };
    channel.post({ type: 'step-taken', id, ...answer });
  }

  channel.listen((message) => {
    if (!isJsonObject(message) || typeof message.id !== 'string') return;
    if (message.type === 'take-step') void takeFor(message.id, message);
    if (message.type === 'step-taken') waiting.get(message.id)?.(readAnswer(message));
  });

  return {
    async ask({ base, next, ...step }, calledOff) {
      asked += 1;
      const id = `${self} ${asked}`;
      const answered = new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        setTimeout(() => resolve(undefined), PATIENCE);
        void calledOff.then(() => resolve(undefined));
      });
      channel.post({
        type: 'take-step',
        id,
        until: now() + LATEST,
        ...step,
        base: serializeSheet(base),
        next: serializeSheet(next),
      });
      const answer = await answered;
      waiting.delete(id);
      return answer;
    },
  };
}
