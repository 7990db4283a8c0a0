import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Collapsible } from './collapsible.tsx';
import '../base.css';

it('a section has a button Expand or Collapse that shows and hides its content', async () => {
  const screen = await render(
    <Collapsible title="October 2026" level={3}>
      <p>Notes of the month</p>
    </Collapsible>,
  );
  await expect.element(screen.getByRole('heading', { name: 'October 2026', level: 3 })).toBeVisible();
  const expand = screen.getByRole('button', { name: 'Expand', exact: true });
  await expect.element(expand).toHaveAccessibleDescription('October 2026');
  await expect.element(expand).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Notes of the month').query()).toBeNull();
  await expand.click();
  await expect.element(screen.getByText('Notes of the month')).toBeVisible();
  const collapse = screen.getByRole('button', { name: 'Collapse', exact: true });
  await expect.element(collapse).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Notes of the month').query()).toBeNull();
});

it('a parent can control whether a section is open', async () => {
  const changed = vi.fn();
  const screen = await render(
    <Collapsible title="Talents" open={false} onOpenChange={changed}>
      <p>Riposte</p>
    </Collapsible>,
  );
  await screen.getByRole('button', { name: 'Expand' }).click();
  expect(changed).toHaveBeenCalledWith(true);
  expect(screen.getByText('Riposte').query()).toBeNull();
});

it('on a phone, what follows the title breaks before it does', async () => {
  await page.viewport(288, 640);
  const screen = await render(
    <Collapsible title="Not yet" meta="45 with unmet requirements">
      <p>Riposte</p>
    </Collapsible>,
  );
  const text = document.createRange();
  text.selectNodeContents(screen.getByRole('heading', { name: 'Not yet' }).element());
  expect(text.getClientRects()).toHaveLength(1);
});
