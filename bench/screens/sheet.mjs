import { largePack, richCharacter } from '../lib/large-pack.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/** How much a character has: talents and items. */
const CHARACTERS = [
  { talents: 10, items: 20 },
  { talents: 150, items: 300 },
];

/** So long a finger stays on a button: what shows the press is drawn before what shows its effect. */
const PRESS_MILLISECONDS = 100;

/**
 * A step of a resource redraws its number and nothing else, however much the character has.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: sheet',
  async measure({ open, answers }) {
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
      /** @param {string} name */
      const press = (name) => {
        const button = page.getByRole('button', { name, exact: true });
        return { prepare: () => button.hover(), act: () => button.click({ delay: PRESS_MILLISECONDS }) };
      };
      const notes = page.getByRole('textbox', { name: 'Notes' });
      const acts = [
        { what: 'step a resource', ...press('Decrease Health') },
        { what: 'undo the step', ...press('Undo') },
        {
          what: 'write a letter of the notes',
          prepare: () => notes.focus(),
          act: () => page.keyboard.press('a'),
        },
      ];
      for (const act of acts) rows.push(...(await answers(page, { size, ...act })));
      await page.context().close();
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
