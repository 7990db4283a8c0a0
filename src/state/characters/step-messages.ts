import { serializeSheet } from '../../core/character/sheet/parse-sheet.ts';
import { isJsonObject } from '../../core/lib/name-map.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Channel } from '../../platform/window-channel.ts';
import { sheetInMessage } from './current-sheet.ts';
import type { LoadedCharacter } from './loaded-state.ts';
import type { SheetStep, SheetStepOutcome } from './sheet-step.ts';

/** How long another window has to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1500;

const DIRECTIONS = ['change', 'undo', 'redo'] as const;

/**
 * How long another window may still take the step, in milliseconds. After that the asking window takes it
 * itself.
 */
const TAKE_TIMEOUT_MS = 1000;

/** The answer of the window that has the character open; undefined where none answers in time. */
type Answer = SheetStepOutcome | 'busy' | undefined;

export interface StepMessages {
  /**
   * Asks the window that has the character open to take a step. `calledOff`: resolves once no other window
   * has it open.
   */
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
 * Takes the steps that another window asks for, in the window that has the character open, so that a
 * character has only one writer and its undo history stays complete.
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
        setTimeout(() => resolve(undefined), ANSWER_TIMEOUT_MS);
        void calledOff.then(() => resolve(undefined));
      });
      channel.post({
        type: 'take-step',
        id,
        until: now() + TAKE_TIMEOUT_MS,
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
