import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Figure } from '../feedback/figure.tsx';
import { Explain, type ExplainProps } from './explain.tsx';

async function openExplanation(props: ExplainProps, name: string) {
  const screen = await render(<Explain {...props} />);
  await screen.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: props.label, exact: true });
  await expect.element(dialog).toBeVisible();
  const rows = [...dialog.element().querySelectorAll('tr')].map((row) => [
    row.querySelector('th')?.textContent,
    row.querySelector('td')?.textContent,
  ]);
  return { screen, dialog, rows };
}

const amountOf = (text: string | null | undefined) => Number(text?.replace('−', '-').replace('+', ''));

it('a derived number opens the list of its sources, which add up to it', async () => {
  const { rows } = await openExplanation(
    {
      label: 'Maximum Health',
      total: 24,
      parts: [
        { source: 'Base', amount: 20 },
        { source: 'Stout Heart', amount: 6 },
        { source: 'Cracked rib', amount: -2 },
      ],
    },
    'Maximum Health: 24',
  );
  expect(rows).toEqual([
    ['Base', '20'],
    ['Stout Heart', '+6'],
    ['Cracked rib', '−2'],
    ['Total', '24'],
  ]);
});

it('a clamped total lists the limit, so that the list still adds up', async () => {
  const { rows } = await openExplanation(
    {
      label: 'Dice',
      total: 1,
      parts: [
        { source: 'Base', amount: 2 },
        { source: 'Dazed', amount: -3 },
      ],
      limitLabel: 'At least 1',
    },
    'Dice: 1',
  );
  expect(rows.at(-2)).toEqual(['At least 1', '+2']);
  const sum = rows.slice(0, -1).reduce((total, [, amount]) => total + amountOf(amount), 0);
  expect(sum).toBe(amountOf(rows.at(-1)?.[1]));
});

it('a rounding error of tenths is not listed as a limit', async () => {
  const { rows } = await openExplanation(
    {
      label: 'Weight',
      total: 0.3,
      format: (amount) => amount.toFixed(1),
      parts: [
        { source: 'Rope', amount: 0.1 },
        { source: 'Lamp', amount: 0.2 },
      ],
    },
    'Weight: 0.3',
  );
  expect(rows).toEqual([
    ['Rope', '0.1'],
    ['Lamp', '+0.2'],
    ['Total', '0.3'],
  ]);
});

it('covers neither the number nor the label below it, and no bar', async () => {
  const screen = await render(
    <div style={{ display: 'flex', insetInlineStart: 40, position: 'fixed' }}>
      <Figure label="Iron Soak" value={<Explain label="Iron Soak" total={0} parts={[]} />} />
    </div>,
  );
  const figure = screen.getByText('Iron Soak').element().parentElement!;
  const dialog = page.getByRole('dialog', { name: 'Iron Soak' });
  await screen.getByRole('button', { name: 'Iron Soak: 0' }).click();
  await expect.element(dialog).toBeVisible();
  // Not where it is drawn: it grows for a moment.
  const list = dialog.element() as HTMLElement;
  expect(list.offsetTop).toBeGreaterThan(figure.getBoundingClientRect().bottom);
  expect(list.offsetLeft).toBe(40);

  // It would fit between the figure and the edge of the screen, but not above the bar at that edge.
  const root = document.documentElement;
  root.style.scrollPaddingBlock = '0 60px';
  figure.parentElement!.style.insetBlockEnd = `${list.offsetHeight + 30}px`;
  window.dispatchEvent(new Event('resize'));
  expect(list.offsetTop + list.offsetHeight).toBeLessThan(figure.getBoundingClientRect().top);
  root.style.removeProperty('scroll-padding-block');
});

it('it opens and closes by keyboard, and returns the focus', async () => {
  const screen = await render(<Explain label="Soak" total={2} parts={[{ source: 'Base', amount: 2 }]} />);
  const button = screen.getByRole('button', { name: 'Soak: 2' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Soak' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Soak' })).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('Escape closes it where the focus is still on the number', async () => {
  const { screen, dialog } = await openExplanation({ label: 'Power', total: 3, parts: [] }, 'Power: 3');
  screen.getByRole('button', { name: 'Power: 3' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('a second press closes it, and so does a press elsewhere', async () => {
  const screen = await render(
    <>
      {/* Above it, where the list never covers it. */}
      <p>Elsewhere</p>
      <Explain label="Soak" total={2} parts={[{ source: 'Base', amount: 2 }]} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Soak: 2' });
  const dialog = page.getByRole('dialog', { name: 'Soak' });
  await button.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog).toBeVisible();
  await screen.getByText('Elsewhere').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

it('Tab goes on from the number, and closes it', async () => {
  const screen = await render(
    <>
      <button type="button">Before</button>
      <Explain label="Soak" total={2} parts={[{ source: 'Base', amount: 2 }]} />
      <button type="button">After</button>
    </>,
  );
  const dialog = page.getByRole('dialog', { name: 'Soak' });
  for (const [keys, next] of [
    ['{Tab}', 'After'],
    ['{Shift>}{Tab}{/Shift}', 'Before'],
  ] as const) {
    screen.getByRole('button', { name: 'Soak: 2' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard(keys);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: next })).toHaveFocus();
  }
});
