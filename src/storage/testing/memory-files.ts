import type { Files, OpenFile } from '../third-copy/files.ts';

/** Files in memory. `room`: bytes of the disk; `refuses`: opening a file rejects. */
export class MemoryFiles implements Files {
  readonly contents = new Map<string, Uint8Array<ArrayBuffer>>();
  room = 100_000_000;
  refuses = false;

  #used(): number {
    return [...this.contents.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  }

  #write(path: string, bytes: Uint8Array<ArrayBuffer>): void {
    const before = this.contents.get(path) ?? new Uint8Array();
    const size = Math.max(before.length, bytes.length);
    if (size > before.length && this.#used() - before.length + size > this.room)
      throw new DOMException('There is no room.', 'QuotaExceededError');
    const after = new Uint8Array(size);
    after.set(before);
    after.set(bytes);
    this.contents.set(path, after);
  }

  async open(path: string): Promise<OpenFile> {
    if (this.refuses) throw new DOMException('It is blocked.', 'SecurityError');
    const read = (): Uint8Array<ArrayBuffer> => this.contents.get(path)?.slice() ?? new Uint8Array();
    if (!this.contents.has(path)) this.contents.set(path, new Uint8Array());
    return {
      size: () => read().length,
      read,
      write: (bytes) => this.#write(path, bytes),
      close: () => undefined,
    };
  }

  async list(folder: string): Promise<readonly string[]> {
    const start = `${folder}/`;
    return [...this.contents.keys()].flatMap((path) =>
      path.startsWith(start) ? [path.slice(start.length)] : [],
    );
  }

  async size(folder: string): Promise<number> {
    const names = await this.list(folder);
    return names.reduce((sum, name) => sum + (this.contents.get(`${folder}/${name}`)?.length ?? 0), 0);
  }

  async remove(path: string): Promise<void> {
    this.contents.delete(path);
  }
}
