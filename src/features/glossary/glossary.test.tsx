import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../app/paths.ts';
import { anAction, aPackJson, aStatusEffect, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const heading = page.getByRole('heading', { level: 1 });

const game = aPackJson({
  constants: CONSTANTS,
  statusEffects: [
    aStatusEffect('Bleeding', { description: 'Lose 1 health.' }),
    aStatusEffect('Burning', { description: 'Lose SE_LEVEL health.' }),
  ],
  talents: [
    aTalent('Core Strike', {
      tier: 'CORE',
      description: 'The core * of it.',
      tags: ['Core'],
      upgrades: 'Core Blow',
      prerequisites: ['Core Blow'],
      actions: ['Core Cut'],
      maneuvers: ['Core Feint'],
    }),
    aTalent('Plain'),
  ],
});

/** Opens the fields that a phone has behind a button. */
const openFilters = () => page.getByRole('button', { name: 'Filters' }).click();

/** The marked text, and the text that contains it. */
const marked = () =>
  [...(CSS.highlights.get('search-match') ?? [])].map(({ startContainer, startOffset, endOffset }) => [
    startContainer.textContent,
    startContainer.textContent?.slice(startOffset, endOffset),
  ]);

it('status effects are found by the text of their cards at the level of the slider', async () => {
  const { screen } = await renderApp({ url: paths.statusEffects, baseGameData: game });
  const articles = screen.getByRole('article');
  await openFilters();
  await screen.getByLabelText('Search field').selectOptions('Description');
  await screen.getByLabelText('Search value').fill('lose 1 health');
  await expect.element(heading).toHaveTextContent('Status Effects (2)');
  await screen.getByRole('slider', { name: 'Status Effect Level' }).fill('3');
  await expect.element(heading).toHaveTextContent('Status Effects (1)');
  await expect.element(articles).toHaveTextContent('Bleeding');
  await screen.getByLabelText('Search value').fill('lose 3');
  await expect.element(articles).toHaveTextContent('Burning');
  await screen.getByLabelText('Search value').fill('SE_LEVEL');
  await expect.element(heading).toHaveTextContent('Status Effects (0)');
});

it.each([
  ['Name', 'core', [['Core Strike', 'Core']]],
  ['Description', 'core', [['The core * of it.', 'core']]],
  ['Description', '*', [['The core * of it.', '*']]],
  ['Tags', 'core', [['Core', 'Core']]],
  ['Tier', 'core', [['Core', 'Core']]],
  ['Actions', 'core', [['Core Cut', 'Core']]],
  ['Actions', '*', []],
  ['Maneuvers', 'core', [['Core Feint', 'Core']]],
  ['Maneuvers', '*', []],
])('a search of %s for %j marks it only there', async (field, value, expected) => {
  const { screen } = await renderApp({ url: paths.talentGlossary, baseGameData: game });
  await openFilters();
  await screen.getByLabelText('Search field').selectOptions(field);
  await screen.getByLabelText('Search value').fill(value);
  await expect.element(heading).toHaveTextContent('Talents (1)');
  await expect.poll(marked).toEqual(expected);
});

it('the number of results is announced once the search is stable, but not when the page opens', async () => {
  const { screen } = await renderApp({ url: `${paths.statusEffects}?query=Name:b`, baseGameData: game });
  await expect.element(heading).toHaveTextContent('Status Effects (2)');
  const status = screen.getByRole('main').getByRole('status');
  const announced: string[] = [];
  const listen = new MutationObserver(() => announced.push(status.element().textContent ?? ''));
  listen.observe(status.element(), { childList: true, characterData: true, subtree: true });
  const expectAnnounced = async (expected: readonly string[]) => {
    await expect.poll(() => announced.filter((text) => text !== '')).toEqual(expected);
  };

  await openFilters();
  await screen.getByRole('radio', { name: 'All' }).click();
  await expectAnnounced(['2 of 2 found']);
  await screen.getByLabelText('Search value').click();
  // In one task: no machine is so busy that the search is stable in between.
  for (const letter of 'bur') document.execCommand('insertText', false, letter);
  await expect.element(heading).toHaveTextContent('Status Effects (1)');
  await expectAnnounced(['2 of 2 found', '1 of 2 found']);
  // Adding a query announces the number again, although it is the same.
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAnnounced(['2 of 2 found', '1 of 2 found', '1 of 2 found']);
  await screen.getByRole('button', { name: 'Remove Name: bur' }).click();
  await expectAnnounced(['2 of 2 found', '1 of 2 found', '1 of 2 found', '2 of 2 found']);
  listen.disconnect();
});

it('removing the last query by keyboard moves the focus to the search', async () => {
  const many = aPackJson({ talents: Array.from({ length: 40 }, (_, index) => aTalent(`Aim ${index}`)) });
  const { screen } = await renderApp({ url: `${paths.talentGlossary}?query=Name:a`, baseGameData: many });
  await expect.element(screen.getByRole('button', { name: 'Return to Top' })).toBeInTheDocument();
  await expect.element(screen.getByText('Saved', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  (screen.getByRole('button', { name: 'Remove Name: a' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Search value')).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

it('a long query without spaces is shown in two lines, and its button has the full name', async () => {
  const long = 'a'.repeat(220);
  await page.viewport(390, 844);
  const { screen } = await renderApp({
    url: `${paths.talentGlossary}?query=Name:${long}`,
    baseGameData: game,
  });
  const remove = screen.getByRole('button', { name: `Remove Name: ${long}` });
  await expect.element(remove).toBeVisible();
  expect(remove.element().getBoundingClientRect().height).toBeLessThan(60);
  const { left, right } = remove.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThanOrEqual(390);
});

it('a search that finds nothing says where else the text is found', async () => {
  const { screen } = await renderApp({ url: paths.talentGlossary, baseGameData: game });
  await screen.getByLabelText('Search value').fill('bleeding');
  await expect.element(screen.getByText('Nothing here has “bleeding” in its name.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Status Effects (1)' })).toBeVisible();
  await screen.getByLabelText('Search value').fill('feint');
  await screen.getByRole('button', { name: 'Maneuvers (1)' }).click();
  await expect.element(heading).toHaveTextContent('Talents (1)');
  await expect.element(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await screen.getByLabelText('Search field').selectOptions('Name');
  await screen.getByLabelText('Search value').fill('bleeding');
  await screen.getByRole('link', { name: 'Status Effects (1)' }).click();
  await expect.element(heading).toHaveTextContent('Status Effects (1)');
});

it('a search that finds nothing offers the whole list', async () => {
  const { screen } = await renderApp({ url: `${paths.talentGlossary}?query=Name:lost`, baseGameData: game });
  await expect.element(heading).toHaveTextContent('Talents (0)');
  await screen.getByLabelText('Search value').fill('nowhere');
  await screen.getByRole('button', { name: 'Show all talents' }).click();
  await expect.element(heading).toHaveTextContent('Talents (2)');
  await expect.element(screen.getByLabelText('Search value')).toHaveValue('');
});

it('the field and the mode are behind a button on a phone, and beside the search elsewhere', async () => {
  const { screen } = await renderApp({ url: paths.talentGlossary, baseGameData: game });
  const field = screen.getByLabelText('Search field');
  await expect.element(screen.getByLabelText('Search value')).toBeVisible();
  await expect.element(field).not.toBeVisible();
  await page.viewport(1024, 768);
  await expect.element(field).toBeVisible();
});

it('a card lists what an action costs, with one amount of each resource, apart from what it gains', async () => {
  const actions = [
    anAction('Catch Breath', {
      inputs: { numeric: { title: 'Effort' } },
      resources: [
        { resource: 'ENERGY', by: 'CONSTANT', value: -3 },
        { resource: 'FOCUS', by: 'INPUT', input: 'NUMERIC' },
        { resource: 'FOCUS', by: 'CONSTANT', value: 1 },
      ],
    }),
  ];
  const { screen } = await renderApp({
    url: paths.actions,
    baseGameData: aPackJson({ constants: CONSTANTS, actions: { actions } }),
  });
  const card = screen.getByRole('article', { name: 'Catch Breath' });
  await expect.element(card).toHaveTextContent(/Costs\s*Focus equal to 1 \+ Effort\s*Gains\s*3 Energy/);
  const marks = [...card.element().querySelectorAll('header [data-amount]')];
  expect(marks.map((mark) => mark.getAttribute('data-amount'))).toEqual(['+3', 'X']);
});

describe('many entries on a phone', () => {
  const many = aPackJson({
    talents: ['Aim', 'Aim Low', 'Bash', 'Cleave', 'Dodge', 'Feint', 'Guard', 'Lunge'].map((name) =>
      aTalent(name, { tier: name === 'Bash' ? 'MAJOR' : 'MINOR', description: `What ${name} does.` }),
    ),
  });
  const toggle = (name: string) => page.getByRole('button', { name, exact: true });
  const writeOn = (name: string) => page.getByRole('button', { name: `Write on ${name}`, exact: true });

  it('are rows that open to whole cards', async () => {
    await page.viewport(390, 844);
    const { screen } = await renderApp({ url: paths.talentGlossary, baseGameData: many });
    const card = screen.getByRole('article', { name: 'Cleave' });
    await expect.element(card).toHaveTextContent('What Cleave does.');
    expect(card.element().getBoundingClientRect().height).toBeLessThan(64);
    expect(card.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect.element(toggle('Cleave')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(writeOn('Cleave')).not.toBeInTheDocument();
    await toggle('Cleave').click();
    await expect.element(toggle('Cleave')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(writeOn('Cleave')).toBeVisible();
    await expect.element(writeOn('Dodge')).not.toBeInTheDocument();
    await page.viewport(1024, 768);
    await expect.element(writeOn('Dodge')).toBeVisible();
    await expect.element(toggle('Cleave')).not.toBeInTheDocument();
  });

  it('are whole where a search finds few, or what a row does not show, and open by its full name', async () => {
    await page.viewport(390, 844);
    const { screen } = await renderApp({ url: paths.talentGlossary, baseGameData: many });
    await screen.getByLabelText('Search value').fill('aim');
    await expect.element(heading).toHaveTextContent('Talents (2)');
    await expect.element(toggle('Aim')).not.toBeInTheDocument();
    await openFilters();
    await screen.getByLabelText('Search field').selectOptions('Description');
    await screen.getByLabelText('Search value').fill('does');
    await expect.element(heading).toHaveTextContent('Talents (8)');
    await expect.element(toggle('Aim')).not.toBeInTheDocument();
    await screen.getByLabelText('Search field').selectOptions('Tier');
    await screen.getByLabelText('Search value').fill('minor');
    await expect.element(toggle('Aim')).toHaveAttribute('aria-expanded', 'false');
    await screen.getByRole('button', { name: 'Add', exact: true }).click();
    await screen.getByLabelText('Search field').selectOptions('Name');
    await screen.getByLabelText('Search value').fill('aim');
    await expect.element(toggle('Aim')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(toggle('Aim Low')).toHaveAttribute('aria-expanded', 'false');
  });

  it('are narrowed to some kinds, which the address holds', async () => {
    const { screen } = await renderApp({ url: `${paths.talentGlossary}?kind=Major`, baseGameData: many });
    await expect.element(heading).toHaveTextContent('Talents (1)');
    const chips = screen.getByRole('group', { name: 'Tier' }).getByRole('button');
    expect(chips.elements().map(({ textContent }) => textContent)).toEqual(['Minor', 'Major']);
    await expect.element(toggle('Major')).toHaveAttribute('aria-pressed', 'true');
    await toggle('Minor').click();
    await expect.element(heading).toHaveTextContent('Talents (8)');
    await toggle('Minor').click();
    await screen.getByLabelText('Search value').fill('aim');
    await expect.element(heading).toHaveTextContent('Talents (0)');
    await screen.getByRole('button', { name: 'Show all talents' }).click();
    await expect.element(heading).toHaveTextContent('Talents (8)');
  });
});
