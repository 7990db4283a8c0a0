import { type FaultShape, Faults } from './faults.ts';
import { failuresOfRetry, lossesIn, notesIn, openedBy } from './losses.ts';
import { INITIAL_TEXTS, type StorageOperation, setUp } from './operations.ts';

export interface Struck {
  /** The number of writes of the operation. */
  readonly writes: number;
  readonly lost: readonly string[];
}

/** Performs the operation with the fault at its nth write. Undefined if it makes fewer writes. */
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
  // The tab still runs: nothing that it shows is lost, and a retry stores everything.
  const opened = openedBy(outcome) ?? storage;
  const failures = await failuresOfRetry(opened);
  promised.push(...notesIn(opened));
  await opened.close();
  return [...failures, ...(await lossesIn(browser, promised, operation))];
}

/**
 * Injects the fault into each write of the operation in turn, in a new browser each time. Returns the losses.
 */
export async function strikeEverywhere(operation: StorageOperation, shape: FaultShape): Promise<Struck> {
  const lost: string[] = [];
  for (let at = 1; ; at += 1) {
    const struck = await strikeAt(operation, shape, at);
    if (!struck) return { writes: at - 1, lost };
    lost.push(...struck.map((what) => `${operation.name}, write ${at}, ${shape}: ${what}`));
  }
}
