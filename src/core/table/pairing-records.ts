import * as v from 'valibot';
import { normaliseName } from '../lib/normalise-name.ts';

/*
 * What the devices of one person tell each other about their records, and what follows from it.
 * Rule: docs/rules/pairing.md#own-devices.
 */

export const COPIED_KINDS = ['characters', 'encounters', 'foes', 'settings', 'packs'] as const;
export type CopiedKind = (typeof COPIED_KINDS)[number];

/** A record of a device, without its content. */
export interface RecordMark {
  readonly kind: CopiedKind;
  readonly name: string;
  /** Of its text. */
  readonly fingerprint: string;
}

const MAX_RECORDS = 20_000;

const kind = v.picklist(COPIED_KINDS);
const text = v.pipe(v.string(), v.maxLength(400));

const recordSchema = v.object({ kind, name: text, fingerprint: text });

/** Kinds that only a newer version knows are left out. */
const recordsSchema = v.pipe(
  v.array(v.unknown()),
  v.maxLength(MAX_RECORDS),
  v.transform((records) =>
    records.flatMap((record): RecordMark[] => {
      const read = v.safeParse(recordSchema, record);
      return read.success ? [read.output] : [];
    }),
  ),
);

/** `list`: all records of a device. `ask`: wants one. `document`: its text; null where it is gone. */
export const deviceMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('list'),
    device: text,
    /** Whether the sender wants the other list in return: it may not have heard it. */
    asks: v.boolean(),
    records: recordsSchema,
  }),
  v.object({ type: v.literal('ask'), kind, name: text }),
  v.object({ type: v.literal('document'), kind, name: text, text: v.nullable(v.string()) }),
]);

export type DeviceMessage = v.InferOutput<typeof deviceMessageSchema>;

/**
 * `new`: only the other device has it. `newer`: only the other device has changed it since both had the same.
 * `both`: both have changed it, or never had the same.
 */
export type RecordDifference = 'new' | 'newer' | 'both';

/** A record of the other device that differs. */
export interface DifferentRecord extends RecordMark {
  readonly difference: RecordDifference;
}

/** Identifies a record on every device. */
export function recordKey({ kind: of, name }: Pick<RecordMark, 'kind' | 'name'>): string {
  return `${of}/${normaliseName(name)}`;
}

/**
 * What the other device has that this one may copy: what is new there, or was changed there.
 * @param common the fingerprint by key that both had when they were last the same
 */
export function differentRecords(
  own: readonly RecordMark[],
  theirs: readonly RecordMark[],
  common: Readonly<Record<string, string>>,
): readonly DifferentRecord[] {
  const mine = new Map(own.map((each) => [recordKey(each), each.fingerprint]));
  return theirs.flatMap((record): DifferentRecord[] => {
    const key = recordKey(record);
    const before = Object.hasOwn(common, key) ? common[key] : undefined;
    const here = mine.get(key);
    if (here === record.fingerprint || (here !== undefined && before === record.fingerprint)) return [];
    if (here === undefined) return [{ ...record, difference: 'new' }];
    return [{ ...record, difference: before === here ? 'newer' : 'both' }];
  });
}

/** The fingerprints that both devices have now, besides those of before that still tell what changed. */
export function commonRecords(
  own: readonly RecordMark[],
  theirs: readonly RecordMark[],
  before: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const mine = new Map(own.map((each) => [recordKey(each), each.fingerprint]));
  const same = theirs.filter((each) => mine.get(recordKey(each)) === each.fingerprint);
  const present = new Set([...own, ...theirs].map(recordKey));
  const kept = Object.entries(before).filter(([key]) => present.has(key));
  return Object.fromEntries([...kept, ...same.map((each) => [recordKey(each), each.fingerprint] as const)]);
}
