import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** @param {string} folder @returns {Promise<string[]>} */
export async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Deletes, cuts in half, or flips a byte.
 * @param {string} path of a file, or of a folder to delete
 * @param {string} way
 */
export async function damageFile(path, way) {
  if (way === 'delete') {
    await rm(path, { recursive: true });
    return;
  }
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  if (way === 'cut') await file.truncate(Math.floor(size / 2));
  else if (size > 0) {
    const at = Math.floor(Math.random() * size);
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
    buffer[0] = (buffer[0] ?? 0) ^ 0xff;
    await file.write(buffer, 0, 1, at);
  }
  await file.close();
}
