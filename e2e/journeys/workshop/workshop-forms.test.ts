import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { EntryForm } from '../../screens/entry-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { pressAt, tabTo, typeInto } from '../../support/keyboard.ts';
import { horizontalOverflow } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';
import { PHONE } from '../../support/viewports.ts';

interface Entry {
  readonly name: string;
  readonly description: string | readonly string[];
}

interface Pack {
  readonly actions: { readonly actions: readonly Entry[]; readonly maneuvers: readonly Entry[] };
  readonly items: readonly Entry[];
  readonly skills: readonly Entry[];
  readonly statusEffects: readonly Entry[];
  readonly talents: readonly Entry[];
}

const [STANDARD] = [JSON.parse(readFileSync('public/BaseGameData.json', 'utf8'))].flat() as readonly Pack[];

/** An entry; a text and a list of that text mean the same, and so do an empty field and none. */
function named(entries: readonly Entry[] | undefined, name: string) {
  const entry = entries?.find((each) => each.name === name);
  const fields = Object.entries(entry ?? {}).filter(
    ([, value]) => !['[]', '{}'].includes(JSON.stringify(value)),
  );
  return entry && { ...Object.fromEntries(fields), description: [entry.description].flat() };
}

const text = (entries: readonly Entry[] | undefined, name: string) =>
  named(entries, name)?.description.join('\n') ?? '';

/** The cost of an action or a maneuver with a number. */
async function writeCost(form: EntryForm, cost: Locator, resource: string, value: string) {
  await form.choose('Resource', resource, cost);
  await form.write('Value', value, cost);
}

test('a part of the standard game is rebuilt on a phone by the forms alone', async ({
  page,
  workshop,
  managePacks,
  entryForm: form,
}) => {
  await page.setViewportSize(PHONE);
  // With it, all names would be defined already.
  await managePacks.open();
  await managePacks.toggle('Tabard Core 1');
  await managePacks.expectLoaded(0);
  await workshop.open();
  await workshop.make('New Pack', 'Small Core', 'Nothing');

  // A skill, whose first talent is created on the way, as is the maneuver of that.
  await workshop.add('Skill');
  await form.rename('Blades');
  await form.write('Description', text(STANDARD?.skills, 'Blades'));
  for (const [index, talent] of ['Quick Wrist', 'Red Line', 'Sword Shadow'].entries()) {
    const list = `Core Talents ${index + 1}`;
    await form.add('Core Talents');
    await form.add(list);
    await form.createName(`${list} 1`, talent);
  }
  await workshop.openEntry('Quick Wrist');
  await form.choose('Tier', 'Core');
  await form.write('Description', text(STANDARD?.talents, 'Quick Wrist'));
  await form.addTexts('Tags', 'Iron', 'Blades');
  await form.add('Maneuvers');
  await form.createName('Maneuvers 1', 'Feint Cut');
  await expectAccessible(page);

  await workshop.openEntry('Feint Cut');
  await form.write('Description', text(STANDARD?.actions.maneuvers, 'Feint Cut'));
  await form.addTexts('Tags', 'Iron', 'Blades');
  await form.button('Add Inputs').click();
  await form.button('Add Numeric').click();
  const numeric = form.form.getByRole('group', { name: 'Numeric', exact: true });
  await form.write('Title', 'Feint', numeric);
  await form.write('Minimum', '1', numeric);
  await numeric.getByRole('button', { name: 'Add Maximum' }).click();
  await form.choose('Kind of Maximum', 'Skill', numeric);
  await form.pickName('Skill', 'bla', 'Blades', numeric);
  await form.add('Costs');
  const cost = form.part('Costs');
  await form.choose('Resource', 'Energy', cost);
  await form.choose('Amount', 'Input', cost);
  await form.choose('Input', 'Numeric', cost);
  await cost.getByRole('button', { name: 'Add Operation' }).click();
  await form.choose('Kind', 'Divide By', cost);
  await form.write('Value', '2', cost);
  await form.add('Effects');
  const effect = form.part('Effects');
  await form.choose('Kind', 'Change Property', effect);
  await form.choose('Target', 'Dice Pool', effect);
  await form.choose('Amount', 'Input', effect);
  await form.choose('Input', 'Numeric', effect);
  for (const [index, kind] of ['Uses Skill', 'Power Defined', 'Resource Cost Comparison'].entries()) {
    await form.add('Conditions');
    await form.choose('Kind', kind, form.part('Conditions', index + 1));
  }
  const uses = form.part('Conditions', 1);
  await form.add('Skills', uses);
  await form.pickName('Skills 1', 'bla', 'Blades', uses);
  const compares = form.part('Conditions', 3);
  await form.choose('Resource', 'Energy', compares);
  await form.choose('Comparison', 'Less Than', compares);
  await form.write('Value', '5', compares);
  await expect(form.form.getByText('Action Skill is Blades')).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await workshop.link('All entries').click();
  await workshop.add('Item');
  await form.rename('Knife');
  await form.write('Description', text(STANDARD?.items, 'Knife'));
  await form.choose('Discriminator', 'Weapon');
  await form.write('Weight', '0.5');
  await form.write('Cost', '4');
  await form.addKey('Modifiers', 'DICE_POOL');
  await form.write('Dice Pool', '1');

  await workshop.link('All entries').click();
  await workshop.add('Action');
  await form.rename('Catch Breath');
  await form.write('Description', text(STANDARD?.actions.actions, 'Catch Breath'));
  await form.addTexts('Tags', 'Recovery');
  await form.add('Costs');
  await writeCost(form, form.part('Costs', 1), 'Action Points', '1');
  await form.add('Costs');
  await writeCost(form, form.part('Costs', 2), 'Energy', '-3');
  await form.add('Conditions');
  await form.choose('Kind', 'Once Per', form.part('Conditions'));
  await form.choose('Period', 'Current Round', form.part('Conditions'));

  await workshop.link('All entries').click();
  await workshop.add('Status effect');
  await form.rename('Dazed');
  await form.write('Description', text(STANDARD?.statusEffects, 'Dazed'));
  await form.addTexts('Tags', 'Negative', 'Mind');
  await form.addKey('Modifiers By Polarity', 'ACTION_POINTS');
  await expectAccessible(page);

  await workshop.link('All entries').click();
  await workshop.release(1);
  await expect(workshop.text('Version 1 of Small Core is released.')).toBeVisible();
  const pack = (await workshop.downloadedPack('Small Core')) as Pack;
  const { actions, maneuvers } = pack.actions;
  const lists = [
    [pack.skills, STANDARD?.skills, 'Blades'],
    [pack.talents, STANDARD?.talents, 'Quick Wrist'],
    [maneuvers, STANDARD?.actions.maneuvers, 'Feint Cut'],
    [pack.items, STANDARD?.items, 'Knife'],
    [actions, STANDARD?.actions.actions, 'Catch Breath'],
    [pack.statusEffects, STANDARD?.statusEffects, 'Dazed'],
  ] as const;
  for (const [written, standard, name] of lists)
    expect(named(written, name), name).toEqual(named(standard, name));
});

test('a pack is made, written on, corrected, released and deleted by keyboard alone', async ({
  page,
  workshop,
  entryForm: form,
}) => {
  await workshop.open();
  await pressAt(workshop.button('New Pack'));
  const dialog = workshop.dialogNamed('New Pack');
  await typeInto(dialog.getByRole('textbox', { name: 'Name' }), 'Kitchen');
  await page.keyboard.press('Enter');
  await expect(workshop.heading).toHaveText('Kitchen');
  await pressAt(workshop.button('New entry'));
  await pressAt(workshop.dialogNamed('New entry').getByRole('button', { name: 'Talent', exact: true }));
  await expect(workshop.heading).toHaveText('New talent');
  await typeInto(form.form.getByRole('textbox', { name: 'Name', exact: true }), 'Iron Stomach');
  await page.keyboard.press('Enter');
  await expect(workshop.heading).toHaveText('Iron Stomach');
  await pressAt(form.form.getByRole('combobox', { name: 'Tier' }), 'm', 'a', 'j');
  await typeInto(form.form.getByRole('textbox', { name: 'Description' }), 'Nothing turns it.');
  await typeInto(form.form.getByRole('combobox', { name: 'Add to Modifiers' }), 'soak');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(form.form.getByRole('textbox', { name: 'Soak', exact: true }), '2');
  await pressAt(form.button('Add to Prerequisites'));
  await page.keyboard.type('long');
  await expect(page.getByRole('option', { name: 'Long Breath' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.form.getByRole('combobox', { name: 'Prerequisites 1' })).toHaveValue('Long Breath');
  await pressAt(form.button('Add to Prerequisites'));
  await page.keyboard.type('Dirty Fihgter');
  await page.keyboard.press('Tab');
  await pressAt(form.button('Write Dirty Fighter'));
  await expect(form.form.getByRole('combobox', { name: 'Prerequisites 2' })).toHaveValue('Dirty Fighter');
  await expect(form.status('No problems found.')).toBeVisible();

  await pressAt(workshop.link('All entries'));
  await pressAt(workshop.button('New entry'));
  await pressAt(workshop.dialogNamed('New entry').getByRole('button', { name: 'Maneuver', exact: true }));
  await expect(workshop.heading).toHaveText('New maneuver');
  await pressAt(form.button('Add to Costs'));
  await typeInto(form.part('Costs').getByRole('textbox', { name: 'Value' }), '2');
  await pressAt(form.button('Add to Conditions'));
  await pressAt(form.part('Conditions').getByRole('combobox', { name: 'Kind' }), 'o', 'n', 'c');
  await expect(form.form.getByText('Once per round')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(form.form.getByText('Once per round')).toHaveCount(0);
  await pressAt(workshop.link('All entries'));
  await expect(workshop.entry('Iron Stomach')).toBeVisible();
  await tabTo(workshop.tab('Entries'));
  await page.keyboard.press('End');
  await expect(workshop.tab('Versions')).toHaveAttribute('aria-selected', 'true');
  await pressAt(workshop.button('Release version 1'));
  await expect(workshop.dialogNamed('Release version 1')).toBeVisible();
  await expectAccessible(page);
  await pressAt(workshop.dialog.getByRole('button', { name: 'Release' }));
  await expect(workshop.text('Version 1 was released last.')).toBeVisible();
  await pressAt(workshop.button('Change Kitchen'));
  await pressAt(workshop.dialogNamed('Change Kitchen').getByRole('button', { name: 'Delete' }));
  await pressAt(workshop.yes);
  await expect(workshop.text('No packs yet')).toBeVisible();
});

test('every screen of the workshop is free of findings of axe', async ({
  page,
  workshop,
  entryForm: form,
}) => {
  await workshop.open();
  await workshop.button('New Pack').click();
  await expectAccessible(page);
  await workshop.button('Cancel').click();
  await workshop.make('New Pack', 'Kitchen');
  await workshop.openTab('Other parts');
  await workshop.expandSection('Constants');
  await workshop.expandSection('Roll');
  await expectAccessible(page);
  await workshop.openTab('Entries');
  await workshop.entry('Strike').click();
  await expect(form.region('Bench')).toBeVisible();
  await form.write('Value', 'x', form.part('Costs', 1));
  await expectAccessible(page);
  await workshop.openEntry('Dirty Fighter');
  await workshop.button('Change Dirty Fighter').click();
  await expectAccessible(page);
  await workshop.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(workshop.dialogNamed('Delete Dirty Fighter?')).toBeVisible();
  await expectAccessible(page);
  await workshop.yes.click();
  await workshop.openTab(/^Findings/);
  await expect(workshop.items('Findings').first()).toBeVisible();
  await expectAccessible(page);
  await workshop.open();
  await expectAccessible(page);
});
