import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { holdRequests, PATCH_NOTES } from '../support/served-files.ts';
import { expect, test } from '../support/test.ts';

const note = (version: string, date: unknown) => ({
  name: '',
  version,
  date,
  summary: `What ${version} brought.`,
  bugFixes: [],
  descriptionSections: [],
  talents: { added: [], removed: [], changed: [] },
});

const SUMMARY = /^What .* brought\.$/;
const TODAY = new Date(2026, 10, 18, 12);

/** Serves patch notes and sets the page's clock to today. */
async function serveNotes(page: Page, notes: unknown): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.route(PATCH_NOTES, (route) => route.fulfill({ json: notes }));
}

test('notes of this month come first, then earlier ones by year and month', async ({
  page,
  home,
  patchNotes,
}) => {
  await serveNotes(page, [
    note('0.9.12', [2026, 9, 30]),
    note('0.9.15', [2026, 11, 18]),
    note('0.9.14', [2026, 11, 2]),
    note('0.8.0', [2024, 2, 29]),
    note('0.9.13', [2026, 10, 5]),
  ]);
  await patchNotes.open();
  await expect(page).toHaveTitle('Patch Notes - Tabard');
  await expect(patchNotes.text('Wednesday, November 18, 2026')).toBeVisible();
  await expect(patchNotes.text('Monday, November 2, 2026')).toBeVisible();
  await expect(patchNotes.text('What 0.9.13 brought.')).toHaveCount(0);
  await expect(patchNotes.main.getByText(SUMMARY)).toHaveText([
    'What 0.9.15 brought.',
    'What 0.9.14 brought.',
  ]);
  await patchNotes.expandSection('2026');
  await patchNotes.expandSection('October');
  await expect(patchNotes.text('Monday, October 5, 2026')).toBeVisible();
  await patchNotes.expandSection('2024');
  await patchNotes.expandSection('February');
  await expect(patchNotes.text('Thursday, February 29, 2024')).toBeVisible();
  await expectAccessible(page);
  await takeScreenshots(page, 'patch-notes');

  await home.open();
  await expect(home.text('Wednesday, November 18, 2026')).toBeVisible();
  await expect(home.text('What 0.9.14 brought.')).toHaveCount(0);
});

test('a month without notes says so, and only invalid notes are left out', async ({
  page,
  home,
  patchNotes,
}) => {
  await serveNotes(page, [
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
  await patchNotes.open();
  await expect(patchNotes.text('No Recent Patch Notes')).toBeVisible();
  await expect(patchNotes.text('What 10 brought.')).toBeVisible();
  await expectAccessible(page);
  await expect(patchNotes.text(SUMMARY)).toHaveCount(1);
  await home.open();
  await expect(home.text('Saturday, October 31, 2026')).toBeVisible();
});

/** One that cannot be fetched, and one that cannot be parsed: the tests of `fetchJson` have every other. */
const ALWAYS = ['a web page', 'no list'];

for (const [what, answer] of [
  ['not found', { status: 404, body: 'no' }],
  ['a server error', { status: 500, body: 'no' }],
  ['a web page', { contentType: 'text/html', body: '<!doctype html><p>Tabard</p>' }],
  ['a web page of the type of JSON', { contentType: 'application/json', body: '<!doctype html>' }],
  ['no JSON', { contentType: 'application/json', body: '[{"name":' }],
  ['no list', { contentType: 'application/json', body: '{"0":{}}' }],
  ['empty', { contentType: 'application/json', body: '' }],
] as const) {
  const tag = ALWAYS.includes(what) ? [] : '@thorough';
  test(`where the patch notes are ${what}, home and their own screen say that there are none`, {
    tag,
  }, async ({ page, errors, home, patchNotes }) => {
    errors.allow(/PatchNotes\.json|Failed to load resource/);
    await page.route(PATCH_NOTES, (route) => route.fulfill(answer));
    await home.open();
    await expect(home.text('Unable to load Patch Notes.')).toBeVisible();
    await patchNotes.open();
    await expect(patchNotes.text('No Recent Patch Notes')).toBeVisible();
  });
}

test('slow patch notes delay nothing else', async ({ page, home }) => {
  await page.route(PATCH_NOTES, (route) => route.fulfill({ json: [note('0.9.15', [2026, 11, 18])] }));
  const release = await holdRequests(page, PATCH_NOTES);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(home.newCharacter).toBeVisible();
  await expect(home.text('Unable to load Patch Notes.')).toHaveCount(0);
  release();
  await expect(home.text('What 0.9.15 brought.')).toBeVisible();
});
