import { fingerprint } from '../../core/lib/fingerprint.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { ok } from '../../core/lib/result.ts';
import type { CopiedKind, DifferentRecord, RecordMark } from '../../core/table/pairing-records.ts';
import { recoveredName } from '../../storage/records/recovered-name.ts';
import { CHARACTER_LIBRARY } from '../characters/character-library.ts';
import { codecs, type TabardStorage } from '../codecs.ts';
import { ENCOUNTER_LIBRARY } from '../encounters/encounter-library.ts';
import { FOE_LIBRARY } from '../foes/foe-library.ts';
import type { LibraryKind } from '../library/library-kind.ts';
import { uploadFiles } from '../library/upload-files.ts';

/** What became of a record of another device. */
export interface CopyOutcome {
  readonly kind: 'added' | 'replaced' | 'failed';
  /** Under which it is stored now. */
  readonly name: string;
}

/** How the records of one kind are listed, read and stored. */
export interface RecordCopies {
  list(storage: TabardStorage): Promise<readonly RecordMark[]>;
  /** Undefined where there is none of that name. */
  read(storage: TabardStorage, name: string): Promise<string | undefined>;
  /** Stores what another device sent. Nothing changes where the text is no such record. */
  store(storage: TabardStorage, record: DifferentRecord, text: string): Promise<CopyOutcome>;
}

/** The name of the one record of settings. */
const SETTINGS = 'Settings';

function copiesOf<Value>(
  record: 'characters' | 'encounters' | 'foes',
  kind: LibraryKind<Value>,
): RecordCopies {
  const textOf = (value: Value) => JSON.stringify(kind.serialize(value));

  /** Where both devices have changed it, both are kept. */
  async function keepBoth(storage: TabardStorage, value: Value): Promise<CopyOutcome> {
    const collection = kind.collection(storage);
    const given = kind.nameOf(value);
    let name = given;
    for (let count = 1; collection.entries().has(normaliseName(name)); count += 1)
      name = recoveredName(given, count);
    const created = await collection.create(kind.withName(value, name));
    return { kind: created.kind === 'saved' || created.kind === 'unsaved' ? 'added' : 'failed', name };
  }

  return {
    list: async (storage) =>
      [...kind.collection(storage).entries().values()].map(({ name, value }) => ({
        kind: record,
        name,
        fingerprint: fingerprint(textOf(value)),
      })),
    async read(storage, name) {
      const entry = kind.collection(storage).get(name);
      return entry && textOf(entry.value);
    },
    async store(storage, { name, difference }, text) {
      const json = readJson(text);
      const parsed = kind.parse(ok(json));
      const isIt = parsed.ok && normaliseName(kind.nameOf(parsed.value)) === normaliseName(name);
      if (!isIt) return { kind: 'failed', name };
      if (difference !== 'newer') return keepBoth(storage, parsed.value);
      const file = new File([text], name);
      const [outcome] = await uploadFiles(storage, kind, [file], async () => ({
        answer: 'replace',
        isForAll: true,
      }));
      return { kind: outcome?.kind === 'success' ? 'replaced' : 'failed', name };
    },
  };
}

const settings: RecordCopies = {
  async list(storage) {
    const value = storage.settings.get();
    if (value === undefined) return [];
    return [{ kind: 'settings', name: SETTINGS, fingerprint: fingerprint(codecs.settings.serialize(value)) }];
  },
  async read(storage) {
    const value = storage.settings.get();
    return value && codecs.settings.serialize(value);
  },
  async store(storage, _record, text) {
    const parsed = codecs.settings.parse(text);
    const saved = parsed.ok ? await storage.settings.save(parsed.value) : undefined;
    return { kind: saved?.kind === 'saved' ? 'replaced' : 'failed', name: SETTINGS };
  },
};

/** Packs are listed and sent. What arrives is checked and stored as an upload. */
const packs: RecordCopies = {
  async list(storage) {
    const listed = await storage.packs.list();
    return Promise.all(
      listed.map(async ({ name }) => ({
        kind: 'packs' as const,
        name,
        fingerprint: fingerprint((await storage.packs.readText(name)) ?? ''),
      })),
    );
  },
  read: (storage, name) => storage.packs.readText(name),
  store: async (_storage, { name }) => ({ kind: 'failed', name }),
};

export const RECORD_COPIES: Readonly<Record<CopiedKind, RecordCopies>> = {
  characters: copiesOf('characters', CHARACTER_LIBRARY),
  encounters: copiesOf('encounters', ENCOUNTER_LIBRARY),
  foes: copiesOf('foes', FOE_LIBRARY),
  settings,
  packs,
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
