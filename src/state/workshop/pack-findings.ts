import type { Finding } from '../../core/game-data/checks/finding.ts';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import { checkPackText } from '../../storage/packs/check-pack-text.ts';
import type { Game } from '../game.ts';

/** What the checker finds in a pack. */
export type WorkshopFindings = readonly PlacedProblem<Finding>[];

/** The check before, since each one takes a worker with all packs below. */
let last: Promise<unknown> = Promise.resolve();

/**
 * What the checker finds in the text of a pack over the enabled packs of other names. Checks run one after
 * the other, in a worker. Undefined where it cannot be checked; never resolves after the signal aborts it.
 * Rule: docs/rules/game-data.md#pack-checker.
 */
export function findWorkshopProblems(
  { gameData }: Pick<Game, 'gameData'>,
  pack: { readonly name: string; readonly text: string },
  signal: AbortSignal,
): Promise<WorkshopFindings | undefined> {
  return new Promise((resolve) => {
    const aborted = new Promise<undefined>((end) => {
      signal.addEventListener('abort', () => end(undefined));
    });
    const check = async () => {
      if (signal.aborted) return;
      const { available } = gameData.store.getState();
      const others = available.filter(({ enabled, name }) => enabled && name !== pack.name);
      const sources = await gameData.sources(others.map(({ name }) => name));
      resolve(await checkPackText({ text: pack.text, others: sources }, signal));
    };
    last = last.then(() => Promise.race([check(), aborted])).catch(() => resolve(undefined));
  });
}
