import { type Message, userName as nameWord, say } from '../../../core/lib/wording.ts';
import type { RecordName, RestoreReport, ThirdCopyReport } from '../../../state/data-report.ts';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A size for people: `1.4 MB`. */
export function formatBytes(total: number): string {
  let size = total;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${size >= 10 || unit === 0 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]}`;
}

/** A time for people: `November 18, 2026 at 7:05 PM`, or `7:05:09 PM`. */
export function formatTime(at: number, hasSeconds = false): string {
  return new Date(at).toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: hasSeconds ? 'medium' : 'short',
  });
}

const KINDS: Readonly<Record<RecordName['kind'], string>> = {
  characters: 'character',
  encounters: 'encounter',
  foes: 'foe',
  packs: 'game data pack',
  settings: 'settings',
  workshop: 'pack in the workshop',
};

/** The name of a stored record with its kind: `Aria (character)`. */
export function recordName({ kind, name }: RecordName): Message {
  return kind === 'settings' ? 'Settings' : say`${nameWord(name)} (${KINDS[kind]})`;
}

/** What a restore did, in one sentence. */
export function describeRestore({ added, replaced, kept, quarantined }: RestoreReport): string {
  const parts = [
    count(added, 'added'),
    count(replaced, 'replaced'),
    count(kept, 'left as they are'),
    count(quarantined, 'could not be read and are quarantined'),
  ].filter(Boolean);
  return parts.length === 0 ? 'Nothing had to be restored.' : `Restored: ${parts.join('; ')}.`;
}

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Whether the third copy has what is stored, and what it holds. */
export function describeThirdCopy(report: ThirdCopyReport | undefined): string {
  if (report === undefined) return 'Not available in this browser. The two other copies still work.';
  if (report.state === 'unknown') return 'Does not answer. The two other copies still work.';
  const { missing, records, packs, snapshots, bytes } = report;
  const kept = [...some(packs, 'pack'), ...some(snapshots, 'snapshot')].join(' and ');
  const held = [
    ...some(records, 'record').map((noted) => `has the latest version of ${noted}`),
    ...(kept === '' ? [] : [`keeps ${kept} (${formatBytes(bytes)})`]),
  ].join(' and ');
  const state = missing === 0 ? 'In sync' : `Behind by ${missing}, until the next start`;
  return held === '' ? state : `${state}: ${held}`;
}

/** `2 packs`; nothing for none. */
const some = (number: number, noun: string): readonly string[] =>
  number === 0 ? [] : [counted(number, noun)];

function count(records: readonly RecordName[], what: string): string {
  return records.length === 0 ? '' : `${records.length} ${what}`;
}
