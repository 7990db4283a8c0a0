import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { characterFile } from '../../data/characters.ts';
import { CharactersScreen } from '../../screens/characters.ts';
import { JoinScreen, SeatsScreen } from '../../screens/pairing.ts';
import { expectAccessible, expectAccessibleAtEverySize } from '../../support/accessibility.ts';
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
  await expectAccessibleAtEverySize(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const errors = await collectErrors(other, baseURL);
  const join = new JoinScreen(await other.newPage());
  await join.open(link);
  await expect(join.answerCode).toBeVisible();
  await expect(join.page).toHaveURL(/\/table\/join$/);
  await expectAccessibleAtEverySize(join.page);
  // The device that invites has not taken the answer, so a reload makes another one.
  const first = await join.answerField.inputValue();
  await join.page.reload();
  await expect(join.answerField).not.toHaveValue(first);

  await seats.takeAnswer('TBTAQA');
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not complete.' })).toBeVisible();
  await expect(seats.answerField).toHaveAccessibleDescription(/^This code is not complete/);
  await expectAccessible(page);
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
  await characters.loadSample('Ilse Wren');
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

test('a character that differs on two devices is kept in both versions', async ({
  browser,
  baseURL,
  characters,
  page,
}) => {
  await characters.upload(characterFile('Aria', { health: 4 }));
  const seats = new SeatsScreen(page);
  await seats.open('/settings/devices');
  await seats.button('Add a device').click();
  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const errors = await collectErrors(other, baseURL);
  const join = new JoinScreen(await other.newPage());
  const there = new CharactersScreen(join.page);
  await there.upload(characterFile('Aria', { health: 9 }));
  await join.open(await seats.linkOf('Device 1'));
  await seats.takeAnswer(await join.answerField.inputValue());
  await expect(
    join.page.getByText('Character, changed on both: yours stays, theirs is added as recovered'),
  ).toBeVisible();
  await join.button('Copy to this device').click();
  await expect(join.page.getByText('Aria (recovered) has been copied.')).toBeVisible();
  await expect(join.page.getByText('It has nothing that is missing or older on this device.')).toBeVisible();

  await there.open();
  await there.load('Aria (recovered)');
  await expect(there.numberField('Health')).toHaveValue('4');
  await there.open();
  await there.load('Aria');
  await expect(there.numberField('Health')).toHaveValue('9');
  expect(errors.list).toEqual([]);
  await other.close();
});

test('a STUN server that the host names is asked, which the policy allows', async ({ page }) => {
  const server = createSocket('udp4');
  const asked = new Promise<number>((resolve) => {
    server.on('message', (message) => resolve(message.readUInt16BE(0)));
  });
  await new Promise<void>((resolve) => server.bind(0, '0.0.0.0', resolve));
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const urls = `stun:${own ?? '127.0.0.1'}:${server.address().port}`;
  await page.route('**/table.json', (route) => route.fulfill({ json: { iceServers: [{ urls }] } }));
  const seats = new SeatsScreen(page);
  await seats.open('/settings/devices');
  await seats.button('Add a device').click();
  // The type of a binding request.
  expect(await asked).toBe(1);
  server.close();
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
