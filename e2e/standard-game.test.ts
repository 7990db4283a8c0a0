import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

/** What a character does in a turn: an action and its maneuvers. */
type Turn = readonly (readonly string[])[];

/** Three rounds of two phases each, as each sample's own notes advise. */
const FIGHTS: Readonly<Record<string, readonly (readonly [Turn, Turn])[]>> = {
  'Odda Harrow': [
    [[['Guard', 'Brace']], [['Strike', 'Feint Cut', 'Sure Hand']]],
    [[['Catch Breath'], ['Strike', 'Draw Blood']], [['Move']]],
    [[['Second Wind']], [['Strike', 'Ante']]],
  ],
  'Ilse Wren': [
    [[['Flare', 'Kindling', 'Ante']], [['Spark']]],
    [[['Flare', 'White Heat']], [['Mend', 'Afterglow']]],
    [[['Gather'], ['Flare', 'Deep Light']], [['Catch Breath']]],
  ],
  'Tamsin Quill': [
    [[['Vanish'], ['Loose', 'First Blood', 'From the Dark']], [['Loose', 'Pinning Shot']]],
    [[['Loose', 'Aim']], [['Loose', 'Venom']]],
    [[['Snare'], ['Loose', 'Barbed Head']], [['Move', 'Hurry', 'Sure Foot']]],
  ],
  'Bartol Fenn': [
    [
      [
        ['Rally', 'Cheer'],
        ['Spring', 'Overwind'],
      ],
      [['Distract']],
    ],
    [[['Spring', 'Fire Pot']], [['Treat']]],
    [
      [
        ['Guard', 'Stand Firm'],
        ['Spring', 'Loaded Dice'],
      ],
      [['Catch Breath']],
    ],
  ],
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function expectTurn(page: Page, ...words: readonly string[]): Promise<void> {
  for (const word of words) await expect(page.getByRole('status', { name: 'Turn' })).toContainText(word);
}

async function perform(page: Page, [action, ...maneuvers]: readonly string[]): Promise<void> {
  await openTab(page, 'Actions');
  await button(page, `Select ${action}`).click();
  for (const maneuver of maneuvers) {
    await openTab(page, 'Maneuvers');
    await button(page, `Add ${maneuver}`).click();
  }
  await openTab(page, 'Take Action');
  await button(page, 'Perform Action').click();
  // What was performed is over: the first action is selected again, on the Actions tab.
  await expect(page.getByRole('tab', { name: 'Actions' })).toHaveAttribute('aria-selected', 'true');
}

/** Tries a sample from the storage page, which leads to its sheet, and goes on to its combat page. */
async function openSample(page: Page, name: string): Promise<void> {
  await page.goto('/character/storage');
  await button(page, `Try ${name}`).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Combat', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Combat' })).toBeVisible();
}

for (const [at, [name, rounds]] of Object.entries(FIGHTS).entries()) {
  const tag = at === 0 ? [] : '@thorough';
  test(`${name} comes from the samples and fights three rounds`, { tag }, async ({ page }) => {
    // It is long, not slow.
    test.slow();
    await openSample(page, name);
    await button(page, 'Begin Combat').click();
    for (const [index, [first, second]] of rounds.entries()) {
      await expectTurn(page, `Round ${index + 1}`, 'Phase 1');
      for (const stack of first) await perform(page, stack);
      // What ends a phase has gone on to the next by itself.
      if (first.every(([action]) => action !== 'Second Wind')) await button(page, 'Begin Next Phase').click();
      await expectTurn(page, 'Phase 2');
      for (const stack of second) await perform(page, stack);
      if (index < rounds.length - 1) await button(page, 'Begin Next Round').click();
    }
    await button(page, 'End Combat').click();
    await button(page, 'Yes').click();
    await expect(button(page, 'Begin Combat')).toBeEnabled();
  });
}

test('the storage page offers each sample until it is in storage', async ({ page }) => {
  await page.goto('/character/storage');
  const samples = page.getByRole('region', { name: 'Sample characters' });
  for (const name of Object.keys(FIGHTS)) await expect(button(page, `Try ${name}`)).toBeVisible();
  await expectNoAxeFindings(page);

  await button(page, 'Try Ilse Wren').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ilse Wren' })).toBeVisible();
  await page.goto('/character/storage');
  await expect(button(page, 'Load Ilse Wren')).toBeVisible();
  await expect(samples.getByRole('listitem')).toHaveCount(3);
  await expect(button(page, 'Try Ilse Wren')).toHaveCount(0);
});

test('a first visit tries a sample character from the home page, and a later one goes on with it', async ({
  page,
}) => {
  await page.goto('/');
  await button(page, 'Try Ilse Wren, a sample character').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ilse Wren' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue with Ilse Wren' })).toBeVisible();
  await expect(button(page, 'Try Ilse Wren, a sample character')).toHaveCount(0);
});

test('the sample encounter is on the table when it is tried', async ({ page }) => {
  await page.goto('/gm/encounter/manager');
  await button(page, 'Try Lights on the White Road, a sample').click();
  await expect(page.getByText('Lights on the White Road').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Lantern Hounds 2 has acted' })).toBeVisible();
});

test('a sample that cannot be fetched changes nothing, and can be tried again', async ({
  page,
  findings,
}) => {
  findings.allow(/samples\.json|ERR_FAILED|Failed to load resource/);
  await page.route('**/samples.json', (route) => route.abort());
  await page.goto('/character/storage');
  await button(page, 'Try Odda Harrow').click();
  await expect(page.getByText('Odda Harrow could not be fetched.')).toBeVisible();
  await page.unroute('**/samples.json');
  await button(page, 'Try Odda Harrow').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odda Harrow' })).toBeVisible();
});
