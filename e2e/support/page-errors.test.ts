import { expectAccessible } from './accessibility.ts';
import { collectErrors } from './page-errors.ts';
import { expect, test } from './test.ts';

for (const [name, cause, error] of [
  ['a console error', () => console.error('something is wrong'), 'something is wrong'],
  ['an uncaught error', () => setTimeout(() => Promise.reject(new Error('boom'))), 'boom'],
  [
    'a style against the content security policy',
    () => document.body.setAttribute('style', 'color: red'),
    'style-src-attr',
  ],
  ['markup from a string', () => Promise.resolve().then(() => (document.body.innerHTML = '')), 'TrustedHTML'],
  ['a missing file', () => fetch('/missing.json').then(() => undefined), '/missing.json 404'],
  [
    'a request to another origin',
    () => fetch('https://example.invalid/').catch(() => undefined),
    'example.invalid',
  ],
] as const) {
  test(`${name} is found`, async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    const errors = await collectErrors(context, baseURL);
    const page = await context.newPage();
    await page.goto(baseURL ?? '');
    await page.evaluate<unknown>(cause).catch(() => undefined);
    await expect.poll(() => errors.list.join('\n')).toContain(error);
    await context.close();
  });
}

test('a field without a name is found', async ({ page, home }) => {
  await home.open();
  await page.evaluate(() => document.body.append(document.createElement('input')));
  await expect(expectAccessible(page)).rejects.toThrow('label');
});
