import { expect, expectNoAxeFindings, test } from './fixtures.ts';

test('while the game data are slow, the app says Loading...', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/BaseGameData.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Tabard' })).toBeVisible();
});

for (const [what, answer] of [
  ['missing', { status: 404, body: 'Not found' }],
  ['a web page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }],
  ['no JSON', { status: 200, contentType: 'application/json', body: '{"name":' }],
  ['no pack', { status: 200, contentType: 'application/json', body: '{"name":"x"}' }],
] as const) {
  test(`where BaseGameData.json is ${what}, the app says so and offers an upload`, async ({
    page,
    findings,
  }) => {
    if (what === 'missing') findings.allow(/404/);
    await page.route('**/BaseGameData.json', (route) => route.fulfill(answer));
    await page.goto('/');
    await expect(page.getByText('The standard game data could not be read')).toBeVisible();
    await expect(page.getByRole('link', { name: 'upload a game data pack' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.goto('/gamedata');
    await expect(page.getByText('No game data pack is enabled')).toBeVisible();
    await page.goto('/character/new');
    await expect(page.getByText('There are no skills to choose from')).toBeVisible();
  });
}

test('where PatchNotes.json is missing, home says so', async ({ page, findings }) => {
  findings.allow(/404/);
  await page.route('**/PatchNotes.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(page.getByText('Unable to load Patch Notes.')).toBeVisible();
});

test('an address that leads nowhere shows the error page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expectNoAxeFindings(page);
});
