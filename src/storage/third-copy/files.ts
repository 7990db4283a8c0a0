/** A file that is open. While it is, nobody else opens it. */
export interface OpenFile {
  /** In bytes. */
  size(): number;
  /** All of it, empty where it is new. */
  read(): Uint8Array<ArrayBuffer>;
  /**
   * Writes over its start and flushes. What follows stays: a file that is long enough needs no room on the
   * disk. Throws a `QuotaExceededError` where there is none.
   */
  write(bytes: Uint8Array<ArrayBuffer>): void;
  close(): void;
}

/** Files by path, such as `packs/1-5f3a`. */
export interface Files {
  /** Creates it where there is none. */
  open(path: string): Promise<OpenFile>;
  /** Names of the files in a folder, none where there is no such folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Bytes of the files in a folder, 0 where there is no such folder. */
  size(folder: string): Promise<number>;
  /** Nothing happens where there is no such file. */
  remove(path: string): Promise<void>;
}

/** Opens a file for the time of `use`. */
export async function withFile<Value>(
  files: Files,
  path: string,
  use: (file: OpenFile) => Value | Promise<Value>,
): Promise<Value> {
  const file = await files.open(path);
  try {
    return await use(file);
  } finally {
    file.close();
  }
}
