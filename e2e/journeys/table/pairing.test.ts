import { JoinScreen, SeatsScreen } from '../../screens/pairing.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { modulesOf, showToCamera, withCamera } from '../../support/camera.ts';
import { collectErrors } from '../../support/page-errors.ts';
import { expect, test } from '../../support/test.ts';

test.use({ launchOptions: withCamera });

test('two devices connect by the text of two codes, and nothing leaves the origin', async ({
  browser,
  baseURL,
  page,
}) => {
  const seats = new SeatsScreen(page);
  await seats.open('/settings/devices');
  await seats.button('Add a device').click();
  const link = await seats.linkOf('Device 1');
  await expectAccessible(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const errors = await collectErrors(other, baseURL);
  const join = new JoinScreen(await other.newPage());
  await join.open(link);
  await expect(join.answerCode).toBeVisible();
  await expect(join.page).toHaveURL(/\/table\/join$/);
  await expectAccessible(join.page);
  // The device that invites has not taken the answer, so a reload makes another one.
  const first = await join.answerField.inputValue();
  await join.page.reload();
  await expect(join.answerField).not.toHaveValue(first);

  await seats.takeAnswer('TBTAQA');
  await expect(page.getByRole('alert').getByText('This code is not complete.')).toBeVisible();
  await seats.takeAnswer(await join.answerField.inputValue());
  await expect(seats.state('Device 1')).toHaveText('Connected');
  await expect(join.connection).toHaveText('Connected to the other device: device 1.');

  await join.button('Leave').click();
  await expect(seats.state('Device 1')).toHaveText('Disconnected');
  expect(errors.list).toEqual([]);
  await other.close();
});

test('a character goes to another device of the same person, and is taken back', async ({
  browser,
  baseURL,
  characters,
  settings,
  page,
}) => {
  await characters.open();
  await characters.trySample('Ilse Wren').click();
  await settings.open();
  await settings.link('Pair my devices').click();
  const seats = new SeatsScreen(page);
  await seats.button('Add a device').click();
  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const errors = await collectErrors(other, baseURL);
  const join = new JoinScreen(await other.newPage());
  await join.open(await seats.linkOf('Device 1'));
  await seats.takeAnswer(await join.answerField.inputValue());
  await expect(join.page.getByRole('checkbox', { name: 'Ilse Wren' })).toBeChecked();
  await expectAccessible(join.page);
  await join.button('Copy to this device').click();
  await expect(join.page.getByText('Ilse Wren has been copied.')).toBeVisible();
  await expect(join.page.getByText('It has nothing that is missing or older on this device.')).toBeVisible();
  await join.button('Undo Copy Ilse Wren').click();
  await expect(join.page.getByRole('checkbox', { name: 'Ilse Wren' })).toBeVisible();
  expect(errors.list).toEqual([]);
  await other.close();
});

test('a device answers, and the camera of the other one reads it', async ({ browser, baseURL, page }) => {
  const seats = new SeatsScreen(page);
  await seats.open('/settings/devices');
  await seats.button('Add a device').click();
  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const join = new JoinScreen(await other.newPage());
  await join.open(await seats.linkOf('Device 1'));
  await expect(join.answerCode).toBeVisible();
  showToCamera([await modulesOf(join.answerCode)]);
  await seats.camera.click();
  await expect(seats.state('Device 1')).toHaveText('Connected');
  await expect(page.getByLabel('Camera')).toHaveCount(0);

  // A page that is killed says no goodbye: the seat stays, and a new code connects it anew.
  await join.page.close();
  await expect(seats.state('Device 1')).toHaveText('Interrupted');
  await seats.button('New code for device 1').click();
  const again = new JoinScreen(await other.newPage());
  await again.open(await seats.linkOf('Device 1'));
  await seats.takeAnswer(await again.answerField.inputValue());
  await expect(seats.state('Device 1')).toHaveText('Connected');
  await other.close();
});
