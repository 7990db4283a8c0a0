import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPackJson, aSkill, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const RULEBOOK = [
  { title: 'Dice', text: ['Roll. [[Burning]] burns, Blades cut, [[Nothing]] is <b>text</b>.'] },
  {
    title: 'A/B & C',
    text: [
      {
        table: [
          ['Number', 'Meaning'],
          ['4', '[[Burning]]'],
        ],
      },
      '- one thing',
    ],
  },
  { title: '..', text: ['A title that no address holds as it is.'] },
];

const open = async (url: string, fields: Record<string, unknown> = { play: { rulebook: RULEBOOK } }) => {
  await page.viewport(1280, 800);
  return renderApp({
    url,
    baseGameData: aPackJson({
      constants: CONSTANTS,
      skills: [aSkill('Blades', { description: 'Whatever cuts.' })],
      statusEffects: [aStatusEffect('Burning', { description: 'Lose SE_LEVEL health.' })],
      ...fields,
    }),
  });
};

describe('the rulebook', () => {
  it('lists its pages by title with their first words', async () => {
    const { screen } = await open('/gamedata/rulebook');
    const links = screen.getByRole('list', { name: 'Contents' }).getByRole('link');
    await expect.element(links.first()).toHaveTextContent('Dice');
    await expect
      .element(links.first())
      .toHaveTextContent('Burning burns, Blades cut, Nothing is <b>text</b>.');
    expect(links.elements()).toHaveLength(3);
  });

  it.each(RULEBOOK.map(({ title }) => title))(
    'opens the page %s by a link that has its address',
    async (title) => {
      const { screen, router } = await open('/gamedata/rulebook');
      await screen.getByRole('list', { name: 'Contents' }).getByText(title, { exact: true }).click();
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      const address = router.state.location.pathname;
      await router.navigate('/');
      await router.navigate(address);
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    },
  );

  it('opens the card of a marked and of a plain name, and leaves other terms as text', async () => {
    const { screen } = await open('/gamedata/rulebook/dice');
    await screen.getByRole('button', { name: 'Burning' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Burning' })).toHaveTextContent('Lose 1 health.');
    await screen.getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('button', { name: 'Blades' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Blades' })).toHaveTextContent('Whatever cuts.');
    await expect.element(screen.getByText('Nothing is <b>text</b>.')).toBeVisible();
  });

  it('shows a table with its first row as its head, and leads to the pages beside', async () => {
    const { screen } = await open('/gamedata/rulebook/a%2Fb%20%26%20c');
    await expect.element(screen.getByRole('columnheader', { name: 'Meaning' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: 'Burning' })).toBeVisible();
    await screen.getByRole('link', { name: 'Previous Dice' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dice');
    await screen.getByRole('main').getByRole('link', { name: 'Rulebook', exact: true }).click();
    await expect.element(screen.getByRole('list', { name: 'Contents' })).toBeVisible();
  });

  it('sets off the marks of a list and the first column of a table', async () => {
    const text = [{ table: [['Number'], ['Burning points']] }, '- one [[Burning]] thing'];
    const { screen } = await open('/gamedata/rulebook/fights', {
      play: { rulebook: [{ title: 'Fights', text }] },
    });
    await expect.element(screen.getByText('• one Burning thing')).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: 'Burning points' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Burning' }).elements()).toHaveLength(1);
  });

  it('sets off a short first line as the heading of its paragraph, and no longer one', async () => {
    const text = ['Rest.\nAn hour with food.', `${'Words '.repeat(8)}\nand more.`, 'Roll. Count.'];
    const { screen } = await open('/gamedata/rulebook/fights', {
      play: { rulebook: [{ title: 'Fights', text }] },
    });
    const paragraph = screen.getByText('Rest. An hour with food.', { exact: true });
    await expect.element(paragraph).toBeVisible();
    expect(Array.from(document.querySelectorAll('main p b'), (each) => each.textContent)).toEqual(['Rest.']);
  });

  it('keeps a number with what is said of it', async () => {
    const text = ['Say 1 (fair) or 2 dice.'];
    await open('/gamedata/rulebook/fights', { play: { rulebook: [{ title: 'Fights', text }] } });
    await expect
      .poll(() => document.querySelector('main p')?.textContent)
      .toBe('Say 1\u00a0(fair) or 2\u00a0dice.');
  });

  it('shows of a long page its first whole sentences', async () => {
    const text = [`1. ${'One word more. '.repeat(12)}`];
    const { screen } = await open('/gamedata/rulebook', { play: { rulebook: [{ title: 'Long', text }] } });
    await expect.element(screen.getByText('One word more. '.repeat(9).trim(), { exact: true })).toBeVisible();
  });

  it('says that an address names no page, and leads to the contents', async () => {
    const { screen } = await open('/gamedata/rulebook/gone');
    await expect.element(screen.getByText('The rulebook has no page of that name')).toBeVisible();
    await screen.getByRole('link', { name: 'Contents' }).click();
    await expect.element(screen.getByRole('list', { name: 'Contents' })).toBeVisible();
  });

  it('says why it is empty where no pack has one', async () => {
    const { screen } = await open('/gamedata/rulebook', {});
    await expect.element(screen.getByText('There is no rulebook')).toBeVisible();
    await expect.element(screen.getByText(/None of the enabled game data packs has one\./)).toBeVisible();
  });

  it('shows the pages of all packs that are right where one is malformed', async () => {
    const { screen } = await open('/gamedata/rulebook', {
      play: { rulebook: [...RULEBOOK, { title: 'Bad', text: 7 }, 'nothing'] },
    });
    await expect.element(screen.getByText('Dice')).toBeVisible();
    await expect.element(screen.getByText('Bad')).not.toBeInTheDocument();
  });
});
