import { SAMPLES } from '../data/samples.ts';
import { scrollPosition } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

const CHARACTER = SAMPLES.characters[0]!;
const { health, boostPoints } = CHARACTER;

test('every change of a sheet is undone and redone, after a reload too', async ({
  page,
  characters,
  sheet,
}) => {
  await characters.uploadAndLoad(CHARACTER);
  await expect(sheet.health).toHaveValue(String(health));
  await expect(sheet.undo).toBeDisabled();

  await sheet.decrease('Health');
  await sheet.increase('Boost Points');
  await sheet.decrease('Health');
  await sheet.undo.click();
  await expect(sheet.saved).toBeVisible();

  await page.reload();
  await expect(sheet.health).toHaveValue(String(health - 1));
  await expect(sheet.boostPoints).toHaveValue(String(boostPoints + 1));
  await sheet.redo.click();
  await expect(sheet.health).toHaveValue(String(health - 2));
  await sheet.undo.click();
  await sheet.undo.click();
  await expect(sheet.boostPoints).toHaveValue(String(boostPoints));
  await expect(sheet.saved).toBeVisible();

  // After a second reload the undone changes are still there to redo.
  await page.reload();
  await expect(sheet.health).toHaveValue(String(health - 1));
  await expect(sheet.undo).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(sheet.health).toHaveValue(String(health));
  await expect(sheet.undo).toBeDisabled();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+Shift+z');
  await expect(sheet.health).toHaveValue(String(health - 2));
  await expect(sheet.boostPoints).toHaveValue(String(boostPoints + 1));
  await expect(sheet.redo).toBeDisabled();
});

test('the history of a character returns after another one was loaded, and after a reload', async ({
  page,
  characters,
  sheet,
}) => {
  const other = SAMPLES.characters[1]!;
  await characters.upload(CHARACTER, other);
  await characters.load(String(CHARACTER.name));
  await sheet.decrease('Health');
  await expect(sheet.undo).toHaveAccessibleDescription('Change Health');

  await sheet.goTo('Characters');
  await characters.load(String(other.name));
  await expect(sheet.undo).toBeDisabled();
  await sheet.increase('Boost Points');
  await expect(sheet.saved).toBeVisible();

  await page.reload();
  await expect(sheet.undo).toHaveAccessibleDescription('Change Boost Points');
  await sheet.goTo('Characters');
  await characters.load(String(CHARACTER.name));
  await expect(sheet.health).toHaveValue(String(health - 1));
  await expect(sheet.undo).toHaveAccessibleDescription('Change Health');
  await sheet.undo.click();
  await expect(sheet.health).toHaveValue(String(health));
  await expect(sheet.undo).toBeDisabled();
});

test('Ctrl+Z does not change the sheet from a field of a draft or from a dialog', async ({
  page,
  characters,
  sheet,
  skills,
}) => {
  await characters.uploadAndLoad(CHARACTER);
  await sheet.decrease('Health');

  await sheet.button('Add Potential').click();
  await page.keyboard.press('Control+z');
  await sheet.no.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Enter');
  await expect(sheet.dialog).toHaveCount(0);
  await expect(sheet.health).toHaveValue(String(health - 1));

  await sheet.link('Edit skills').click();
  await expect(sheet.health).toHaveCount(0);
  const skill = skills.main.getByRole('spinbutton').first();
  await skill.press('ArrowUp');
  const level = await skill.inputValue();
  await skill.press('Control+z');
  await expect(skill).toHaveValue(level);
  await expect(skills.undo).toHaveAccessibleDescription('Change Health');

  await page.goBack();
  await sheet.health.press('Control+z');
  await expect(sheet.health).toHaveValue(String(health));
});

test("in a search field Ctrl+Z is the browser's own", async ({ characters, items, sheet }) => {
  await characters.uploadAndLoad(CHARACTER);
  await sheet.decrease('Health');
  await sheet.link('Add items').first().click();
  await items.search.pressSequentially('rope');
  await items.search.press('Control+z');
  await expect(items.search).not.toHaveValue('rope');
  await expect(items.undo).toHaveAccessibleDescription('Change Health');
});

test('focus in a bar does not scroll the page; the drawer covers the page until the focus leaves it', async ({
  page,
  characters,
  items,
  sheet,
}) => {
  await page.setViewportSize(PHONE);
  await characters.uploadAndLoad(CHARACTER);
  await sheet.decrease('Health');
  await sheet.link('Add items').first().click();
  await expect(items.heading).toHaveText('Items');
  await expect(items.heading).toBeVisible();
  const add = items.main.getByRole('button', { name: /^Add / }).nth(3);
  await expect(add).toBeVisible();
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollPosition(page)).toBe(400);
  await items.undo.focus();
  expect(await scrollPosition(page)).toBe(400);
  await add.focus();
  const before = await scrollPosition(page);
  await items.undo.focus();
  expect(await scrollPosition(page)).toBe(before);

  await items.openSidebar();
  const drawer = page.getByRole('navigation', { name: 'Sections' });
  await drawer.getByRole('link', { name: 'Patch Notes' }).click({ trial: true });
  await drawer.getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(drawer).toBeHidden();
});

test('every change of an encounter is undone and redone, after a reload too', async ({
  page,
  encounter,
  encounters,
}) => {
  await encounters.open();
  await encounters.upload(SAMPLES.encounter);
  await encounters.load(SAMPLES.encounter.encounterName);
  await encounter.start.click();
  await encounter.moveTo('Phase 2');
  await expect(encounter.saved).toBeVisible();

  await page.reload();
  await expect(encounter.button('Move to End Phase')).toBeVisible();
  await expect(encounter.undo).toBeEnabled();
  await encounter.undo.click();
  await encounter.undo.click();
  await expect(encounter.start).toBeVisible();
  await expect(encounter.undo).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await expect(encounter.button('Move to Phase 2')).toBeVisible();
});
