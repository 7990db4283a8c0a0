import { largePack, richCharacter } from '../lib/large-pack.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/** Talents and items of a character. */
const CHARACTERS = [
  { talents: 10, items: 20 },
  { talents: 150, items: 300 },
];

/** How long a finger stays on a button, so that the pressed state is drawn before the effect. */
const PRESS_MS = 100;

/**
 * Measures a step of a resource, which redraws only its number, for a small and a large character.
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
        return { prepare: () => button.hover(), act: () => button.click({ delay: PRESS_MS }) };
      };
      const undo = press('Undo');
      const notes = page.getByRole('textbox', { name: 'Notes' });
      const acts = [
        { what: 'step a resource', ...press('Decrease Health') },
        {
          what: 'undo the step',
          act: undo.act,
          // Steps that follow each other are undone at once.
          prepare: async () => {
            await press('Decrease Health').act();
            await undo.prepare();
          },
        },
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
