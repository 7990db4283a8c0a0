import { largePack, richCharacter } from '../lib/large-pack.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/** Entries of the pack. */
const SIZES = [1_000, 20_000, 90_000];

/** Actions to choose from, and as many maneuvers. */
const CHOICES = 300;

/** A talent may list no more. Rule: docs/rules/limits.md. */
const MAX_IN_A_TALENT = 200;

/** @param {number} index */
const choiceName = (index) => `Choice ${String(index).padStart(3, '0')}`;

/**
 * A pack with this many entries and, besides, the actions and maneuvers that every character can choose.
 * @param {number} size
 */
function combatPack(size) {
  const pack = largePack(size);
  const { actions } = largePack(CHOICES * 5);
  /** @param {typeof actions.actions} list */
  const choices = (list) => list.map((action, index) => ({ ...action, name: choiceName(index) }));
  const names = Array.from({ length: CHOICES }, (_, index) => choiceName(index));
  return {
    ...pack,
    // Those of talents that the character has come first in the lists.
    talents: pack.talents.map((talent, index) => {
      const taught = names.slice(index * MAX_IN_A_TALENT, (index + 1) * MAX_IN_A_TALENT);
      return taught.length > 0 ? { ...talent, actions: taught, maneuvers: taught } : talent;
    }),
    actions: {
      defaultActions: names,
      defaultManeuvers: names,
      actions: [...pack.actions.actions, ...choices(actions.actions)],
      maneuvers: [...pack.actions.maneuvers, ...choices(actions.maneuvers)],
    },
  };
}

/**
 * Chooses an action and adds a maneuver among hundreds, performs the action and shows another tab, in packs
 * of several sizes.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: combat',
  async measure({ open, answers }) {
    /** @type {import('../lib/part.d.ts').Row[]} */
    const rows = [];
    for (const size of SIZES) {
      const pack = combatPack(size);
      const page = await open('character/id/aria/combat', {
        packs: [pack],
        characters: [richCharacter(pack, { talents: 20, items: 20 })],
      });
      const show = (/** @type {string} */ name) => page.getByRole('tab', { name, exact: true }).click();
      const focus = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).focus();
      const act = () => page.keyboard.press('Enter');
      const choose = {
        what: 'choose an action',
        prepare: async (/** @type {number} */ time) => {
          await show('Actions');
          await focus(`Select ${choiceName(time % 3)}`);
        },
        act,
      };
      const add = {
        what: 'add a maneuver',
        prepare: async (/** @type {number} */ time) => {
          await show('Maneuvers');
          const remove = page.getByRole('button', { name: /^Remove Choice/ });
          if ((await remove.count()) > 0) await remove.first().click();
          await focus(`Add ${choiceName(time % 3)}`);
        },
        act,
      };
      const perform = {
        what: 'perform an action',
        prepare: async (/** @type {number} */ time) => {
          // Of the action before, which gives back what it has cost.
          await page.getByRole('button', { name: 'Undo', exact: true }).click();
          await show('Actions');
          await page.getByRole('button', { name: `Select ${choiceName(time % 3)}`, exact: true }).click();
          const button = page.getByRole('button', { name: 'Perform Action', exact: true });
          if (await button.isDisabled()) throw new Error('The action cannot be performed.');
          await button.focus();
        },
        act,
      };
      const look = {
        what: 'show another tab',
        prepare: async () => {
          await show('Take Action');
          await page.getByRole('tab', { name: 'Take Action', exact: true }).focus();
        },
        act: () => page.keyboard.press('ArrowRight'),
      };
      for (const each of [choose, add, perform, look]) rows.push(...(await answers(page, { size, ...each })));
      await page.context().close();
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
