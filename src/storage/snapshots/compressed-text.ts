import { fingerprint } from '../../core/lib/fingerprint.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { Environment } from '../environment.ts';
import type { CompressedText } from '../primary/schema.ts';

const shortHash = (text: string): string => `${text.length}-${fingerprint(text)}`;

/** SHA-256, or outside secure contexts the length and the fingerprint. */
export async function hashOf(environment: Environment, text: string): Promise<string> {
  return (await environment.sha256?.(text)) ?? shortHash(text);
}

/** A SHA-256 that this browser cannot compute is accepted. */
async function isHashOf(environment: Environment, hash: string, text: string): Promise<boolean> {
  return hash.includes('-')
    ? shortHash(text) === hash
    : ((await environment.sha256?.(text)) ?? hash) === hash;
}

/** The text as it is stored, compressed if the browser can do that and the text survives it. */
export async function compress(environment: Environment, text: string): Promise<CompressedText> {
  // UTF-8 cannot encode a lone surrogate.
  if (!environment.compress || !text.isWellFormed()) return { text };
  return { bytes: await environment.compress(text) };
}

/** In bytes; a text that is not compressed counts two for each UTF-16 unit. */
export function sizeOf(content: CompressedText): number {
  return content.bytes?.byteLength ?? (content.text?.length ?? 0) * 2;
}

/** The text, if it still has this hash. */
export async function decompress(
  environment: Environment,
  stored: unknown,
  hash: string,
): Promise<Result<string, string>> {
  try {
    const { bytes, text: plain } = (stored ?? {}) as CompressedText;
    const text = bytes && environment.decompress ? await environment.decompress(bytes) : plain;
    if (text !== undefined && (await isHashOf(environment, hash, text))) return ok(text);
  } catch {
    // Reported like any other damage.
  }
  return fail('Part of this snapshot is damaged. Nothing was changed.');
}
