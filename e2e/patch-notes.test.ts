import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, look, test } from './fixtures.ts';

const note = (version: string, date: unknown) => ({
  name: '',
  version,
  date,
  summary: `What ${version} brought.`,
  bugFixes: [],
  descriptionSections: [],
  talents: { added: [], removed: [], changed: [] },
});

/** The day that the page takes for today. */
const TODAY = new Date(2026, 10, 18, 12);

async function serve(page: Page, notes: unknown): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.route('**/PatchNotes.json', (route) => route.fulfill({ json: notes }));
}

async function expand(page: Page, title: string): Promise<void> {
  await page
    .getByRole('region', { name: title, exact: true })
    .getByRole('button', { name: 'Expand' })
    .click();
}

test('notes of this month come first, then earlier ones by year and month', async ({ page }) => {
  await serve(page, [
    note('0.9.12', [2026, 9, 30]),
    note('0.9.15', [2026, 11, 18]),
    note('0.9.14', [2026, 11, 2]),
    note('0.8.0', [2024, 2, 29]),
    note('0.9.13', [2026, 10, 5]),
  ]);
  await page.goto('/settings/patch-notes');
  await expect(page).toHaveTitle('Patch Notes - Tabard');
  await expect(page.getByText('Wednesday, November 18, 2026')).toBeVisible();
  await expect(page.getByText('Monday, November 2, 2026')).toBeVisible();
  await expect(page.getByText('What 0.9.13 brought.')).toHaveCount(0);
  expect(
    await page
      .getByRole('main')
      .getByText(/^What .* brought\.$/)
      .allTextContents(),
  ).toEqual(['What 0.9.15 brought.', 'What 0.9.14 brought.']);
  await expand(page, '2026');
  await expand(page, 'October');
  await expect(page.getByText('Monday, October 5, 2026')).toBeVisible();
  await expand(page, '2024');
  await expand(page, 'February');
  await expect(page.getByText('Thursday, February 29, 2024')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'patch-notes');

  await page.goto('/');
  await expect(page.getByText('Wednesday, November 18, 2026')).toBeVisible();
  await expect(page.getByText('What 0.9.14 brought.')).toHaveCount(0);
});

test('a month without notes says so, and bad notes are left out alone', async ({ page }) => {
  await serve(page, [
    note('1', [2026, 11]),
    note('2', [2026, 11, 18, 1]),
    note('3', [2026, 13, 1]),
    note('4', [2026, 2, 30]),
    note('5', '2026-11-18'),
    note('6', [2026, 11, 1.5]),
    { ...note('7', [2026, 11, 18]), bugFixes: 'none' },
    { ...note('8', [2026, 11, 18]), talents: null },
    { ...note('9', [2026, 11, 18]), descriptionSections: [{ title: 1 }] },
    null,
    'text',
    [],
    note('10', [2026, 10, 31]),
  ]);
  await page.goto('/settings/patch-notes');
  await expect(page.getByText('No Recent Patch Notes')).toBeVisible();
  await expectNoAxeFindings(page);
  await expand(page, '2026');
  await expand(page, 'October');
  await expect(page.getByText('What 10 brought.')).toBeVisible();
  await expect(page.getByText(/^What .* brought\.$/)).toHaveCount(1);
  await page.goto('/');
  await expect(page.getByText('Saturday, October 31, 2026')).toBeVisible();
});

const answers = [
  ['that are not found', { status: 404, body: 'no' }],
  ['that the server cannot give', { status: 500, body: 'no' }],
  ['with a page in their place', { contentType: 'text/html', body: '<!doctype html><p>Tabard</p>' }],
  ['with a page under the name of JSON', { contentType: 'application/json', body: '<!doctype html>' }],
  ['that are no JSON', { contentType: 'application/json', body: '[{"name":' }],
  ['that are no list', { contentType: 'application/json', body: '{"0":{}}' }],
  ['that are empty', { contentType: 'application/json', body: '' }],
] as const;

for (const [what, answer] of answers) {
  test(`patch notes ${what} leave home and their own page whole`, async ({ page, findings }) => {
    findings.allow(/PatchNotes\.json|Failed to load resource/);
    await page.route('**/PatchNotes.json', (route) => route.fulfill(answer));
    await page.goto('/');
    await expect(page.getByText('Unable to load Patch Notes.')).toBeVisible();
    await page.goto('/settings/patch-notes');
    await expect(page.getByText('No Recent Patch Notes')).toBeVisible();
  });
}

test('patch notes that take their time hold nothing up', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/PatchNotes.json', async (route) => {
    await asked;
    await route.fulfill({ json: [note('0.9.15', [2026, 11, 18])] });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'New character' })).toBeVisible();
  await expect(page.getByText('Unable to load Patch Notes.')).toHaveCount(0);
  answer();
  await expect(page.getByText('What 0.9.15 brought.')).toBeVisible();
});
