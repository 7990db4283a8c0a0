import { jsonChanges } from '../../core/game-data/editing/json-patch.ts';
import { browserPage } from '../../platform/browser.ts';
import { trustedScript } from '../../platform/trusted-script.ts';
import type { DraftAnswer, DraftRequest } from './draft-worker.ts';

/** The checker of a pack that is edited. */
export interface DraftChecker {
  /** Checks this JSON; of calls that follow each other only the last is sure to be answered. */
  check(json: unknown): void;
  close(): void;
}

export interface DraftCheckerOptions {
  /** The text and the JSON that the first check is of. */
  readonly text: string;
  readonly json: unknown;
  /** The JSON path of what is edited: its findings are listed before others where there are too many. */
  readonly focus: string;
  /** The packs below it in load order. A stored pack is sent as its text. */
  readonly others: Promise<Extract<DraftRequest, { text: string }>['others']>;
  /** Called with the findings and the JSON that they are of. */
  readonly onFindings: (json: unknown, findings: DraftAnswer['findings']) => void;
  /** Called where the worker cannot be started. */
  readonly onFailure: () => void;
}

/** Starts a worker that checks a pack and every later state of it. Only what changes is sent to it. */
export function openDraftChecker({
  text,
  json,
  others,
  focus,
  onFindings,
  onFailure,
}: DraftCheckerOptions): DraftChecker {
  let worker: Worker | undefined;
  let isClosed = false;
  let isWaiting = false;
  let sent = json;
  const states = new Map<number, unknown>();
  let revision = 0;
  let last = json;

  const post = (request: DraftRequest, state: unknown): void => {
    revision += 1;
    states.set(revision, state);
    sent = state;
    worker?.postMessage(request);
  };

  const sendChanges = (): void => {
    const changes = [...jsonChanges(sent, last)];
    if (worker !== undefined && !isClosed && changes.length > 0) post({ changes }, last);
  };

  async function start(): Promise<void> {
    const { default: address } = await import('./draft-worker.ts?worker&url');
    const below = await others;
    if (isClosed) return;
    worker = new Worker(trustedScript(address), { type: 'module' });
    worker.onerror = onFailure;
    worker.onmessage = ({ data }: MessageEvent<DraftAnswer>) => {
      const state = states.get(data.revision);
      for (const known of states.keys()) if (known <= data.revision) states.delete(known);
      if (!isClosed) onFindings(state, data.findings);
    };
    post({ text, others: below, focus }, json);
    sendChanges();
  }

  start().catch(onFailure);
  return {
    check(next) {
      last = next;
      if (isWaiting) return;
      isWaiting = true;
      // The frame with what was typed comes first: the worker needs a processor too.
      void browserPage.drawn().then(() => {
        isWaiting = false;
        sendChanges();
      });
    },
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}
