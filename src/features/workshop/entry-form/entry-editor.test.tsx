import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { valueAt } from '../../../core/game-data/editing/json-edit.ts';
import { emptyPack, templatePack } from '../../../core/game-data/editing/new-pack.ts';
import { openEntry } from '../../../testing/open-entry.tsx';

const PACK = templatePack('Kitchen');

/** A pack with an action of a name alone, which nothing gives. */
const UNUSED = {
  ...emptyPack('Kitchen'),
  actions: {
    defaultActions: [],
    defaultManeuvers: [],
    actions: [{ name: 'Stir', description: '', tags: [], resources: [], effects: [], conditions: [] }],
    maneuvers: [],
  },
};

describe('the form of an entry', () => {
  it('changes one value at a time, says what changed, and shows the card as it is now', async () => {
    const { screen, json, changes } = await openEntry({ pack: PACK, list: 'items' });
    const cost = screen.getByRole('textbox', { name: 'Cost' });
    await cost.click();
    await userEvent.keyboard('2.5');
    await expect.element(screen.getByRole('article')).toHaveTextContent('cost 2.5');
    expect(valueAt(json(), ['items', 0, 'cost'])).toBe(2.5);
    expect(changes.at(-1)).toBe('Change the cost of Short Sword');
    expect({ ...json(), items: PACK.items }).toEqual(PACK);
  });

  it('shows effects as players read them, and changes the kind without losing what fits', async () => {
    const { screen, json } = await openEntry({ pack: PACK, list: 'actions' });
    const effects = screen.getByRole('group', { name: 'Effects' });
    await expect.element(effects.getByText('Dice Pool +3').first()).toBeVisible();
    await effects.getByRole('combobox', { name: 'Kind' }).first().selectOptions('Ante Dice');
    expect(valueAt(json(), ['actions', 'actions', 0, 'effects', 0])).toEqual({
      kind: 'ANTE_DICE',
      by: 'CONSTANT',
      value: 3,
    });
  });

  it('adds, copies, moves and removes entries of a list', async () => {
    const { screen, json } = await openEntry({ pack: PACK, list: 'talents' });
    const tags = () => valueAt(json(), ['talents', 0, 'tags']);
    await screen.getByRole('button', { name: 'Add to Tags' }).click();
    await userEvent.keyboard('One');
    await screen.getByRole('button', { name: 'Add to Tags' }).click();
    await userEvent.keyboard('Two');
    expect(tags()).toEqual(['One', 'Two']);
    // The menu before may still be closing.
    const choose = async (entry: string, item: string) => {
      await screen.getByRole('button', { name: `Arrange ${entry}` }).click();
      const menu = screen.getByRole('menu', { name: `Arrange ${entry}` });
      await menu.getByRole('menuitem', { name: item }).click();
    };
    await choose('Tags 2', 'Move up');
    expect(tags()).toEqual(['Two', 'One']);
    await choose('Tags 1', 'Duplicate');
    expect(tags()).toEqual(['Two', 'Two', 'One']);
    await screen.getByRole('button', { name: 'Remove Tags 3' }).click();
    expect(tags()).toEqual(['Two', 'Two']);
  });

  it('picks names of what is defined, and creates what is not, by keyboard alone', async () => {
    const { screen, json, changes } = await openEntry({ pack: PACK, list: 'talents', index: 2 });
    const name = screen.getByRole('combobox', { name: 'Prerequisites 1' });
    await name.click();
    await userEvent.keyboard('stead{ArrowDown}{Enter}');
    await expect.element(name).toHaveValue('Steady Hand');
    expect(valueAt(json(), ['talents', 2, 'prerequisites'])).toEqual(['Steady Hand']);
    await userEvent.keyboard('{Control>}a{/Control}Iron Lungs');
    await expect.element(screen.getByRole('option', { name: /Create the talent/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(valueAt(json(), ['talents', 2, 'prerequisites'])).toEqual(['Iron Lungs']);
    expect(valueAt(json(), ['talents', 3])).toMatchObject({ name: 'Iron Lungs', tier: 'MINOR' });
    expect(changes.at(-1)).toBe('Create the talent Iron Lungs');
  });

  it('can be filled in by keyboard alone', async () => {
    const { screen, json } = await openEntry({ pack: PACK, list: 'talents', index: 2 });
    await expect.element(screen.getByText('No problems found.')).toBeVisible();
    const focused = (role: string, name: string) =>
      expect.element(screen.getByRole(role as 'textbox', { name, exact: true })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await focused('textbox', 'Name');
    await userEvent.keyboard('{Control>}a{/Control}Deep Breath{Tab}');
    await focused('combobox', 'Tier');
    await userEvent.keyboard('maj{Tab}');
    await focused('textbox', 'Description');
    await userEvent.keyboard('{Control>}{End}{/Control} At last.{Tab}');
    await focused('button', 'Add a paragraph to Description');
    await userEvent.keyboard('{Tab}');
    await focused('button', 'Add to Tags');
    await userEvent.keyboard('{Enter}');
    await focused('textbox', 'Tags 1');
    await userEvent.keyboard('Calm{Tab}');
    await focused('button', 'Arrange Tags 1');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await focused('textbox', 'Tags 2');
    await userEvent.keyboard('{Tab}{Tab}');
    await focused('button', 'Remove Tags 2');
    await userEvent.keyboard('{Enter}');
    await focused('textbox', 'Tags 1');
    expect(valueAt(json(), ['talents', 2])).toMatchObject({
      name: 'Deep Breath',
      tier: 'MAJOR',
      description: 'You have more energy. At last.',
      tags: ['Calm'],
    });
  });

  it('offers the terms after two brackets', async () => {
    const { screen, json } = await openEntry({ pack: PACK, list: 'rulebook' });
    const text = screen.getByRole('textbox', { name: 'Text 2' });
    await text.click();
    await userEvent.keyboard('{Control>}{End}{/Control} See [[[[daz');
    await expect.element(screen.getByRole('option', { name: 'Dazed' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(valueAt(json(), ['play', 'rulebook', 0, 'text', 1])).toMatch(/ See \[\[Dazed\]\]$/u);
  });

  it('offers no terms where brackets would be shown', async () => {
    const { screen, json } = await openEntry({ pack: PACK, list: 'talents', index: 2 });
    await screen.getByRole('textbox', { name: 'Description' }).click();
    await userEvent.keyboard('{Control>}{End}{/Control} See [[[[daz{Enter}');
    expect(valueAt(json(), ['talents', 2, 'description'])).toMatch(/ See \[\[daz\n$/u);
  });

  it('keeps what does not fit as text, untouched until it is edited', async () => {
    const odd = { ...PACK, talents: [{ name: 'Odd', tier: 'GOLD', description: '', tags: 7, luck: [1] }] };
    const { screen, json } = await openEntry({ pack: odd, list: 'talents' });
    await expect.element(screen.getByRole('textbox', { name: 'Tier' })).toHaveValue('"GOLD"');
    await expect.element(screen.getByRole('textbox', { name: 'luck' })).toBeVisible();
    const tags = screen.getByRole('textbox', { name: 'Tags' });
    await tags.fill('["x"');
    await expect.element(screen.getByText(/Not changed: this is not valid JSON/)).toBeVisible();
    expect(json()).toEqual(odd);
    await tags.fill('["x"]');
    expect(valueAt(json(), ['talents', 0, 'tags'])).toEqual(['x']);
    expect(valueAt(json(), ['talents', 0, 'luck'])).toEqual([1]);
  });

  it('renames the entry with all that refers to it, and refuses a name that is taken', async () => {
    const { screen, json } = await openEntry({ pack: PACK, list: 'talents', index: 1 });
    const name = screen.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Steady Hand');
    await expect.element(screen.getByText('Not changed. Another talent has this name.')).toBeVisible();
    // The reason stays where the name is left, and the name is the old one.
    await userEvent.keyboard('{Tab}');
    await expect.element(name).toHaveValue('Dirty Fighter');
    await expect.element(name).toHaveAccessibleDescription('Not changed. Another talent has this name.');
    await name.fill('Foul Fighter');
    await expect.element(screen.getByText(/^Not changed/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(valueAt(json(), ['talents', 1, 'name'])).toBe('Foul Fighter');
    expect(valueAt(json(), ['talents', 2, 'prerequisites'])).toEqual(['Foul Fighter']);
  });

  it('shows what the checker finds beside the field, and applies what it suggests', async () => {
    const { screen, json, changes } = await openEntry({ pack: PACK, list: 'talents', index: 2 });
    const name = screen.getByRole('combobox', { name: 'Prerequisites 1' });
    await name.fill('Dirty Fihgter');
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByText('No talent “Dirty Fihgter” is defined.')).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 finding');
    await expect.element(name).toHaveAccessibleDescription(/No talent “Dirty Fihgter” is defined\./);
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await screen.getByRole('button', { name: 'Write Dirty Fighter' }).click();
    await expect.element(screen.getByText('No problems found.')).toBeVisible();
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    expect(json()).toEqual(PACK);
    expect(changes.at(-1)).toBe('Correct prerequisites 1 of Long Breath');
  });

  it('describes a group of fields by what the checker finds of all of them', async () => {
    const [action] = UNUSED.actions.actions;
    const resources = [{ resource: 'FOCUS', by: 'CONSTANT', value: 999 }];
    const pack = { ...PACK, actions: { ...UNUSED.actions, actions: [{ ...action, resources }] } };
    const { screen } = await openEntry({ pack, list: 'actions' });
    await expect
      .element(screen.getByRole('group', { name: 'Costs 1' }))
      .toHaveAccessibleDescription(/Nobody can pay 999 Focus/);
  });

  it('has one colour for a warning, in the number of findings and at its place', async () => {
    const { screen } = await openEntry({ pack: UNUSED, list: 'actions' });
    const warning = screen.getByRole('listitem').filter({ hasText: 'Nobody can take the action' });
    await expect.element(warning).toHaveTextContent('Warning:');
    const colorOf = (element: Element) => getComputedStyle(element).color;
    expect(colorOf(screen.getByText('1 finding').element())).toBe(colorOf(warning.element()));
  });

  it('announces a single finding that stands at the top, but does not count it to the eye', async () => {
    const { screen } = await openEntry({ pack: UNUSED, list: 'actions' });
    const status = screen.getByRole('status').filter({ hasText: '1 finding' });
    await expect.element(status).toHaveClass('visually-hidden');
  });

  it('offers a part that is missing at the end of the lines that say what it is for', async () => {
    const { screen } = await openEntry({ pack: UNUSED, list: 'actions' });
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const add = screen.getByRole('button', { name: 'Add Inputs' });
    await expect.element(add).toBeVisible();
    const help = boxOf(screen.getByText('What the player chooses.').element());
    expect(boxOf(add.element()).top).toBeLessThan(help.top);
    expect(boxOf(add.element()).bottom).toBeGreaterThan(help.top);
    expect(boxOf(add.element()).left).toBeGreaterThanOrEqual(help.right);
  });

  it('says where there is no card, since the app does not read the entry', async () => {
    const items = [{ name: 'Ladle', description: 'Long.', discriminator: 'WEAPON', weight: 1, cost: 2 }];
    const { screen, json } = await openEntry({ pack: { ...PACK, items }, list: 'items' });
    await expect.element(screen.getByText('There is no card yet.')).toBeVisible();
    await expect.element(screen.getByText('This is missing.')).toBeVisible();
    await screen.getByRole('switch', { name: 'Stackable' }).click();
    await expect.element(screen.getByRole('article')).toHaveTextContent('Ladle');
    const cost = screen.getByRole('textbox', { name: 'Cost' });
    await cost.fill('-1');
    await expect.element(screen.getByText('Not changed. This must be 0 or more.')).toBeVisible();
    expect(valueAt(json(), ['items', 0, 'cost'])).toBe(2);
  });
});
