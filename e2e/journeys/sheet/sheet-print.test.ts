import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { combatState } from '../../data/characters.ts';
import { TILES } from '../../screens/sheet.ts';
import { HERO } from '../../support/stage.ts';
import { expect, test } from '../../support/test.ts';

/** How many runs of text each page of a document draws. A border may be drawn beyond the page's edge. */
function textCounts(pdf: Buffer): readonly number[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\b.*?\/Contents (\d+) 0 R/gs)].map(([, contents]) => {
    const start = text.indexOf('stream\n', text.indexOf(`\n${contents} 0 obj`)) + 'stream\n'.length;
    const drawing = inflateSync(pdf.subarray(start, text.indexOf('\nendstream', start))).toString('latin1');
    return drawing.match(/ T[jJ]$/gm)?.length ?? 0;
  });
}

test('on paper a tile starts on the page of its first rows', async ({ page, sheetLayout }) => {
  await sheetLayout.openSample();
  const whole = textCounts(await page.pdf({ format: 'Letter' }));
  expect(whole).toHaveLength(2);
  await sheetLayout.tile('Talents').evaluate((talents) => talents.closest('[data-tile]')?.remove());
  const withoutTalents = textCounts(await page.pdf({ format: 'Letter' }));
  expect(withoutTalents).toEqual(whole.slice(0, 1));
});

test('the lines to write on fill two pages of A4 and of Letter, and no third one', async ({
  page,
  sheetLayout,
}) => {
  await sheetLayout.openSample();
  for (const format of ['A4', 'Letter'])
    expect(textCounts(await page.pdf({ format })), format).toHaveLength(2);
});

test('talents follow what is too long for one page', async ({ page, characters }) => {
  const lines = Array.from({ length: 30 }, (_, index) => `Day ${index + 1}: salt.`);
  await characters.uploadAndLoad({ ...HERO, notes: lines.join('\n') });
  expect(textCounts(await page.pdf({ format: 'A4' }))).toHaveLength(2);
});

test('no page after an inventory of several pages is blank', async ({ page, characters }) => {
  const flavor = 'It has put out a new branch since spring, and nobody can say where it got the water.';
  const things = Array.from({ length: 30 }, (_, index) => {
    const thing = {
      id: `${index}`,
      name: `Thing ${index} of the road`,
      flavor,
      quantity: 1,
      template: 'Knife',
    };
    return [thing.id, thing];
  });
  await characters.uploadAndLoad({ ...HERO, inventory: Object.fromEntries(things) });
  for (const format of ['A4', 'Letter'])
    expect(textCounts(await page.pdf({ format })), format).not.toContain(0);
});

test('twenty status effects take three pages with the rest of the sheet', async ({ page, characters }) => {
  const { statusEffects } = JSON.parse(readFileSync('public/BaseGameData.json', 'utf8'));
  const names = statusEffects.map(({ name }: { readonly name: string }) => [name, 2]);
  expect(names).toHaveLength(20);
  await characters.uploadAndLoad({
    ...HERO,
    combatState: combatState({ statusEffects: Object.fromEntries(names) }),
  });
  for (const format of ['A4', 'Letter'])
    expect(textCounts(await page.pdf({ format })), format).toHaveLength(3);
});

test('the sheet fits on two pages of A4 and of Letter', async ({ page, sheetLayout }) => {
  await sheetLayout.openNew();
  for (const format of ['A4', 'Letter'])
    expect(textCounts(await page.pdf({ format })).length, format).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  // Some browsers lay the page out anew at the width of the paper.
  await page.setViewportSize({ width: 703, height: 1032 });
  for (const tile of TILES) await expect(sheetLayout.tile(tile)).toBeVisible();
  for (const control of await sheetLayout.button(/^(Increase|Decrease|Move|Add|Delete)/).all())
    await expect(control).toBeHidden();
  // A grid that has yet to measure the new width cuts no tile off.
  const talents = sheetLayout.tile('Talents').locator('[data-tile-body]');
  await talents.evaluate((body) => body.closest('[data-settled]')?.removeAttribute('data-settled'));
  await expect(talents).toHaveCSS('max-height', 'none');
});
