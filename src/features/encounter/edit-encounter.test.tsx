import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createEncounter } from '../../core/encounter/create.ts';
import { changeGroup, moveGroup } from '../../core/encounter/edit.ts';
import { statusTexts } from '../../testing/notices.ts';
import { renderApp } from '../../testing/render-app.tsx';

const group = (name: string) => ({ name, maximumHealth: 8, maximumEnergy: 4, maximumAP: 3, members: 1 });
const AMBUSH = createEncounter('Ambush', [group('Goblins'), group('Wolves')]);

async function openEdit() {
  const { screen, game } = await renderApp({
    url: '/gm/encounter/encounter',
    prepare: async ({ storage, encounters }) => {
      await storage.encounters.create(AMBUSH);
      encounters.load('Ambush');
    },
  });
  await screen.getByRole('button', { name: 'Encounter tools' }).click();
  await screen.getByRole('button', { name: 'Edit' }).click();
  const field = screen.getByRole('textbox', { name: 'Encounter Name' });
  await expect.element(field).toHaveValue('Ambush');
  return { screen, game, field, dialog: screen.getByRole('dialog').element() };
}

it('a dialog of the tools takes their place on a phone, and gives the focus back to their button', async () => {
  const { screen } = await openEdit();
  const tools = screen.getByRole('button', { name: 'Encounter tools' });
  await userEvent.keyboard('{Escape}');
  await expect.element(tools).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

describe('the name of an encounter', () => {
  it('is changed while its dialog stays, with the focus', async () => {
    const { screen, field, dialog } = await openEdit();
    await field.fill('Siege');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Edit Siege' })).toBeVisible();
    expect(dialog.isConnected).toBe(true);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('Siege');
  });

  it('is the one that another window gives it, unless another one is typed', async () => {
    const { game, field } = await openEdit();
    await game.storage.encounters.rename('Ambush', { ...AMBUSH, encounterName: 'Siege' });
    await expect.element(field).toHaveValue('Siege');
    await field.fill('Sally');
    await game.storage.encounters.rename('Siege', { ...AMBUSH, encounterName: 'Sortie' });
    await expect.element(field).toHaveValue('Sally');
  });
});

describe('what is typed and not applied yet', () => {
  it('is there again after the dialog was closed, until it is applied', async () => {
    const { screen, game, field } = await openEdit();
    const opened = () => screen.getByRole('dialog', { name: 'Edit Ambush' });
    const reopen = async () => {
      await userEvent.keyboard('{Escape}');
      await expect.element(opened()).not.toBeInTheDocument();
      await screen.getByRole('button', { name: 'Encounter tools' }).click();
      await screen.getByRole('button', { name: 'Edit' }).click();
      await expect.element(opened()).toBeVisible();
    };
    await field.fill('Siege');
    await expect
      .element(field)
      .not.toHaveAccessibleDescription('Once renamed, earlier changes can no longer be undone.');
    await screen.getByRole('button', { name: 'Edit Goblins' }).click();
    await screen.getByRole('textbox', { name: 'Name of Goblins' }).fill('Hobgoblins');
    await screen.getByRole('spinbutton', { name: 'Maximum Health' }).first().fill('20');
    await screen.getByRole('textbox', { name: 'Group Name' }).fill('Ogres');
    await reopen();
    await expect.element(field).toHaveValue('Siege');
    await expect.element(screen.getByRole('textbox', { name: 'Name of Goblins' })).toHaveValue('Hobgoblins');
    await expect.element(screen.getByRole('textbox', { name: 'Group Name' })).toHaveValue('Ogres');
    await screen.getByRole('button', { name: 'Save Group' }).click();
    const [goblins] = game.encounters.store.getState().encounter?.groups ?? [];
    expect(goblins).toMatchObject({ name: 'Hobgoblins', maximumHealth: 20 });
    await expect
      .element(field)
      .toHaveAccessibleDescription('Once renamed, earlier changes can no longer be undone.');
    await screen.getByRole('button', { name: 'Rename' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Edit Siege' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Group Name' })).toHaveValue('Ogres');
    await screen.getByRole('button', { name: 'Add Group' }).click();
    await expect.element(screen.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });

  it('can be discarded, and Undo brings it back', async () => {
    const { screen, field } = await openEdit();
    await field.fill('Siege');
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(field).toHaveValue('Ambush');
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Undo Discard' }).click();
    await expect.element(field).toHaveValue('Siege');
  });
});

it('the notes that are typed for a member stay its own where another window moves its group', async () => {
  const { screen, game } = await openEdit();
  await screen.getByRole('dialog').getByRole('button', { name: 'Expand' }).click();
  await screen.getByRole('textbox', { name: 'Notes of Goblins 1' }).fill('Has the');
  game.encounters.change('Move Wolves', (before) => moveGroup(before, 1, -1));
  await userEvent.keyboard(' key');
  const notes = game.encounters.store.getState().encounter?.members.map((member) => member.notes);
  expect(notes).toEqual(['Has the key', undefined]);
});

it('a group that is saved keeps what another window has changed of it meanwhile', async () => {
  const { screen, game } = await openEdit();
  await screen.getByRole('button', { name: 'Edit Goblins' }).click();
  await screen.getByRole('spinbutton', { name: 'Maximum Health' }).first().fill('9');
  game.encounters.change('Edit Goblins', (before) =>
    changeGroup(before, 0, { name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 5 }),
  );
  await screen.getByRole('button', { name: 'Save Group' }).click();
  const [goblins] = game.encounters.store.getState().encounter?.groups ?? [];
  expect(goblins).toMatchObject({ maximumHealth: 9, maximumEnergy: 4, maximumAP: 5 });
});

it('the field of a group says why another group of its name cannot be', async () => {
  const { screen } = await openEdit();
  await screen.getByRole('button', { name: 'Edit Goblins' }).click();
  const name = screen.getByRole('textbox', { name: 'Name of Goblins' });
  await expect.element(name).toBeValid();
  await name.fill(' wolves');
  await expect.element(name).toBeInvalid();
  await expect
    .element(name)
    .toHaveAccessibleDescription('This encounter already has a group with that name.');
});

it('the dialog does not open again with the next encounter', async () => {
  const { screen, game, field } = await openEdit();
  await game.storage.encounters.remove('Ambush');
  await expect.element(field).not.toBeInTheDocument();
  await game.storage.encounters.create({ ...AMBUSH, encounterName: 'Siege' });
  game.encounters.load('Siege');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Siege' })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

it('a group that is added or removed is announced', async () => {
  const { screen } = await openEdit();
  await screen.getByRole('textbox', { name: 'Group Name' }).fill('Ogres');
  await userEvent.keyboard('{Enter}');
  await expect.poll(statusTexts).toContain('Ogres added');
  await screen.getByRole('button', { name: 'Remove group Ogres' }).click();
  await expect.poll(statusTexts).toContain('Ogres removed');
});

it('a group of a new encounter is announced when it is added or removed', async () => {
  const { screen } = await renderApp({ url: '/gm/encounter/create' });
  await screen.getByRole('textbox', { name: 'Group Name' }).fill('Ogres');
  await userEvent.keyboard('{Enter}');
  await expect.poll(statusTexts).toContain('Ogres added');
  await screen.getByRole('button', { name: 'Remove Ogres' }).click();
  await expect.poll(statusTexts).toContain('Ogres removed');
});

it('the form of a new group is a section of the dialog', async () => {
  const { screen } = await openEdit();
  const outline = screen.getByRole('dialog').getByRole('heading').elements();
  expect(outline.map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual([
    'h2 Edit Ambush',
    'h3 Groups (2)',
    'h3 New group',
    expect.stringMatching(/^h3 Notes of members/),
  ]);
});
