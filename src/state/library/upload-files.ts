import { freeName } from '../../core/lib/free-name.ts';
import { type Message, say, userName } from '../../core/lib/wording.ts';
import { readJsonFile } from '../../platform/files.ts';
import type { CreateOutcome } from '../../storage/api.ts';
import type { TabardStorage } from '../codecs.ts';
import { canTakeSnapshots } from '../snapshot-words.ts';
import type { LibraryKind } from './library-kind.ts';

/** The outcome for one uploaded file. */
export interface UploadOutcome {
  readonly file: string;
  readonly kind: 'success' | 'error';
  readonly message: Message;
  /** The exact problem, and how to correct it. */
  readonly detail?: Message | undefined;
}

export const TAKEN_ANSWERS = ['replace', 'keep-both', 'skip'] as const;

/** What to do with a document whose name is taken. */
export type TakenAnswer = (typeof TAKEN_ANSWERS)[number];

/** An uploaded document whose name is taken. */
export interface TakenName {
  readonly name: string;
  /** The message about it. */
  readonly message: string;
  /** How many files come after it. */
  readonly filesLeft: number;
}

/** Asks what to do with a taken name. `isForAll`: the answer holds for the files after it too. */
export type AskAboutTaken = (
  taken: TakenName,
) => Promise<{ readonly answer: TakenAnswer; readonly isForAll: boolean }>;

const SKIP_ALL: AskAboutTaken = () => Promise.resolve({ answer: 'skip', isForAll: true });

/**
 * Stores the documents of these files in order, each by itself, and asks about each whose name is taken.
 * Rule: docs/rules/storage.md#uploads-over-a-taken-name.
 */
export async function uploadFiles<Value>(
  storage: TabardStorage,
  kind: LibraryKind<Value>,
  files: readonly File[],
  ask: AskAboutTaken = SKIP_ALL,
): Promise<readonly UploadOutcome[]> {
  const outcomes: UploadOutcome[] = [];
  let forAll: TakenAnswer | undefined;
  for (const [index, file] of files.entries()) {
    const answer = async (name: string): Promise<TakenAnswer> => {
      if (forAll !== undefined) return forAll;
      const asked = await ask({ name, message: kind.nameTaken, filesLeft: files.length - index - 1 });
      if (asked.isForAll) forAll = asked.answer;
      return asked.answer;
    };
    outcomes.push({ file: file.name, ...(await uploadFile(storage, kind, file, answer)) });
  }
  return outcomes;
}

type Outcome = Omit<UploadOutcome, 'file'>;

async function uploadFile<Value>(
  storage: TabardStorage,
  kind: LibraryKind<Value>,
  file: File,
  answer: (name: string) => Promise<TakenAnswer>,
): Promise<Outcome> {
  const json = await readJsonFile(file);
  const parsed = (await kind.parseFile?.(file)) ?? kind.parse(json);
  if (!parsed.ok) return { kind: 'error', ...parsed.problem };
  const message = kind.nameProblem?.(kind.nameOf(parsed.value));
  if (message !== undefined) return { kind: 'error', message };
  const outcome = await storeUpload(storage, kind, parsed.value, answer);
  const leftOut = json.ok && outcome.kind === 'success' ? kind.leftOut?.(json.value) : undefined;
  if (leftOut === undefined) return outcome;
  return { ...outcome, detail: outcome.detail ? say`${outcome.detail} ${leftOut}` : leftOut };
}

async function storeUpload<Value>(
  storage: TabardStorage,
  kind: LibraryKind<Value>,
  value: Value,
  answer: (name: string) => Promise<TakenAnswer>,
): Promise<Outcome> {
  const name = userName(kind.nameOf(value));
  const created = await kind.collection(storage).create(value);
  if (created.kind !== 'exists') return outcomeOf(created, name, say`${name} has been uploaded.`);
  switch (await answer(kind.nameOf(value))) {
    case 'skip': {
      const detail = 'Delete that one first, or change the name in the file.';
      return { kind: 'error', message: kind.nameTaken, detail };
    }
    case 'keep-both':
      return keepBoth(storage, kind, value);
    case 'replace':
      return replace(storage, kind, value);
  }
}

async function keepBoth<Value>(
  storage: TabardStorage,
  kind: LibraryKind<Value>,
  value: Value,
): Promise<Outcome> {
  const collection = kind.collection(storage);
  const name = kind.nameOf(value);
  const free = freeName(name, (key) => collection.entries().has(key));
  const created = await collection.create(kind.withName(value, free));
  return outcomeOf(created, userName(name), say`${userName(name)} has been uploaded as ${userName(free)}.`);
}

/** The removal takes the snapshot, closes what is loaded, and heeds other tabs. */
async function replace<Value>(
  storage: TabardStorage,
  kind: LibraryKind<Value>,
  value: Value,
): Promise<Outcome> {
  const collection = kind.collection(storage);
  const name = userName(kind.nameOf(value));
  const takesSnapshot = canTakeSnapshots(storage);
  const removed = await collection.remove(kind.nameOf(value), { purpose: 'replacing' });
  if (removed.kind === 'changed-elsewhere')
    return { kind: 'error', message: say`${name} was changed in another tab and has not been replaced.` };
  if (removed.kind === 'failed')
    return { kind: 'error', message: say`${name} has not been replaced.`, detail: removed.problem.message };
  const replaced = say`${name} has been replaced.`;
  return outcomeOf(
    await collection.create(value),
    name,
    takesSnapshot ? say`${replaced} A snapshot under Settings still has the one before.` : replaced,
  );
}

function outcomeOf(created: CreateOutcome, name: Message, message: Message): Outcome {
  if (created.kind === 'refused' || created.kind === 'exists')
    return { kind: 'error', message: say`${name} has not been uploaded.` };
  return created.kind === 'unsaved'
    ? { kind: 'success', message, detail: created.problem.message }
    : { kind: 'success', message };
}
