import * as v from 'valibot';
import type { TabardStorage } from '../codecs.ts';

/** What this device had in common with others. */
const COMMON = 'pairedRecords';
/** Others are forgotten, the longest unseen first. */
const MAX_DEVICES = 8;

const commonSchema = v.array(v.tuple([v.string(), v.record(v.string(), v.string())]));

/** Fingerprints by the keys of their records. */
type Common = Readonly<Record<string, string>>;

function allCommon({ remembered }: TabardStorage) {
  const parsed = v.safeParse(commonSchema, remembered.read(COMMON));
  return parsed.success ? parsed.output : [];
}

/**
 * What this device and another one had when they were last the same.
 * Rule: docs/rules/pairing.md#own-devices.
 */
export function readCommon(storage: TabardStorage, device: string): Common {
  return allCommon(storage).find(([name]) => name === device)?.[1] ?? {};
}

export function writeCommon(storage: TabardStorage, device: string, common: Common): void {
  const others = allCommon(storage).filter(([name]) => name !== device);
  storage.remembered.write(COMMON, [...others.slice(1 - MAX_DEVICES), [device, common]]);
}

/**
 * Remembers what was taken from another device. Returns how to forget that, and nothing that both have had
 * since.
 */
export function rememberCommon(
  storage: TabardStorage,
  device: string,
  taken: ReadonlyMap<string, string>,
): () => void {
  const before = new Map(Object.entries(readCommon(storage, device)));
  writeCommon(storage, device, Object.fromEntries([...before, ...taken]));
  return () => {
    const now = new Map(Object.entries(readCommon(storage, device)));
    for (const [key, fingerprint] of taken) {
      const former = before.get(key);
      if (now.get(key) !== fingerprint) continue;
      if (former === undefined) now.delete(key);
      else now.set(key, former);
    }
    writeCommon(storage, device, Object.fromEntries(now));
  };
}
