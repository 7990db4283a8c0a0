import type { Environment } from '../environment.ts';

/** 64 bits of FNV-1a over UTF-16 units, in two lanes: enough to tell damage from none, and texts apart by accident of none. */
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

export type ChecksumAlgorithm = 'SHA-256' | 'FNV-1a-64';

export interface Checksum {
  readonly algorithm: ChecksumAlgorithm;
  readonly value: string;
}

/** A checksum of the text by this algorithm, undefined where the browser cannot work it out. */
export async function checksumBy(
  environment: Environment,
  algorithm: ChecksumAlgorithm,
  text: string,
): Promise<Checksum | undefined> {
  if (algorithm === 'FNV-1a-64') return { algorithm, value: fingerprint(text) };
  const value = await environment.sha256?.(text).catch(() => undefined);
  return value === undefined ? undefined : { algorithm, value };
}

/** The best checksum that this browser can work out: SHA-256 needs a secure context. */
export async function checksumOf(environment: Environment, text: string): Promise<Checksum> {
  return (
    (await checksumBy(environment, 'SHA-256', text)) ?? { algorithm: 'FNV-1a-64', value: fingerprint(text) }
  );
}
