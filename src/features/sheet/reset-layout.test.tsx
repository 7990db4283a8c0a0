import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { wordingText } from '../../core/lib/wording.ts';
import { openSheet } from '../../testing/open-sheet.tsx';

it('the tiles are not said to be back in their places where nothing may be changed', async () => {
  const { loaded, notices } = await openSheet();
  const told = () => notices.store.getState().map(({ text }) => wordingText(text));
  const reset = page.getByRole('button', { name: 'Reset Grid Layout' });
  const locked = vi.spyOn(loaded, 'apply').mockReturnValue({ kind: 'locked' });
  vi.spyOn(loaded, 'change').mockReturnValue(false);
  await reset.click();
  expect(told()).toEqual([]);
  locked.mockRestore();
  await reset.click();
  expect(told()).toEqual(['The tiles are back in their places.']);
});
