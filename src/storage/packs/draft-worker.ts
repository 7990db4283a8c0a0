import { checkPack } from '../../core/foes/check-pack.ts';
import type { Finding } from '../../core/game-data/checks/finding.ts';
import { type JsonChange, withJsonChanges } from '../../core/game-data/editing/json-patch.ts';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { splitMark } from '../../core/game-data/pack-json.ts';
import { readOther } from './read-other.ts';

/*
 * The worker that checks a pack while it is edited. It keeps the JSON, is told what changes in it, and
 * answers with the findings of the latest state: states that were replaced meanwhile have no answer.
 */

export type DraftRequest =
  | { readonly text: string; readonly others: readonly (Pack | string)[]; readonly focus: string }
  | { readonly changes: readonly JsonChange[] };

export interface DraftAnswer {
  /** The number of requests that led to the current state. */
  readonly revision: number;
  readonly findings: readonly PlacedProblem<Finding>[];
}

let json: unknown;
let others: readonly Pack[] = [];
let focus = '$';
let revision = 0;
let isWaiting = false;

function answer(): void {
  isWaiting = false;
  const findings: DraftAnswer = { revision, findings: checkPack(json, others, focus) };
  postMessage(findings);
}

addEventListener('message', ({ data }: MessageEvent<DraftRequest>) => {
  revision += 1;
  if ('changes' in data) {
    json = withJsonChanges(json, data.changes);
  } else {
    // The app wrote it: a file was read within the limits when it was opened, and the checker says what is
    // beyond them.
    json = JSON.parse(splitMark(data.text)[1]);
    others = data.others.flatMap(readOther);
    focus = data.focus;
  }
  // Requests that wait already are taken before the check.
  if (!isWaiting) setTimeout(answer);
  isWaiting = true;
});
