import { SAMPLES } from '../data/samples.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { SAMPLES_FILE } from '../support/served-files.ts';
import { expect, test } from '../support/test.ts';

test('the characters screen offers each sample until it is stored', async ({ page, characters, sheet }) => {
  await characters.open();
  for (const { name } of SAMPLES.characters) await expect(characters.trySample(name)).toBeVisible();
  await expectAccessible(page);

  await characters.trySample('Ilse Wren').click();
  await expect(sheet.heading).toHaveText('Ilse Wren');
  await characters.open();
  await expect(characters.loadButton('Ilse Wren')).toBeVisible();
  const samples = characters.region('Sample characters');
  await expect(samples.getByRole('listitem')).toHaveCount(SAMPLES.characters.length - 1);
  await expect(characters.trySample('Ilse Wren')).toHaveCount(0);
});

test('a first visit tries a sample character from home, and the next visit continues with it', async ({
  home,
  sheet,
}) => {
  await home.open();
  await home.trySample('Ilse Wren').click();
  await expect(sheet.heading).toHaveText('Ilse Wren');

  await home.open();
  await expect(home.continueWith('Ilse Wren')).toBeVisible();
  await expect(home.trySample('Ilse Wren')).toHaveCount(0);
});

test('trying the sample encounter loads it', async ({ encounter, encounters }) => {
  await encounters.open();
  await encounters.button('Try Lights on the White Road, a sample').click();
  await expect(encounter.text('Lights on the White Road').first()).toBeVisible();
  await expect(encounter.hasActed('Lantern Hounds 2')).toBeVisible();
});

test('a sample that cannot be fetched changes nothing, and can be tried again', async ({
  page,
  characters,
  errors,
  sheet,
}) => {
  errors.allow(/samples\.json|ERR_FAILED|Failed to load resource/);
  await page.route(SAMPLES_FILE, (route) => route.abort());
  await characters.open();
  await characters.trySample('Odda Harrow').click();
  await expect(characters.text('Odda Harrow could not be fetched.')).toBeVisible();
  await page.unroute(SAMPLES_FILE);
  await characters.trySample('Odda Harrow').click();
  await expect(sheet.heading).toHaveText('Odda Harrow');
});
