import type { Environment } from '../environment.ts';

/**
 * 64 bits in hexadecimal, from two 32-bit lanes over UTF-16 units. The low lane is FNV-1a; the high one also mixes in the low one.
 * It tells damage from none, and the texts of one person apart.
 */
export function fingerprint(text: string): string {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul((high ^ unit) + (low >>> 15), 0x01000193);
  }
  const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');
  return `${hex(high)}${hex(low)}`;
}

const FINGERPRINT = 'tabard-fingerprint-64';

/** The algorithms of checksums, by the names that files call them. Up to 0.9.15 the fingerprint went by a name that it is not. */
const ALGORITHMS = {
  'SHA-256': async (environment: Environment, text: string) =>
    environment.sha256?.(text).catch(() => undefined),
  [FINGERPRINT]: async (_: Environment, text: string) => fingerprint(text),
  'FNV-1a-64': async (_: Environment, text: string) => fingerprint(text),
};

export interface Checksum {
  readonly algorithm: keyof typeof ALGORITHMS;
  readonly value: string;
}

export function isChecksumAlgorithm(name: unknown): name is Checksum['algorithm'] {
  return typeof name === 'string' && Object.hasOwn(ALGORITHMS, name);
}

/** Whether the text has this checksum; undefined where the browser cannot work it out. */
export async function fitsChecksum(
  environment: Environment,
  { algorithm, value }: Checksum,
  text: string,
): Promise<boolean | undefined> {
  const actual = await ALGORITHMS[algorithm](environment, text);
  return actual === undefined ? undefined : actual === value;
}

/** The best checksum that this browser can work out: SHA-256 needs a secure context. */
export async function checksumOf(environment: Environment, text: string): Promise<Checksum> {
  const value = await ALGORITHMS['SHA-256'](environment, text);
  if (value !== undefined) return { algorithm: 'SHA-256', value };
  return { algorithm: FINGERPRINT, value: fingerprint(text) };
}
