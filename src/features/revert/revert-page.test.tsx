import { expect, test } from 'vitest';
import { wordingText } from '../../core/lib/wording.ts';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aCustomItem, aSheet } from '../../testing/sheets.ts';

test('what is reverted or deleted is said, and only where it is', async () => {
  const records = ['Rope', 'Hat'].map((name, date) => ({
    date,
    discriminator: 0 as const,
    item: aCustomItem(name),
  }));
  const { application, screen } = await renderApp({
    url: '/character/id/aria/revert',
    baseGameData: aPackJson({ name: 'Small Game', version: 3, constants: CONSTANTS }),
    prepare: (prepared) => prepared.loaded.load(aSheet({ skills: new Map(), changeHistory: records })),
  });
  const { loaded, notices } = application;
  const told = () => notices.store.getState().map(({ text }) => wordingText(text));
  const press = async (name: string) => {
    await screen.getByRole('button', { name, exact: true }).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
  };
  await expect.element(screen.getByRole('list', { name: 'Reversion records' })).toBeVisible();
  loaded.store.setState({ isElsewhere: true });
  await press('Revert Rope');
  await press('Delete Rope');
  expect(told()).toEqual([expect.stringContaining('Nothing was changed.')]);
  loaded.store.setState({ isElsewhere: false });
  await press('Revert Rope');
  await expect.element(screen.getByText('Rope reverted.')).toBeVisible();
  await press('Delete Hat');
  await expect.element(screen.getByText('Hat deleted.')).toBeVisible();
});
