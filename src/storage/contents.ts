import { fail, ok, type Result } from '../core/lib/result.ts';
import { fingerprint } from './checksum.ts';
import type { Environment } from './environment.ts';

/** One text of a snapshot, kept once however many snapshots hold it, under the hash of the text. */
export interface Content {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly text?: string;
}

/** SHA-256, or, outside secure contexts, length and fingerprint: texts of one person do not meet by accident in 64 bits. */
export async function hashOf(environment: Environment, text: string): Promise<string> {
  return (await environment.sha256?.(text)) ?? `${text.length}-${fingerprint(text)}`;
}

/** UTF-8 has no place for half a surrogate pair. */
const halfPair = /\p{Surrogate}/u;

export async function pack(environment: Environment, text: string): Promise<Content> {
  if (!environment.compress || halfPair.test(text)) return { text };
  return { bytes: await environment.compress(text) };
}

export function sizeOf(content: Content): number {
  return content.bytes?.byteLength ?? (content.text?.length ?? 0) * 2;
}

/** The text again, if it still is what the hash stands for. */
export async function unpack(
  environment: Environment,
  stored: unknown,
  hash: string,
): Promise<Result<string, string>> {
  try {
    const { bytes, text: plain } = (stored ?? {}) as Content;
    const text = bytes && environment.decompress ? await environment.decompress(bytes) : plain;
    if (text !== undefined && (await hashOf(environment, text)) === hash) return ok(text);
  } catch {
    // Told like any other damage.
  }
  return fail('Part of this snapshot is damaged. Nothing was changed.');
}
