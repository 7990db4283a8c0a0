import { characterFile } from '../data/characters.ts';
import { ReceiveScreen } from '../screens/receive.ts';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { modulesOf, showToCamera, withCamera } from '../support/camera.ts';
import { collectErrors } from '../support/page-errors.ts';
import { expect, test } from '../support/test.ts';

test.use({ launchOptions: withCamera });

test('a character goes from one device to another by a link, and nothing of it to a server', async ({
  browser,
  baseURL,
  characters,
  page,
}) => {
  await characters.loadSample('Ilse Wren');
  await characters.open();
  await characters.button('Share Ilse Wren').click();
  await expect(characters.dialog.getByRole('img', { name: 'QR code of Ilse Wren' })).toBeVisible();
  await expectAccessibleAtEverySize(page);
  const link = await characters.dialog.getByLabel('Link').inputValue();

  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const errors = await collectErrors(other, baseURL);
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  const receive = new ReceiveScreen(await other.newPage());
  await receive.open(link);
  await expect(receive.preview('Ilse Wren')).toBeVisible();
  await expect(receive.page).toHaveURL(/\/receive$/);
  await receive.page.reload();
  await expect(receive.preview('Ilse Wren')).toBeVisible();
  await receive.accept.click();
  await expect(receive.button('Load Ilse Wren')).toBeVisible();
  const code = link.slice(link.indexOf('#') + 1);
  expect(requests.filter((url) => url.includes(code.slice(0, 40)) && !url.includes('#'))).toEqual([]);
  expect(errors.list).toEqual([]);
  await other.close();
});

test('a character goes from one device to another by the camera', async ({
  browser,
  baseURL,
  characters,
}) => {
  await characters.loadSample('Ilse Wren');
  await characters.open();
  await characters.button('Share Ilse Wren').click();
  showToCamera([await modulesOf(characters.dialog.getByRole('img', { name: 'QR code of Ilse Wren' }))]);

  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const receive = new ReceiveScreen(await other.newPage());
  await receive.open();
  await expectAccessibleAtEverySize(receive.page);
  await receive.camera.click();
  await expect(receive.preview('Ilse Wren')).toBeVisible();
  await expect(receive.page.getByLabel('Camera')).toHaveCount(0);
  await other.close();
});

test('what is too large for one QR code goes by a moving one', async ({ browser, baseURL, characters }) => {
  const notes = Array.from({ length: 700 }, (_, at) => at * 7919).join(' ');
  await characters.upload(characterFile('Aria', { notes }));
  await characters.button('Share Aria').click();
  const code = characters.dialog.getByRole('img', { name: 'Moving QR code of Aria' });
  await characters.button('Start the moving code').click();
  const frames: boolean[][][] = [];
  for (let parts = 0; parts < 24; parts += 1) {
    const before = JSON.stringify(frames.at(-1));
    await expect.poll(async () => JSON.stringify(await modulesOf(code))).not.toBe(before);
    frames.push(await modulesOf(code));
  }
  showToCamera(frames);

  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const receive = new ReceiveScreen(await other.newPage());
  await receive.open();
  await receive.camera.click();
  await expect(receive.preview('Aria')).toBeVisible();
  await other.close();
});
