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

/** Puts a bar that sticks into the page, in which a button covers most of another one. */
function coverButton(isInView: boolean): void {
  const add = (parent: Element, tag: string, style: Partial<CSSStyleDeclaration>) => {
    const element = document.createElement(tag);
    Object.assign(element.style, style);
    parent.append(element);
    return element;
  };
  const main = add(document.querySelector('main') ?? document.body, 'div', {});
  add(main, 'div', { height: '3000px' });
  const bar = add(main, 'div', { insetBlockStart: '100px', position: 'sticky' });
  for (const marginBlockStart of ['0', '-36px']) {
    const size = { blockSize: '44px', display: 'block', inlineSize: '44px' };
    add(bar, 'button', { ...size, marginBlockStart }).textContent = 'Press';
  }
  add(main, 'div', { height: '3000px' });
  if (isInView) bar.scrollIntoView({ block: 'center' });
}

for (const isInView of [true, false]) {
  test(`a button under another of the same bar is found ${isInView ? 'in' : 'below the'} view`, async ({
    page,
    app,
  }) => {
    await app.openAddress('/gamedata/rulebook');
    await expect(app.heading).toHaveText('Rulebook');
    await page.evaluate(coverButton, isInView);
    await expect(expectAccessible(page)).rejects.toThrow('target-size');
  });
}

test('a field without a name is found', async ({ page, home }) => {
  await home.open();
  await page.evaluate(() => document.body.append(document.createElement('input')));
  await expect(expectAccessible(page)).rejects.toThrow('label');
});
