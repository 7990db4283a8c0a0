import { type FaultShape, Faults } from './faults.ts';
import { failuresOfRetry, lossesIn, notesIn, openedBy } from './losses.ts';
import { INITIAL_TEXTS, type StorageOperation, setUp } from './operations.ts';

export interface Struck {
  /** How many writes the operation makes. */
  readonly writes: number;
  readonly lost: readonly string[];
}

/** Performs the operation with the fault at one of its writes. Undefined where it makes fewer writes. */
async function strikeAt(
  operation: StorageOperation,
  shape: FaultShape,
  at: number,
): Promise<readonly string[] | undefined> {
  const scene = await setUp(operation);
  const { browser, tab, storage } = scene;
  const faults = new Faults(browser, tab, at, shape);
  const outcome = await operation.run(scene);
  faults.end();
  if (!faults.struck) return undefined;
  const promised = [...INITIAL_TEXTS, ...(operation.promises ?? [])];
  const saysSaved = (outcome as { kind?: unknown } | undefined)?.kind === 'saved';
  if (operation.brings !== undefined && saysSaved) promised.push(operation.brings);
  if (shape === 'crash') return lossesIn(browser, promised, operation);
  // The tab lives: nothing that it shows is lost, and a retry stores all of it.
  const opened = openedBy(outcome) ?? storage;
  const failures = await failuresOfRetry(opened);
  promised.push(...notesIn(opened));
  await opened.close();
  return [...failures, ...(await lossesIn(browser, promised, operation))];
}

/**
 * Makes the fault happen to each write of the operation in turn, in a fresh browser, and returns what was
 * lost.
 */
export async function strikeEverywhere(operation: StorageOperation, shape: FaultShape): Promise<Struck> {
  const lost: string[] = [];
  for (let at = 1; ; at += 1) {
    const struck = await strikeAt(operation, shape, at);
    if (!struck) return { writes: at - 1, lost };
    lost.push(...struck.map((what) => `${operation.name}, write ${at}, ${shape}: ${what}`));
  }
}
