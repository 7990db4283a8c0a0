import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listOfId, moveEntry, removeEntry } from '../../core/game-data/editing/entries.ts';
import { newEntry } from '../../core/game-data/editing/forms/blank.ts';
import { withValueAt } from '../../core/game-data/editing/json-edit.ts';
import { templatePack } from '../../core/game-data/editing/new-pack.ts';
import type { PackList } from '../../core/game-data/editing/pack-lists.ts';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const TALENTS = listOfId('talents') as PackList;

/** The template has the talents Steady Hand, Dirty Fighter and Long Breath. */
async function openPack(place: string) {
  const { screen, router, game } = await renderApp({
    url: `/workshop/kitchen/${place}`,
    baseGameData: aPackJson({ name: 'Core', constants: CONSTANTS }),
    async prepare({ storage }) {
      const text = JSON.stringify(templatePack('Kitchen'));
      await storage.workshop.create({ name: 'Kitchen', text, released: undefined, steps: undefined });
    },
  });
  const names = () => {
    const json = game.workshop.getState()?.store.getState().pack?.json;
    return (json as { talents: { name: string }[] }).talents.map(({ name }) => name);
  };
  const heading = (name: string) =>
    expect.element(screen.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  return {
    screen,
    names,
    heading,
    nameField: screen.getByRole('textbox', { name: 'Name', exact: true }),
    address: () => router.state.location.pathname,
    /** Changes the pack as something outside of the form does. */
    change(edit: (json: unknown) => unknown) {
      const workshop = game.workshop.getState();
      workshop?.change('Edit', { json: edit(workshop.store.getState().pack?.json) });
    },
    async choose(name: string, action: string) {
      await screen.getByRole('button', { name: `Change ${name}` }).click();
      const dialog = screen.getByRole('dialog', { name: `Change ${name}` });
      await dialog.getByRole('button', { name: action, exact: true }).click();
    },
  };
}

describe('the page of an entry', () => {
  it('goes along where the entry is moved, as often as it is', async () => {
    const { screen, names, heading, address, choose } = await openPack('talents/2');
    await heading('Long Breath');
    await choose('Long Breath', 'Move up');
    await expect.poll(address).toBe('/workshop/kitchen/talents/1');
    await heading('Long Breath');
    await expect.element(screen.getByRole('button', { name: 'Change Long Breath' })).toHaveFocus();
    await choose('Long Breath', 'Move up');
    await expect.poll(address).toBe('/workshop/kitchen/talents/0');
    expect(names()).toEqual(['Long Breath', 'Steady Hand', 'Dirty Fighter']);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(address).toBe('/workshop/kitchen/talents/1');
    await heading('Long Breath');
  });

  it('goes along where an undo takes away one before it', async () => {
    const { screen, heading, address, choose } = await openPack('');
    await choose('Steady Hand', 'Copy');
    await heading('Steady Hand (2)');
    await screen.getByRole('link', { name: 'All entries' }).click();
    await screen.getByRole('link', { name: 'Dirty Fighter', exact: true }).click();
    await expect.poll(address).toBe('/workshop/kitchen/talents/2');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(address).toBe('/workshop/kitchen/talents/1');
    await heading('Dirty Fighter');
  });

  it('says that the entry is gone, and shows it again with the next step', async () => {
    const { screen, heading, choose } = await openPack('talents/0');
    await choose('Steady Hand', 'Copy');
    await heading('Steady Hand (2)');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('There is no such entry')).toBeVisible();
    await screen.getByRole('button', { name: 'Redo' }).click();
    await heading('Steady Hand (2)');
  });

  it('keeps what is typed with its entry', async () => {
    const { names, nameField, address, change } = await openPack('talents/1');
    await nameField.fill('Scoundrel');
    change((json) => moveEntry(json, { list: TALENTS, index: 2 }, -2));
    await expect.poll(address).toBe('/workshop/kitchen/talents/2');
    await expect.element(nameField).toHaveFocus();
    await userEvent.keyboard('!{Enter}');
    expect(names()).toEqual(['Long Breath', 'Steady Hand', 'Scoundrel!']);
  });

  it('drops what is typed where a new entry takes the place of the last one', async () => {
    const { names, nameField, heading, change } = await openPack('talents/2');
    await nameField.fill('Scoundrel');
    change((json) => withValueAt(json, ['talents', 2], newEntry(TALENTS, 'Fresh Start')));
    await heading('Fresh Start');
    await expect.element(nameField).toHaveValue('Fresh Start');
    await userEvent.keyboard('{Tab}');
    expect(names()).toEqual(['Steady Hand', 'Dirty Fighter', 'Fresh Start']);
  });

  it.each(['', 'talents/1'])('renames and deletes the entry that it asks about: %s', async (place) => {
    const { screen, names, change, choose } = await openPack(place);
    const lastUp = (json: unknown) => moveEntry(json, { list: TALENTS, index: 2 }, -2);
    await choose('Dirty Fighter', 'Rename');
    const renaming = screen.getByRole('dialog', { name: 'Rename Dirty Fighter' });
    await renaming.getByRole('textbox', { name: 'Name' }).fill('Scoundrel');
    change(lastUp);
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await expect.poll(names).toEqual(['Long Breath', 'Steady Hand', 'Scoundrel']);
    await choose('Scoundrel', 'Delete');
    change((json) => moveEntry(json, { list: TALENTS, index: 2 }, -1));
    await screen
      .getByRole('dialog', { name: 'Delete Scoundrel?' })
      .getByRole('button', { name: 'Yes' })
      .click();
    await expect.poll(names).toEqual(['Long Breath', 'Steady Hand']);
  });

  it.each(['', 'talents/1'])('acts on the entry whose menu is open: %s', async (place) => {
    const { screen, names, change } = await openPack(place);
    await screen.getByRole('button', { name: 'Change Dirty Fighter' }).click();
    const menu = screen.getByRole('dialog', { name: 'Change Dirty Fighter' });
    await expect.element(menu).toBeVisible();
    change((json) => moveEntry(json, { list: TALENTS, index: 2 }, -2));
    await menu.getByRole('button', { name: 'Move up' }).click();
    await expect.poll(names).toEqual(['Long Breath', 'Dirty Fighter', 'Steady Hand']);
  });

  it.each([
    ['Change', undefined],
    ['Rename', 'Rename'],
  ])('closes the dialog %s of an entry that is gone, and says so', async (title, action) => {
    const { screen, names, change } = await openPack('');
    await screen.getByRole('button', { name: 'Change Long Breath' }).click();
    if (action) await screen.getByRole('dialog').getByRole('button', { name: action }).click();
    const dialog = screen.getByRole('dialog', { name: `${title} Long Breath` });
    await expect.element(dialog).toBeVisible();
    change((json) => removeEntry(json, { list: TALENTS, index: 2 }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(screen.getByText('Long Breath is no longer in this pack. Nothing was changed.'))
      .toBeVisible();
    expect(names()).toEqual(['Steady Hand', 'Dirty Fighter']);
  });

  it('stays where the entry is renamed, by the form or by an undo', async () => {
    const { screen, heading, nameField, address } = await openPack('talents/1');
    await nameField.fill('Scoundrel');
    await userEvent.keyboard('{Enter}');
    await heading('Scoundrel');
    await expect.element(nameField).toHaveFocus();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await heading('Dirty Fighter');
    expect(address()).toBe('/workshop/kitchen/talents/1');
  });
});
