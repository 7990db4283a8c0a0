import { checkPack } from '../../core/foes/check-pack.ts';
import type { Finding } from '../../core/game-data/checks/finding.ts';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { readPackJson } from '../../core/game-data/pack-json.ts';
import { readOther } from './read-other.ts';

/*
 * The worker that checks packs. It receives a pack and the packs below it, and answers with the findings. A
 * pack of 15 MB takes some seconds.
 */

export interface CheckRequest {
  /** The text of the pack's file. */
  readonly text: string;
  /** In load order. A stored pack is sent as its text, which is faster than cloning its entries. */
  readonly others: readonly (Pack | string)[];
}

export type CheckAnswer = readonly PlacedProblem<Finding>[];

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const json = readPackJson(data.text);
  const answer: CheckAnswer = json.ok ? checkPack(json.value, data.others.flatMap(readOther)) : [];
  postMessage(answer);
});
