import { fingerprint } from '../../core/lib/fingerprint.ts';
import type { Environment } from '../environment.ts';

/** What of the environment a checksum needs; a worker has it, too. */
export type Hashing = Pick<Environment, 'sha256'>;

const FINGERPRINT = 'tabard-fingerprint-64';

/** The checksum algorithms, by their names in files. Up to 0.9.15 files misnamed the fingerprint. */
const ALGORITHMS = {
  'SHA-256': async (environment: Hashing, text: string) => environment.sha256?.(text).catch(() => undefined),
  [FINGERPRINT]: async (_: Hashing, text: string) => fingerprint(text),
  'FNV-1a-64': async (_: Hashing, text: string) => fingerprint(text),
};

export interface Checksum {
  readonly algorithm: keyof typeof ALGORITHMS;
  readonly value: string;
}

export function isChecksumAlgorithm(name: unknown): name is Checksum['algorithm'] {
  return typeof name === 'string' && Object.hasOwn(ALGORITHMS, name);
}

/** Whether the text has this checksum; undefined if the browser cannot compute it. */
export async function fitsChecksum(
  environment: Hashing,
  { algorithm, value }: Checksum,
  text: string,
): Promise<boolean | undefined> {
  const actual = await ALGORITHMS[algorithm](environment, text);
  return actual === undefined ? undefined : actual === value;
}

/** The best checksum that this browser can compute: SHA-256 needs a secure context. */
export async function checksumOf(environment: Hashing, text: string): Promise<Checksum> {
  const value = await ALGORITHMS['SHA-256'](environment, text);
  if (value !== undefined) return { algorithm: 'SHA-256', value };
  return { algorithm: FINGERPRINT, value: fingerprint(text) };
}
