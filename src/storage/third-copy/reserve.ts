import { type Files, withFile } from './files.ts';

/** Room that is kept on the disk, for the saves after it has run full. */
export interface Reserve {
  /** Takes the room, unless it is taken. False where the disk has not as much room again. */
  ensure(): Promise<boolean>;
  /** Frees the room. False where none was taken. */
  release(): Promise<boolean>;
}

const RESERVE = 'reserve';
const PROBE = 'probe';

/** In bytes: IndexedDB needs several times the size of a save where it has to be opened again. */
const ROOM = 1_000_000;

const PIECE = 65_536;

/** Bytes that no disk makes smaller. */
function incompressible(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(ROOM);
  for (let start = 0; start < ROOM; start += PIECE)
    crypto.getRandomValues(bytes.subarray(start, start + PIECE));
  return bytes;
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

export function createReserve(files: Files): Reserve {
  const sizeOf = (path: string): Promise<number> => withFile(files, path, (file) => file.size());

  /** False where there is no room. A part of it may have been written. */
  async function fill(path: string): Promise<boolean> {
    try {
      await withFile(files, path, (file) => file.write(incompressible()));
      return true;
    } catch (error) {
      if (isFull(error)) return false;
      throw error;
    }
  }

  return {
    async ensure() {
      try {
        const isTaken = (await sizeOf(RESERVE)) >= ROOM || (await fill(RESERVE));
        return isTaken && (await fill(PROBE));
      } finally {
        await files.remove(PROBE);
      }
    },
    async release() {
      const size = await sizeOf(RESERVE);
      await files.remove(RESERVE);
      return size > 0;
    },
  };
}
