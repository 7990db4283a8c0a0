import type { Exclusive } from './ledger.ts';
import { openPrivateFiles } from './private-files.ts';
import { createThirdCopy, type ThirdCopy } from './third-copy.ts';

/*
 * The worker that keeps the third copy: only a worker can write a file in place and flush it, in every
 * engine. The page first sends the namespace, and then calls: see open-third-copy.ts.
 */

/** A call of a method of a part of the third copy. */
export interface ThirdCopyCall {
  readonly id: number;
  readonly part: Exclude<keyof ThirdCopy, 'close'>;
  readonly method: string;
  readonly values: readonly unknown[];
}

export interface ThirdCopyOpening {
  readonly id: number;
  readonly namespace: string;
}

export type ThirdCopyAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };

let opened: ThirdCopy | undefined;

async function open({ namespace }: ThirdCopyOpening): Promise<void> {
  const files = await openPrivateFiles(namespace);
  const exclusive: Exclusive = (body) => navigator.locks.request(`${namespace}.third-copy`, body) as never;
  opened = createThirdCopy(files, exclusive);
}

async function call({ part, method, values }: ThirdCopyCall): Promise<unknown> {
  const methods = opened?.[part] as Record<string, (...values: readonly unknown[]) => unknown> | undefined;
  return methods?.[method]?.(...values);
}

async function answer(request: ThirdCopyOpening | ThirdCopyCall): Promise<ThirdCopyAnswer> {
  const { id } = request;
  try {
    return { id, value: await ('part' in request ? call(request) : open(request)) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { name, message } };
  }
}

addEventListener('message', ({ data }: MessageEvent<ThirdCopyOpening | ThirdCopyCall>) => {
  void answer(data).then((message) => postMessage(message));
});
