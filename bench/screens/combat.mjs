import { answerRows } from '../lib/answer-rows.mjs';
import { largePack, richCharacter } from '../lib/large-pack.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/** Entries of the pack. */
const SIZES = [1_000, 20_000, 100_000];

/** Actions and maneuvers to choose from, of each so many. */
const CHOICES = 300;

/** @param {number} index */
const choiceName = (index) => `Choice ${String(index).padStart(3, '0')}`;

/**
 * A pack of so many entries, and on top of them what every character can choose from.
 * @param {number} size
 */
function fightPack(size) {
  const pack = largePack(size);
  const { actions } = largePack(CHOICES * 5);
  /** @param {typeof actions.actions} list */
  const choices = (list) => list.map((action, index) => ({ ...action, name: choiceName(index) }));
  const names = Array.from({ length: CHOICES }, (_, index) => choiceName(index));
  return {
    ...pack,
    actions: {
      defaultActions: names,
      defaultManeuvers: names,
      actions: [...pack.actions.actions, ...choices(actions.actions)],
      maneuvers: [...pack.actions.maneuvers, ...choices(actions.maneuvers)],
    },
  };
}

/**
 * Choosing an action and adding a maneuver, with hundreds to choose from, in packs of any size.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: combat',
  async measure({ open, answer }) {
    /** @type {import('../lib/part.d.ts').Row[]} */
    const rows = [];
    for (const size of SIZES) {
      const pack = fightPack(size);
      const page = await open('character/id/aria/combat', {
        packs: [pack],
        characters: [richCharacter(pack, { talents: 20, items: 20 })],
      });
      const press = (/** @type {string} */ name) =>
        page.getByRole('button', { name, exact: true }).press('Enter');
      const show = (/** @type {string} */ name) => page.getByRole('tab', { name, exact: true }).click();
      await show('Actions');
      const measure = async (
        /** @type {string} */ what,
        /** @type {(time: number) => Promise<void>} */ act,
      ) => {
        rows.push(...answerRows(what, size, await answer(page, act)));
      };
      await measure('choose an action', async (time) => {
        await press(`Select ${choiceName(time % 3)}`);
        await page.getByRole('button', { name: 'Perform Action' }).waitFor();
        await show('Actions');
      });
      await show('Maneuvers');
      await measure('add a maneuver', async (time) => {
        const name = choiceName(time % 3);
        await press(`Add ${name}`);
        await press(`Remove ${name}`);
      });
      await page.context().close();
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
