import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { anAction, anItem, aPack, aStatusEffect, aTalent, gameDataOf } from '../../testing/packs.ts';
import { Names } from '../names.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import { Term } from './term.tsx';
import { Terms } from './terms.tsx';
import '../../ui/base.css';

const GAME_DATA = gameDataOf(
  aPack({
    actions: {
      defaultActions: [],
      defaultManeuvers: [],
      actions: [anAction('Flare')],
      maneuvers: [],
    },
    items: [anItem('Lantern')],
    statusEffects: [aStatusEffect('Bleeding', { description: 'Lose SE_LEVEL health.' })],
    talents: [aTalent('Kindle', { actions: ['Flare'] })],
  }),
);

const open = async (width: number) => {
  await page.viewport(width, 700);
  return render(
    <Terms gameData={GAME_DATA}>
      <p>
        <Term kind="statusEffect" name="Bleeding" level={3} /> or <Term kind="talent" name="Kindle" /> or{' '}
        <Term kind="item" name="Nothing" />
      </p>
    </Terms>,
  );
};

describe('a term', () => {
  it.each([390, 1200])('opens its card, and Escape leads back to it, %i px wide', async (width) => {
    const screen = await open(width);
    const term = screen.getByRole('button', { name: 'Bleeding' });
    await term.click();
    const card = screen.getByRole('dialog', { name: 'Bleeding' });
    await expect.element(card).toHaveTextContent('Lose 3 health.');
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(term).toHaveFocus();
  });

  it('on a card opens its own card in the same place, and Back leads to the one before', async () => {
    const screen = await open(1200);
    await screen.getByRole('button', { name: 'Kindle' }).click();
    await screen.getByRole('dialog', { name: 'Kindle' }).getByRole('button', { name: 'Flare' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Flare' })).toBeVisible();
    await screen.getByRole('button', { name: 'Back to Kindle' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Kindle' })).toBeVisible();
  });

  it('of an item by its own name opens the card of its template', async () => {
    const item = { id: '1', name: 'Old Faithful', template: 'Lantern', flavor: '', quantity: 1 };
    const screen = await render(
      <Terms gameData={GAME_DATA}>
        <Names names={['Old Faithful', 'Kindle']} kind="any" items={[item]} />
      </Terms>,
    );
    await screen.getByRole('button', { name: 'Old Faithful' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Lantern' })).toBeVisible();
  });

  it('that the game data do not define is plain text', async () => {
    const screen = await open(1200);
    await expect.element(screen.getByText('Nothing')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Nothing' })).not.toBeInTheDocument();
  });
});

describe('a text', () => {
  const withCut = gameDataOf(
    aPack({
      actions: {
        defaultActions: [],
        defaultManeuvers: [],
        actions: [],
        maneuvers: [anAction('Feint Cut', { description: 'Show one line, take another.' })],
      },
      talents: [
        aTalent('Quick Wrist', { description: 'You learn the Feint Cut.', maneuvers: ['Feint Cut'] }),
      ],
    }),
  );

  it('opens the card of what it names, and the card of a talent says what it teaches', async () => {
    await page.viewport(1200, 700);
    const screen = await render(
      <Terms gameData={withCut}>
        <Paragraphs text={['A Quick Wrist helps.']} />
      </Terms>,
    );
    await screen.getByRole('button', { name: 'Quick Wrist' }).click();
    const card = screen.getByRole('dialog', { name: 'Quick Wrist' });
    await expect.element(card).toHaveTextContent('ManeuversFeint Cut: Show one line, take another.');
    await card.getByText('You learn the').getByRole('button', { name: 'Feint Cut' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Feint Cut' })).toBeVisible();
  });
});
