import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openSheet } from '../../testing/open-sheet.tsx';

it('no longer says "Saved" once a press has changed something, before the press is over', async () => {
  await openSheet({ health: 9 });
  await expect.element(page.getByText('Saved', { exact: true })).toBeInTheDocument();
  const button = page.getByRole('button', { name: 'Decrease Health', exact: true }).element();
  for (const type of ['pointerdown', 'pointerup', 'click'])
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  await Promise.resolve();
  expect(page.getByText('Saved', { exact: true }).query()).toBeNull();
  expect(page.getByText('Saving', { exact: true }).query()).not.toBeNull();
  await expect.element(page.getByText('Saved', { exact: true })).toBeInTheDocument();
});
