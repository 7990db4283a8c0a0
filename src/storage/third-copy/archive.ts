import { type Files, withFile } from './files.ts';
import { seal, unseal } from './sealed-bytes.ts';

/** What is archived under a name. */
export interface Archived {
  /** Serializes to JSON. */
  readonly json: unknown;
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
}

/** How much of a kind is archived, and how much of what is stored is not. */
export interface ArchivedCount {
  readonly archived: number;
  readonly missing: number;
}

/** The second copies of what localStorage has no room for. A file is written once and never over. */
export interface Archive {
  /** The names of a folder's files, whole or not. */
  list(folder: string): Promise<readonly string[]>;
  /** In bytes. */
  size(folder: string): Promise<number>;
  /** Undefined where there is no such file, or it is damaged. */
  read(path: string): Promise<Archived | undefined>;
  write(path: string, archived: Archived): Promise<void>;
  remove(path: string): Promise<void>;
}

const NEWLINE = 10;

function join({ json, bytes = new Uint8Array() }: Archived): Uint8Array<ArrayBuffer> {
  const line = new TextEncoder().encode(`${JSON.stringify(json)}\n`);
  const joined = new Uint8Array(line.length + bytes.length);
  joined.set(line);
  joined.set(bytes, line.length);
  return joined;
}

function split(joined: Uint8Array<ArrayBuffer>): Archived {
  const end = joined.indexOf(NEWLINE);
  const json: unknown = JSON.parse(new TextDecoder().decode(joined.subarray(0, end)));
  const bytes = joined.slice(end + 1);
  return bytes.length > 0 ? { json, bytes } : { json };
}

export function createArchive(files: Files): Archive {
  return {
    list: (folder) => files.list(folder),
    size: (folder) => files.size(folder),
    async read(path) {
      const sealed = await withFile(files, path, (file) => file.read());
      // Opening it has created it where there was none.
      if (sealed.length === 0) await files.remove(path);
      const joined = await unseal(sealed);
      return joined && split(joined);
    },
    write: async (path, archived) => {
      const sealed = await seal(join(archived));
      try {
        await withFile(files, path, (file) => file.write(sealed));
      } catch (error) {
        // A part of it would only take room.
        await files.remove(path);
        throw error;
      }
    },
    remove: (path) => files.remove(path),
  };
}
