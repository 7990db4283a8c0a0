import { expect, expectNoAxeFindings, test, watch } from './fixtures.ts';

/** Mistakes that no person would see, and what is found of each. */
const mistakes: [name: string, make: () => unknown, found: string][] = [
  ['a console error', () => console.error('something is wrong'), 'something is wrong'],
  ['an error that nobody catches', () => setTimeout(() => Promise.reject(new Error('boom'))), 'boom'],
  [
    'a style that the policy refuses',
    () => document.body.setAttribute('style', 'color: red'),
    'style-src-attr',
  ],
  ['markup from a string', () => Promise.resolve().then(() => (document.body.innerHTML = '')), 'TrustedHTML'],
  ['a file that is missing', () => fetch('/missing.json').then(() => undefined), '/missing.json 404'],
  [
    'a call to another origin',
    () => fetch('https://example.invalid/').catch(() => undefined),
    'example.invalid',
  ],
];

for (const [name, make, found] of mistakes) {
  test(`${name} is found`, async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    const findings = await watch(context, baseURL);
    const page = await context.newPage();
    await page.goto(baseURL ?? '');
    await page.evaluate(make).catch(() => undefined);
    await expect.poll(() => findings.list.join('\n')).toContain(found);
    await context.close();
  });
}

test('a field without a name is found', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.append(document.createElement('input')));
  await expect(expectNoAxeFindings(page)).rejects.toThrow('label');
});
