import type { StorageProblem } from '../api.ts';
import { type Beside, type SaveRequest, type Write, writeRecord } from '../primary/write-record.ts';
import { fingerprint } from '../records/checksum.ts';
import { problemOf, storageProblem } from '../records/problem.ts';
import { type Detached, type Reading, revOf, type StoredRecord } from '../records/record.ts';
import { announce, place, type Shelf } from './collection-state.ts';
import type { Unsaved, WriteRequest, Written } from './save-queue.ts';
import { becomeOlder, type Vault } from './storage-context.ts';

/** What the second copy holds in the place of a record that the authority has not taken. */
export function detachedRecord(
  vault: Vault,
  shelf: Shelf,
  key: string,
  data: string | null,
  inFlight: unknown,
): StoredRecord & { readonly detached: Detached } {
  const { codec } = shelf.naming;
  const known = shelf.revs.get(key) ?? 0;
  const over = inFlight === undefined ? undefined : fingerprint(codec.print(inFlight));
  const detached = shelf.detached.get(key) ?? { base: known, ...(over === undefined ? {} : { over }) };
  const rev = known + (inFlight === undefined ? 1 : 2);
  return { rev, schema: codec.schema, savedAt: vault.environment.now(), data, detached };
}

/** Writes what the authority has not taken into the second copy, so that it outlives this tab if it can. */
export function detach(vault: Vault, { shelf, key, value, inFlight }: Unsaved): void {
  if (vault.status.current().mode === 'older') return;
  const { kind, codec } = shelf.naming;
  vault.second.detach(kind, key, detachedRecord(vault, shelf, key, codec.print(value), inFlight));
  vault.status.secondCopy(vault.second.state());
}

/** After a transaction is complete: the second copy, then the other tabs. */
export function follow(vault: Vault, shelf: Shelf, key: string, record: StoredRecord): void {
  const { kind } = shelf.naming;
  vault.second.copy(kind, key, record);
  vault.status.secondCopy(vault.second.state());
  vault.channel.post({ type: 'changed', things: [{ kind, key, rev: record.rev, schema: record.schema }] });
}

/** Takes in what another tab stored. */
export function takeIn(shelf: Shelf, key: string, reading: Reading<unknown>): void {
  if (reading.state === 'live') place(shelf, key, reading.record, reading.value);
  else {
    shelf.entries.delete(key);
    shelf.revs.set(key, revOf(reading));
  }
  announce(shelf, key, 'elsewhere');
}

function keepBoth(vault: Vault, shelf: Shelf, key: string, theirs: Reading<unknown>, beside: Beside): void {
  const name = shelf.naming.nameOf(beside.value);
  place(shelf, beside.key, beside.record, beside.value);
  announce(shelf, beside.key, 'here');
  takeIn(shelf, key, theirs);
  if ('record' in theirs) vault.second.copy(shelf.naming.kind, key, theirs.record);
  follow(vault, shelf, beside.key, beside.record);
  vault.status.notice(
    'kept-both',
    'This was changed in another tab at the same time. Both versions were kept: the other tab’s under its name, this tab’s under the name here.',
    [name],
  );
}

function unsaved(vault: Vault, request: WriteRequest, problem: StorageProblem): Written {
  detach(vault, { ...request, inFlight: undefined });
  return { kind: 'unsaved', problem };
}

/** Brings one value into both copies, as far as the mode allows. Never rejects. */
export async function write(vault: Vault, request: WriteRequest): Promise<Written> {
  const { mode } = vault.status.current();
  try {
    if (mode === 'older') return { kind: 'unsaved', problem: storageProblem('older') };
    if (mode === 'memory') return unsaved(vault, request, storageProblem('memory'));
    return await writeStored(vault, request);
  } catch (error) {
    return { kind: 'unsaved', problem: problemOf(error) };
  }
}

async function writeStored(vault: Vault, request: WriteRequest): Promise<Written> {
  const { shelf, key, value, onlyIfFree, overtaken } = request;
  const save: SaveRequest = { key, value, onlyIfFree, now: vault.environment.now() };
  const outcome = await writeRecord(vault.database, shelf, save);
  if (!outcome.ok) {
    if (outcome.problem.reason !== 'older') return unsaved(vault, request, outcome.problem);
    becomeOlder(vault);
    return { kind: 'unsaved', problem: outcome.problem };
  }
  return finish(vault, request, outcome.value, overtaken());
}

function finish(vault: Vault, { shelf, key, value }: WriteRequest, done: Write, overtaken: boolean): Written {
  const { naming } = shelf;
  switch (done.kind) {
    case 'newer':
      becomeOlder(vault);
      return { kind: 'unsaved', problem: storageProblem('older') };
    case 'exists':
      takeIn(shelf, key, done.theirs);
      return { kind: 'exists' };
    case 'kept-both': {
      keepBoth(vault, shelf, key, done.theirs, done.beside);
      const { key: besideKey, name } = done.beside;
      const rename = (later: unknown): unknown => naming.withName?.(later, name) ?? later;
      return { kind: 'kept-both', keptAs: name, key: besideKey, rename };
    }
    case 'merged':
      if (overtaken) {
        // What waits was made on top of this tab's version, so that is what it is merged from.
        shelf.revs.set(key, done.record.rev);
        shelf.texts.set(key, naming.codec.print(value));
      } else {
        place(shelf, key, done.record, done.value);
        announce(shelf, key, 'elsewhere');
      }
      break;
    case 'written':
      shelf.revs.set(key, done.record.rev);
      if (!naming.withName) shelf.texts.set(key, done.record.data ?? '');
  }
  follow(vault, shelf, key, done.record);
  return { kind: 'saved' };
}
