import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {object} Sabotage one line of the product changed for the worse, which the parts that are named must notice
 * @property {string} name
 * @property {string} file
 * @property {string} from
 * @property {string} to
 * @property {readonly string[]} parts
 */

/** @type {Sabotage | undefined} */
let current;
let isDone = false;

/** From now on whatever is built or loaded has this change in it. @param {Sabotage | undefined} sabotage */
export function setSabotage(sabotage) {
  current = sabotage;
  isDone = false;
}

/** Whether the change has been made anywhere. */
export const isSabotaged = () => isDone;

/** @param {string} code */
function spoil(code) {
  if (current === undefined || !code.includes(current.from)) {
    throw new Error(`“${current?.name}” fits ${current?.file} no longer.`);
  }
  isDone = true;
  return code.replace(current.from, () => current?.to ?? '');
}

/** @returns {import('vite').Plugin} */
export const sabotagePlugin = () => ({
  name: 'sabotage',
  enforce: 'pre',
  transform: (code, id) =>
    current && id.split('?')[0]?.endsWith(`/${current.file}`) ? { code: spoil(code), map: null } : undefined,
});

/** The same for what is only copied. @param {string} folder what public/ was copied to */
export async function sabotageCopies(folder) {
  if (!current?.file.startsWith('public/')) return;
  const path = join(folder, current.file.slice('public/'.length));
  await writeFile(path, spoil(await readFile(path, 'utf8')));
}
