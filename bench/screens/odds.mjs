import { readFileSync } from 'node:fs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/** The odds of the draft on one line, as `changes` of an action finds them. */
const ODDS = '^(Hits|Succeeds) ';

/** How often each attack is measured, of which there are many. */
const TIMES = 16;

/** The attack of each sample character, and an action to choose before it. */
const ATTACKS = [
  { name: 'Bartol Fenn', attack: 'Strike', other: 'Make Do' },
  { name: 'Ilse Wren', attack: 'Flare', other: 'Strike' },
  { name: 'Odda Harrow', attack: 'Strike', other: 'Make Do' },
  { name: 'Tamsin Quill', attack: 'Loose', other: 'Strike' },
];

/**
 * Chooses an attack of each sample character, and adds the last of all the maneuvers that it can have, until
 * the exact odds are drawn. The size is the number of elements of the draft.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: odds',
  async measure({ open, answers }) {
    const file = new URL('../../public/samples.json', import.meta.url);
    const { characters } = JSON.parse(readFileSync(file, 'utf8'));
    /** @type {import('../lib/part.d.ts').Row[]} */
    const rows = [];
    for (const { name, attack, other } of ATTACKS) {
      const page = await open(`character/id/${encodeURIComponent(name.toLowerCase())}/combat`, {
        characters,
      });
      const show = (/** @type {string} */ tab) => page.getByRole('tab', { name: tab, exact: true }).click();
      const button = (/** @type {string} */ label) => page.getByRole('button', { name: label, exact: true });
      const odds = page.getByRole('button', { name: new RegExp(ODDS, 'u') });
      const act = () => page.keyboard.press('Enter');
      await button('Begin Combat').click();
      rows.push(
        ...(await answers(page, {
          what: `odds of ${attack} (${name})`,
          size: 1,
          changes: ODDS,
          times: TIMES,
          prepare: async () => {
            await show('Actions');
            await button(`Select ${other}`).click();
            await show('Actions');
            await button(`Select ${attack}`).focus();
          },
          act,
        })),
      );
      await show('Maneuvers');
      const choices = page.getByRole('button', { name: /^Add / });
      const labels = await choices.evaluateAll((all) =>
        all.map((each) => each.getAttribute('aria-label') ?? ''),
      );
      let added = 0;
      /** Of those that change the odds, the last. */
      let last = '';
      for (const label of labels) {
        if (label === '') continue;
        const choice = button(label);
        if ((await choice.getAttribute('aria-disabled')) === 'true') continue;
        const before = await odds.textContent();
        await choice.click();
        await page.waitForTimeout(300);
        added += 1;
        if ((await odds.textContent()) !== before) last = label.replace(/^Add /u, '');
      }
      rows.push(
        ...(await answers(page, {
          what: `odds with ${last} (${name})`,
          size: 1 + added,
          changes: ODDS,
          times: TIMES,
          prepare: async () => {
            await button(`Remove ${last}`).first().click();
            await button(`Add ${last}`).focus();
          },
          act,
        })),
      );
      await page.context().close();
    }
    return rows;
  },
};
