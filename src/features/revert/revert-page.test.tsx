import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { deleteEntry, entryName } from '../../core/character/change-history.ts';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import type { ChangeHistoryEntry } from '../../core/character/sheet/sheet.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aCustomItem, aSheet } from '../../testing/sheets.ts';

async function openRevert(more: readonly ChangeHistoryEntry[] = []) {
  const items = ['Rope', 'Hat'].map((name, date) => ({
    date,
    discriminator: 0 as const,
    item: aCustomItem(name),
  }));
  const changeHistory = [...items, ...more];
  const { game, screen } = await renderApp({
    url: '/character/id/aria/revert',
    baseGameData: aPackJson({ name: 'Small Game', version: 3, constants: CONSTANTS }),
    prepare: (prepared) => prepared.loaded.load(aSheet({ skills: new Map(), changeHistory })),
  });
  const { loaded } = game;
  await expect.element(screen.getByRole('list', { name: 'Reversion records' })).toBeVisible();
  const ask = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const confirm = () => screen.getByRole('button', { name: 'Yes' }).click();
  return {
    loaded,
    screen,
    ask,
    confirm,
    press: async (name: string) => {
      await ask(name);
      await confirm();
    },
    messages: () => noticeTexts(game),
    records: () =>
      loaded.store
        .getState()
        .character?.sheet.changeHistory.map((entry) => entry.discriminator === 0 && entry.item.name),
    inventory: () =>
      [...(loaded.store.getState().character?.sheet.inventory.values() ?? [])].map(({ name }) => name),
  };
}

it('a message confirms a revert or a deletion, but not a refused one', async () => {
  const { loaded, screen, press, messages } = await openRevert();
  loaded.store.setState({ isElsewhere: true });
  await press('Revert Rope');
  await press('Delete Rope');
  expect(messages()).toEqual([expect.stringContaining('Nothing was changed.')]);
  loaded.store.setState({ isElsewhere: false });
  await press('Revert Rope');
  await expect.element(screen.getByText('Rope reverted.')).toBeVisible();
  await press('Delete Hat');
  await expect.element(screen.getByText('Hat deleted.')).toBeVisible();
});

it('confirming a record that has left the history changes nothing', async () => {
  const { loaded, screen, ask, confirm, messages, records, inventory } = await openRevert();
  await ask('Revert Rope');
  loaded.change('Delete Rope', (sheet) => deleteEntry(sheet, 0));
  await confirm();
  const gone = 'Rope is no longer in the history. Nothing was changed.';
  await expect.element(screen.getByText(gone)).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(messages()).toEqual([gone]);
  expect(records()).toEqual(['Hat']);
  expect(inventory()).toEqual([]);
});

it('a record is still found after it has moved in the history or was read again', async () => {
  const { loaded, screen, ask, confirm, records, inventory } = await openRevert();
  await ask('Delete Hat');
  loaded.change('Delete Rope', (sheet) => deleteEntry(sheet, 0));
  await confirm();
  await expect.element(screen.getByText('Hat deleted.')).toBeVisible();
  expect(records()).toEqual([]);

  await loaded.undo();
  await loaded.undo();
  await ask('Revert Hat');
  loaded.change('Read again', (sheet) => ({
    ...sheet,
    changeHistory: [...structuredClone(sheet.changeHistory)].reverse(),
  }));
  await confirm();
  await expect.element(screen.getByText('Hat reverted.')).toBeVisible();
  expect(records()).toEqual(['Rope']);
  expect(inventory()).toEqual(['Hat']);
});

it('reverting a combat says what becomes of status effects and of a running one, which becomes a record first', async () => {
  const combatState = { ...COMBAT_NOT_STARTED, round: 4 };
  const ended: ChangeHistoryEntry = { date: 2, discriminator: 4, combatState };
  const { loaded, screen, ask, confirm } = await openRevert([ended]);
  const dialog = screen.getByRole('dialog', { name: 'Resume the combat that ended at round 4?' });
  const replaces = 'It replaces the current one.';
  const refills = 'Health and energy are set to their maximum.';
  await ask('Revert Combat ended at round 4');
  await expect.element(dialog).toHaveAccessibleDescription(refills);
  await screen.getByRole('button', { name: 'No' }).click();

  loaded.change('Poisoned', (sheet) => ({
    ...sheet,
    combatState: { ...COMBAT_NOT_STARTED, statusEffects: new Map([['Poisoned', 1]]) },
  }));
  await ask('Revert Combat ended at round 4');
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(`Its status effects replace the current ones. ${refills}`);
  await screen.getByRole('button', { name: 'No' }).click();

  loaded.change('Fight', (sheet) => ({ ...sheet, combatState: { ...COMBAT_NOT_STARTED, round: 2 } }));
  await ask('Revert Combat ended at round 4');
  const keeps = 'The running combat becomes a record of its own first.';
  await expect.element(dialog).toHaveAccessibleDescription(`${replaces} ${keeps} ${refills}`);
  await confirm();
  await expect.element(screen.getByText('Combat ended at round 4 reverted.')).toBeVisible();
  const { character } = loaded.store.getState();
  expect(character?.sheet.combatState.round).toBe(4);
  expect(character?.sheet.changeHistory.map(entryName)).toEqual(['Rope', 'Hat', 'Combat ended at round 2']);
});

it('the two buttons of a record stand beside its name on a phone', async () => {
  await page.viewport(390, 844);
  const { screen } = await openRevert();
  const top = (name: string) =>
    screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top;
  expect(top('Revert Rope')).toBe(top('Delete Rope'));
  const words = screen.getByText('Rope', { exact: true }).element().closest('p')?.parentElement;
  expect(top('Revert Rope')).toBeLessThan(words?.getBoundingClientRect().bottom ?? 0);
});
