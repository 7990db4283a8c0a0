import { describe, expect, it } from 'vitest';
import { emptyPack, templatePack } from '../../core/game-data/editing/new-pack.ts';
import type { WorkshopPack } from '../../core/game-data/editing/workshop-pack.ts';
import type { Game } from '../../state/game.ts';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const STANDARD = aPackJson({ name: 'Core', constants: CONSTANTS });

function textOf(change: (json: Record<string, unknown>) => Record<string, unknown> = (json) => json): string {
  return JSON.stringify(change(templatePack('Kitchen Wars')), null, 2);
}

const store =
  (text: string, more: Partial<WorkshopPack> = {}) =>
  async (game: Game) => {
    await game.storage.workshop.create({
      name: 'Kitchen Wars',
      text,
      released: undefined,
      steps: undefined,
      ...more,
    });
  };

const openPack = (text = textOf(), url = '/workshop/kitchen%20wars', more: Partial<WorkshopPack> = {}) =>
  renderApp({ url, baseGameData: STANDARD, prepare: store(text, more) });

const jsonNow = (game: Game) =>
  game.workshop.getState()?.store.getState().pack?.json as Record<string, never>;

describe('My packs', () => {
  it('makes a small game that works, and opens it', async () => {
    const { screen, router } = await renderApp({ url: '/workshop', baseGameData: STANDARD });
    await screen.getByRole('button', { name: 'New Pack' }).click();
    const dialog = screen.getByRole('dialog', { name: 'New Pack' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Kitchen Wars');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Kitchen Wars' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/workshop/kitchen%20wars');
    await expect.element(screen.getByRole('link', { name: 'Short Sword', exact: true })).toBeVisible();
    await expect.element(screen.getByText('It has not been released yet.')).toBeVisible();
  });

  it('does not make a second pack of a name', async () => {
    const { screen } = await openPack(textOf(), '/workshop');
    await screen.getByRole('button', { name: 'New Pack' }).click();
    const dialog = screen.getByRole('dialog', { name: 'New Pack' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('kitchen wars');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect.element(dialog.getByText('A pack with that name is being written already.')).toBeVisible();
  });

  it.each([
    ['Core', 'That pack name is reserved for a base pack.'],
    ['W ', 'The name must be longer than 1 character.'],
  ])('makes no pack with a name that could not be used: %s', async (name, message) => {
    const { screen, game } = await openPack(textOf(), '/workshop');
    await screen.getByRole('button', { name: 'New Pack' }).click();
    const dialog = screen.getByRole('dialog', { name: 'New Pack' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect.element(dialog.getByText(message)).toBeVisible();
    expect(game.storage.workshop.entries().size).toBe(1);
  });

  it('does not rename a pack to the name of a standard pack', async () => {
    const { screen, game } = await openPack();
    await screen.getByRole('button', { name: 'Change Kitchen Wars' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    const renaming = screen.getByRole('dialog', { name: 'Rename Kitchen Wars' });
    await renaming.getByRole('textbox', { name: 'Name' }).fill('Core');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await expect.element(renaming.getByText('That pack name is reserved for a base pack.')).toBeVisible();
    expect([...game.storage.workshop.entries().keys()]).toEqual(['kitchen wars']);
  });

  it('goes along with another name that another tab gives it, on the same screen', async () => {
    const { screen, game, router } = await openPack(textOf(), '/workshop/kitchen%20wars/versions');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Kitchen Wars' })).toBeVisible();
    const text = textOf((json) => ({ ...json, name: '50% Pan' }));
    await game.storage.workshop.rename('Kitchen Wars', {
      ...{ name: '50% Pan', text, released: undefined, steps: undefined },
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: '50% Pan' })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/workshop/50%25%20pan/versions');
    // A new pack of the old name is not taken for the one that had it.
    await store(textOf())(game);
    await router.navigate('/workshop/kitchen%20wars');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Kitchen Wars' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/workshop/kitchen%20wars');
  });

  it('writes on a copy of the standard pack under a free name', async () => {
    const { screen, game } = await openPack(textOf(), '/workshop');
    await screen.getByRole('button', { name: 'New Pack' }).click();
    const dialog = screen.getByRole('dialog', { name: 'New Pack' });
    await dialog.getByRole('combobox', { name: 'Start with' }).selectOptions('Copy of Core');
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Core (2)');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Core (2)' })).toBeVisible();
    expect(jsonNow(game)).toEqual({ ...STANDARD, name: 'Core (2)' });
  });

  it.each([
    ['Core', 'That pack name is reserved for a base pack.'],
    ['W', 'The name must be longer than 1 character.'],
  ])('uploads no pack with a name that could not be used: %s', async (name, message) => {
    const { screen, game } = await openPack(textOf(), '/workshop');
    const file = new File([textOf((json) => ({ ...json, name }))], 'pack.json');
    await screen.getByLabelText('Upload Pack').upload(file);
    await expect.element(screen.getByText(message)).toBeVisible();
    expect([...game.storage.workshop.entries().keys()]).toEqual(['kitchen wars']);
  });

  it('uploads a pack that the reader refuses, byte for byte', async () => {
    const { screen, game } = await openPack(textOf(), '/workshop');
    const text = '{"name":"Odd",\n\n  "items": [ 5 ]}';
    await screen.getByLabelText('Upload Pack').upload(new File([text], 'odd.json'));
    await expect.element(screen.getByText('Odd has been uploaded.')).toBeVisible();
    expect(game.storage.workshop.get('Odd')?.value.text).toBe(text);
  });
});

describe('the overview of a pack', () => {
  it('filters the entries by name and kind', async () => {
    const { screen } = await openPack();
    const links = () => screen.getByRole('list', { name: 'Entries' }).getByRole('link').elements().length;
    await screen.getByRole('searchbox', { name: 'Search entries' }).fill('bre');
    await expect.poll(links).toBe(3);
    await screen.getByRole('combobox', { name: 'Kind' }).selectOptions('Items (2)');
    await expect.poll(links).toBe(1);
    await expect.element(screen.getByRole('button', { name: 'New item' })).toBeVisible();
  });

  it('adds, renames and copies an entry, with what refers to it', async () => {
    const { screen, game } = await openPack();
    await screen.getByRole('button', { name: 'Change Dirty Fighter' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Rename Dirty Fighter' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Long Breath');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect.element(dialog.getByText('Another talent has this name.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Scoundrel');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect.element(screen.getByRole('link', { name: 'Scoundrel', exact: true })).toBeVisible();
    expect(jsonNow(game)).toMatchObject({
      talents: [{}, { name: 'Scoundrel' }, { prerequisites: ['Scoundrel'] }],
    });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByRole('link', { name: 'Dirty Fighter', exact: true })).toBeVisible();
  });

  it('names what would refer to nothing before it deletes', async () => {
    const { screen, game } = await openPack();
    await screen.getByRole('button', { name: 'Change Dazed' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Delete Dazed?' });
    await expect.element(dialog.getByText('Throw Sand: effects 2 › status effect')).toBeVisible();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByText('Dazed has been deleted.')).toBeVisible();
    expect(jsonNow(game).statusEffects).toEqual([]);
    await screen.getByRole('button', { name: 'Undo Delete Dazed' }).click();
    await expect.poll(() => jsonNow(game).statusEffects).toHaveLength(1);
  });

  it('keeps a malformed entry as it is, and shows its text', async () => {
    const { screen, game } = await openPack(
      textOf((json) => ({ ...json, items: [5, ...(json.items as [])] })),
    );
    await expect.element(screen.getByText('5', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Change Bread' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Move up' }).click();
    expect(jsonNow(game).items).toMatchObject([5, { name: 'Bread' }, { name: 'Short Sword' }]);
  });

  it('says that there is no such pack or entry', async () => {
    const { screen } = await openPack(textOf(), '/workshop/nothing');
    await expect.element(screen.getByText('There is no pack with this name in the workshop.')).toBeVisible();
  });
});

describe('a pack of more entries than are read at once', () => {
  const text = textOf((json) => ({
    ...json,
    actions: { ...(json.actions as object), defaultActions: ['Strike'] },
    items: Array.from({ length: 2100 }, (_, index) => ({
      name: `Loaf ${index}`,
      description: '',
      discriminator: 'CONSUMABLE',
      stackable: true,
      weight: 0,
      cost: 1,
    })),
  }));

  it('says a moment later what nothing uses', async () => {
    const { screen } = await openPack(text);
    await screen.getByRole('combobox', { name: 'Show' }).selectOptions('Not used by anything');
    await expect.element(screen.getByRole('link', { name: 'Catch Breath' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Strike' })).not.toBeInTheDocument();
  });

  it('has the bench of an action once it is read, and counts what was typed', async () => {
    const { screen } = await openPack(text, '/workshop/kitchen%20wars/actions/1');
    await expect.element(screen.getByRole('region', { name: 'Bench' })).toBeVisible();
    const description = screen.getByRole('textbox', { name: 'Description' }).first();
    await description.fill('Rest for a while.');
    await expect
      .element(screen.getByRole('complementary', { name: 'Card of Catch Breath' }))
      .toHaveTextContent('Rest for a while.');
  });
});

describe('the versions of a pack', () => {
  it('are at first what new house rules change in the game', async () => {
    const rules = JSON.stringify({ ...emptyPack('Kitchen Wars'), constants: { MAXIMUM_HEALTH: 99 } });
    const { screen } = await openPack(rules, '/workshop/kitchen%20wars/versions');
    const changes = screen.getByLabelText('What changes');
    await expect.element(changes).toHaveTextContent(/^Constants1 changedMaximum Health: \d+ → 99$/);
    await screen.getByRole('combobox', { name: 'Compare with' }).selectOptions('Core 1');
    await expect.element(changes).toHaveTextContent('removed');
  });

  it('are compared by entry and field, and released with notes', async () => {
    const before = textOf();
    const now = before.replace('"cost": 1\n', '"cost": 4\n');
    const { screen, game } = await openPack(now, '/workshop/kitchen%20wars/versions', { released: before });
    await expect.element(screen.getByText('Bread: cost: 1 → 4')).toBeVisible();
    await screen.getByRole('button', { name: 'Release version 2' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Release version 2' });
    await expect
      .element(dialog.getByRole('textbox', { name: 'Notes' }))
      .toHaveValue('Items: Bread: cost: 1 → 4');
    await dialog.getByRole('button', { name: 'Release' }).click();
    await expect.element(screen.getByText('Version 2 of Kitchen Wars is released.')).toBeVisible();
    await expect.element(screen.getByText('Nothing differs.')).toBeVisible();
    expect(jsonNow(game)).toMatchObject({ version: 2 });
    await screen.getByRole('button', { name: 'Undo Release version 2' }).click();
    await expect.element(screen.getByText('Bread: cost: 1 → 4')).toBeVisible();
  });
});
