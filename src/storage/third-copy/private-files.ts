import type { Files, OpenFile } from './files.ts';

/** The part of the API that every engine offers only in a dedicated worker; the types lack it. */
interface SyncAccessHandle {
  getSize(): number;
  read(bytes: Uint8Array, options: { readonly at: number }): number;
  write(bytes: Uint8Array, options: { readonly at: number }): number;
  flush(): void;
  close(): void;
}

interface SyncFileHandle {
  createSyncAccessHandle(): Promise<SyncAccessHandle>;
}

const MAX_TRIES = 40;
const TRY_INTERVAL_MS = 25;

const isNotFound = (error: unknown): boolean => error instanceof Error && error.name === 'NotFoundError';
const isOpen = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NoModificationAllowedError';

/** A file that another tab has open is closed soon. */
async function openHandle(handle: FileSystemFileHandle): Promise<SyncAccessHandle> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await (handle as FileSystemFileHandle & SyncFileHandle).createSyncAccessHandle();
    } catch (error) {
      if (!isOpen(error) || tries === MAX_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_INTERVAL_MS));
    }
  }
}

function writeAll(handle: SyncAccessHandle, bytes: Uint8Array<ArrayBuffer>): void {
  let written = 0;
  while (written < bytes.length) {
    const count = handle.write(bytes.subarray(written), { at: written });
    if (count <= 0) throw new DOMException('The disk is full.', 'QuotaExceededError');
    written += count;
  }
  handle.flush();
}

function asOpenFile(handle: SyncAccessHandle): OpenFile {
  return {
    size: () => handle.getSize(),
    read() {
      const bytes = new Uint8Array(handle.getSize());
      handle.read(bytes, { at: 0 });
      return bytes;
    },
    write: (bytes) => writeAll(handle, bytes),
    close: () => handle.close(),
  };
}

/**
 * The files of the origin private file system under a folder. Rejects where the browser has none: where it is
 * older, in some private windows, or where storage is blocked.
 */
export async function openPrivateFiles(folder: string): Promise<Files> {
  const root = await navigator.storage.getDirectory();
  const top = await root.getDirectoryHandle(folder, { create: true });

  function split(path: string): { readonly folder: string; readonly name: string } {
    const end = path.lastIndexOf('/');
    return { folder: path.slice(0, Math.max(0, end)), name: path.slice(end + 1) };
  }

  async function directory(path: string, create: boolean): Promise<FileSystemDirectoryHandle> {
    return path === '' ? top : top.getDirectoryHandle(path, { create });
  }

  /** Of the files that are written with every save: asking for a handle again takes a millisecond. */
  const handles = new Map<string, FileSystemFileHandle>();

  async function handleOf(path: string): Promise<FileSystemFileHandle> {
    const { folder: within, name } = split(path);
    const handle = await (await directory(within, true)).getFileHandle(name, { create: true });
    if (within === '') handles.set(path, handle);
    return handle;
  }

  async function entriesOf(path: string): Promise<readonly FileSystemFileHandle[]> {
    try {
      const entries: FileSystemFileHandle[] = [];
      for await (const entry of (await directory(path, false)).values()) {
        if (entry.kind === 'file') entries.push(entry as FileSystemFileHandle);
      }
      return entries;
    } catch (error) {
      if (isNotFound(error)) return [];
      throw error;
    }
  }

  const files: Files = {
    async open(path) {
      const known = handles.get(path);
      const opened = known && (await openHandle(known).catch(() => undefined));
      return asOpenFile(opened ?? (await openHandle(await handleOf(path))));
    },
    async list(path) {
      return (await entriesOf(path)).map(({ name }) => name);
    },
    async size(path) {
      let size = 0;
      for (const entry of await entriesOf(path)) size += (await entry.getFile()).size;
      return size;
    },
    async remove(path) {
      const { folder: within, name } = split(path);
      try {
        handles.delete(path);
        await (await directory(within, false)).removeEntry(name);
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
  };
  // A browser without access handles shows it here.
  (await files.open('reserve')).close();
  return files;
}
