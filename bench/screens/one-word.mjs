/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/**
 * What the browser needs without the app: a press writes one word. No other measurement can be less. If this
 * one differs between two runs, the machine was different.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: one word',
  async measure({ open, answers }) {
    const page = await open('about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.append('0');
      button.addEventListener('click', () => {
        button.firstChild?.replaceWith(String(Math.random()));
      });
      button.setAttribute('aria-label', 'Write');
      document.body.prepend(button);
    });
    const press = () => page.getByRole('button', { name: 'Write', exact: true }).press('Enter');
    const rows = await answers(page, { what: 'write one word', size: 1, act: press });
    await page.context().close();
    return rows;
  },
};
