import { answerRows } from '../lib/answer-rows.mjs';
import { largePack, richCharacter } from '../lib/large-pack.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/** How much a character has: talents and items. */
const CHARACTERS = [
  { talents: 10, items: 20 },
  { talents: 150, items: 300 },
];

/**
 * A step of a resource redraws its number and nothing else, however much the character has.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: sheet',
  async measure({ open, answer }) {
    const pack = largePack(20_000);
    /** @type {import('../lib/part.d.ts').Row[]} */
    const rows = [];
    for (const counts of CHARACTERS) {
      const page = await open('character/id/aria', {
        packs: [pack],
        characters: [richCharacter(pack, counts)],
      });
      await page.getByRole('region', { name: 'Notes', exact: true }).waitFor();
      const size = counts.talents + counts.items;
      /** @param {string} what @param {(time: number) => Promise<void>} act */
      const measure = async (what, act) => {
        rows.push(...answerRows(what, size, await answer(page, act)));
      };
      const step = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
      await measure('step a resource', () => step('Decrease Health').click());
      await measure('undo the step', () => step('Undo').click());
      await measure('write a letter of the notes', () =>
        page.getByRole('textbox', { name: 'Notes' }).press('a'),
      );
      await page.context().close();
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
