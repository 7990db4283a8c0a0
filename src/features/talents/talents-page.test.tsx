import { expect, it } from 'vitest';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { noticeTexts, statusTexts } from '../../testing/notices.ts';
import { anAction, anItem, aPackJson, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';

const PACK = aPackJson({
  name: 'Small Game',
  version: 3,
  constants: CONSTANTS,
  talents: [aTalent('Hale'), aTalent('Robust', { upgrades: 'Hale' }), aTalent('Parry')],
  items: [anItem('Token', { talents: ['Hale'] })],
});

async function openTalents(fields: Partial<Sheet> = {}, baseGameData = PACK) {
  const { game, router, screen } = await renderApp({
    url: '/character/id/aria/talents/add',
    baseGameData,
    prepare: (prepared) => prepared.loaded.load(aSheet({ skills: new Map(), ...fields })),
  });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(button('Submit')).toBeVisible();
  const { loaded } = game;
  return {
    ...game,
    router,
    screen,
    button,
    chosen: screen.getByRole('list', { name: 'Chosen talents' }),
    talents: () => loaded.store.getState().character?.sheet.talents,
  };
}

it('says what a submit does to health and energy', async () => {
  const { screen, button } = await openTalents();
  await button('Add Hale').click();
  await expect
    .element(screen.getByText('After Submit: Health and energy are set to their maximum.'))
    .toBeVisible();
});

it('undoing a talent removes its upgrade from the draft', async () => {
  const { button, chosen, talents } = await openTalents();
  await button('Add Hale').click();
  await button('Submit').click();
  await button('Add Robust').click();
  await button('Add Parry').click();
  await expect.element(chosen).toHaveTextContent('Robust');
  await button('Undo').click();
  await expect.element(chosen).not.toHaveTextContent('Robust');
  await button('Submit').click();
  await expect.poll(talents).toEqual(['Parry']);
});

it('a submit that fails because of another tab keeps the draft and shows one message', async () => {
  const { loaded, screen, button, chosen, talents, notices } = await openTalents();
  await button('Add Hale').click();
  loaded.store.setState({ isElsewhere: true });
  await button('Submit').click();
  await expect.element(screen.getByText('Aria is open in another tab.')).toBeVisible();
  await expect.element(chosen).toHaveTextContent('Hale');
  expect(talents()).toEqual([]);
  expect(notices.store.getState()).toHaveLength(1);
});

it('a message confirms the removal of a talent, but not a refused one', async () => {
  const { loaded, screen, button, notices } = await openTalents({ talents: ['Hale'] });
  const messages = () => noticeTexts({ notices });
  await screen.getByRole('tab', { name: 'Manage' }).click();
  loaded.store.setState({ isElsewhere: true });
  await button('Remove Hale').click();
  await button('Yes').click();
  await expect.poll(messages).toEqual([expect.stringContaining('Nothing was changed.')]);
  loaded.store.setState({ isElsewhere: false });
  await button('Remove Hale').click();
  await button('Yes').click();
  await expect.element(screen.getByText('Hale removed.')).toBeVisible();
});

it('a disabled Submit has its reason and stays focusable', async () => {
  const { button } = await openTalents();
  await expect.element(button('Submit')).toHaveAccessibleDescription('Please add a talent.');
  await expect.element(button('Submit')).toHaveAttribute('aria-disabled', 'true');
  button('Submit').element().focus();
  await expect.element(button('Submit')).toHaveFocus();
  await button('Add Hale').click();
  await expect.element(button('Submit')).toHaveAccessibleDescription('');
});

it('the draft is there again after a look at what is owned, and at another screen', async () => {
  const { screen, button, chosen, router } = await openTalents();
  await button('Add Hale').click();
  await screen.getByRole('tab', { name: 'Manage' }).click();
  await expect.element(screen.getByText('No talents yet')).toBeVisible();
  await router.navigate('/character/id/aria/skills');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
  await router.navigate('/character/id/aria/talents/add');
  await expect.element(chosen).toHaveTextContent('Hale');
});

it('what of the draft does not fit any more is left out, and named until the draft changes', async () => {
  const { screen, button, chosen, loaded } = await openTalents();
  await button('Add Hale').click();
  await button('Add Robust').click();
  loaded.updateDrafts({ talents: ['Hale', 'Gone', 'Robust'] });
  const told = screen.getByRole('status').filter({ hasText: 'Left out or adjusted' });
  await expect.element(told).toHaveTextContent('Gone. The rest is kept.');
  await expect.element(chosen).not.toHaveTextContent('Gone');
  await button('Remove Robust').click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(chosen).toHaveTextContent('Hale');
});

it('a cost of more than one part explains itself', async () => {
  const { screen, button } = await openTalents({
    inventory: inventoryOf(anInventoryItem('Token')),
    equipment: { weapon: 'token', armor: '', accessories: [] },
  });
  await expect.element(screen.getByRole('article', { name: 'Parry' })).toHaveTextContent('Costs 3');
  await expect.element(button('Cost of Parry: 3')).not.toBeInTheDocument();
  // The token grants Hale, which Robust upgrades; Hale must still be paid for.
  await button('Cost of Robust: 6').click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Cost of Robust' }))
    .toHaveTextContent('Robust3Hale+3Total6');
});

it('the list shows that every talent is owned or chosen, and suggests no other search', async () => {
  const { screen, button } = await openTalents({ talents: ['Robust'] });
  await screen.getByRole('searchbox', { name: 'Search talents' }).fill('none like it');
  await expect.element(screen.getByText('Search for another name, or choose all tiers.')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Search talents' }).fill('');
  await button('Add Parry').click();
  await expect.element(screen.getByText('Every talent is owned or chosen.')).toBeVisible();
});

it('the question names the talent that a removal restores', async () => {
  const { screen, button } = await openTalents({ talents: ['Robust'] });
  const dialog = screen.getByRole('dialog');
  await screen.getByRole('tab', { name: 'Manage' }).click();
  await button('Remove Robust').click();
  await expect.element(dialog).toHaveTextContent('You keep Hale.');
});

it('the question names no restored talent for two upgrades of one, or for an undefined base', async () => {
  const pack = aPackJson({
    name: 'Small Game',
    version: 3,
    constants: CONSTANTS,
    talents: [
      aTalent('Hale'),
      aTalent('Robust', { upgrades: 'Hale' }),
      aTalent('Sturdy', { upgrades: 'Hale' }),
      aTalent('Strayed', { upgrades: 'Nowhere' }),
    ],
  });
  const { screen, button } = await openTalents({ talents: ['Robust', 'Sturdy', 'Strayed'] }, pack);
  const dialog = screen.getByRole('dialog');
  await screen.getByRole('tab', { name: 'Manage' }).click();
  for (const name of ['Robust', 'Sturdy', 'Strayed']) {
    await button(`Remove ${name}`).click();
    await expect.element(dialog).toHaveTextContent('Health and energy are set to their maximum.');
    await expect.element(dialog).not.toHaveTextContent('You keep');
    await button('No').click();
  }
});

it('a press on a button that is refused says why in the bar', async () => {
  const { screen, button } = await openTalents({ potential: 0 });
  const reason = 'You cannot add a talent that would use more potential than you have.';
  await button('Add Hale').click();
  await expect.element(button('Add Parry')).toHaveAccessibleDescription(reason);
  await button('Add Parry').click({ force: true });
  await expect.element(screen.getByRole('alert').filter({ hasText: `Parry: ${reason}` })).toBeVisible();
  await button('Filters').click();
  await screen.getByRole('checkbox', { name: 'Affordable' }).click();
  await expect.element(button('Add Parry')).not.toBeInTheDocument();
  await button('Remove Hale').click();
  await expect.element(button('Add Parry')).toBeVisible();
  await expect.element(screen.getByRole('alert').filter({ hasText: reason })).not.toBeInTheDocument();
});

it('says, instead of asking for a talent, that none can be added, why, and where to go', async () => {
  const { screen, button } = await openTalents({ potential: 0, talents: ['Hale'] });
  const reason = 'You cannot add a talent that would use more potential than you have.';
  await expect.element(button('Submit')).toHaveAccessibleDescription('None can be added now.');
  await expect
    .element(screen.getByText(`${reason} 1 potential is free; the least costly talent takes`))
    .toBeVisible();
  // Once, where the draft is beside the list as where it is a bar.
  const told = screen.getByText('None can be added now').elements();
  expect(told.filter((element) => element.checkVisibility())).toHaveLength(1);
  expect(screen.getByText('Please add a talent.').query()).toBeNull();
  await expect
    .element(screen.getByRole('link', { name: 'Add Potential' }))
    .toHaveAttribute('href', expect.stringMatching(/\/character\/id\/aria$/));
  await button('Add Parry').click({ force: true });
  await expect.element(screen.getByText(`Parry: ${reason}`)).toBeVisible();
  await expect.element(screen.getByText('None can be added now.', { exact: true })).not.toBeVisible();

  await button('Filters').click();
  await screen.getByRole('checkbox', { name: 'Affordable' }).click();
  await expect.element(screen.getByText('None of them can be added with what you have left.')).toBeVisible();
  await button('Show all talents').click();
  await expect.element(button('Add Parry')).toBeVisible();
});

const PINNACLES = aPackJson({
  name: 'Small Game',
  version: 3,
  constants: CONSTANTS,
  pinnacleBreakpoints: [1],
  talents: [
    aTalent('Alder', { tier: 'MAJOR' }),
    aTalent('Crown', { tier: 'PINNACLE' }),
    aTalent('Halo', { tier: 'PINNACLE' }),
  ],
});

it('what cannot be paid stands after what can, with what is missing', async () => {
  const { screen, button } = await openTalents({ potential: 1 }, PINNACLES);
  const near = screen.getByRole('list', { name: 'Talents to add' });
  const far = screen.getByRole('region', { name: 'Out of reach' });
  await expect.element(near).toHaveTextContent('Crown');
  await expect.element(near).not.toHaveTextContent('Alder');
  await expect.element(far.getByRole('article', { name: 'Alder' })).toHaveTextContent('Costs 9, 4 short');
  // It stays where it is pressed.
  await button('Add Crown').click();
  await expect.element(near.getByRole('article', { name: 'Halo' })).toHaveTextContent('No pinnacle left');
});

it('every reason is said where none can be added', async () => {
  const { screen } = await openTalents({ potential: 1, pinnacles: ['Crown'] }, PINNACLES);
  const reasons =
    'You cannot add a talent that would use more potential than you have. No pinnacle is available.';
  await expect
    .element(screen.getByText(`${reasons} 5 potential is free; the least costly talent takes 9.`))
    .toBeVisible();
});

it('the row and the question say what a removal gives back', async () => {
  const { screen, button } = await openTalents({ talents: ['Alder'], pinnacles: ['Crown'] }, PINNACLES);
  await screen.getByRole('tab', { name: 'Manage' }).click();
  await expect
    .element(screen.getByRole('article', { name: 'Crown' }))
    .toHaveTextContent('Returns a pinnacle');
  await expect
    .element(screen.getByRole('article', { name: 'Alder' }))
    .toHaveTextContent('Returns 9 potential');
  await button('Remove Alder').click();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('Returns 9 potential.');
});

it('the question before a removal shows what is lost, and has the focus on No', async () => {
  const pack = aPackJson({
    constants: CONSTANTS,
    talents: [
      aTalent('Hale', { modifiers: { MAXIMUM_HEALTH: 4, POWER: 1 }, maneuvers: ['Heave'] }),
      aTalent('Calm', { description: 'Nothing moves you.' }),
    ],
    actions: { maneuvers: [anAction('Heave')] },
  });
  const { screen, button } = await openTalents({ talents: ['Hale', 'Calm'] }, pack);
  await screen.getByRole('tab', { name: 'Manage' }).click();
  await button('Remove Calm').click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Remove Calm?' }))
    .toHaveTextContent('No longer counts: Nothing moves you.');
  await button('No').click();
  await button('Remove Hale').click();
  const dialog = screen.getByRole('dialog', { name: 'Remove Hale?' });
  await expect.element(dialog).toHaveTextContent('Maximum Health24 → 20');
  await expect.element(dialog).toHaveTextContent('Power+1 → 0');
  await expect.element(dialog).toHaveTextContent('Can no longer do: Heave');
  await expect.element(dialog.getByRole('button', { name: 'No' })).toHaveFocus();
});

it('a search for what is owned names the upgrade that it is owned under', async () => {
  const { screen } = await openTalents({ talents: ['Robust'] });
  await screen.getByRole('searchbox', { name: 'Search talents' }).fill('hal');
  await expect
    .element(screen.getByText('You own'))
    .toHaveTextContent('You own Hale under its upgrade Robust.');
  await screen.getByRole('tab', { name: 'Manage' }).click();
  await expect
    .element(screen.getByRole('article', { name: 'Robust' }))
    .toHaveTextContent('You also own what it upgrades: Hale');
});

it('says which talent is chosen, and how many a search finds', async () => {
  const { screen, button } = await openTalents();
  await button('Add Hale').click();
  await expect.poll(statusTexts).toContain('Hale added');
  await button('Remove Hale').click();
  await expect.poll(statusTexts).toContain('Hale removed');
  await screen.getByRole('searchbox', { name: 'Search talents' }).fill('par');
  await expect.poll(statusTexts).toContain('1 of 3 found');
});
