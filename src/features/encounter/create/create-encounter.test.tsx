import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPackJson } from '../../../testing/packs.ts';
import { renderApp } from '../../../testing/render-app.tsx';

beforeEach(() => page.viewport(1280, 900));

const open = async () => {
  const rendered = await renderApp({ url: '/gm/encounter/create', baseGameData: aPackJson({}) });
  const field = (name: string) => rendered.screen.getByRole('textbox', { name, exact: true });
  const button = (name: string) => rendered.screen.getByRole('button', { name, exact: true });
  const tab = (name: string) => rendered.screen.getByRole('tab', { name, exact: true });
  const groups = (count: number) => rendered.screen.getByRole('heading', { name: `Groups (${count})` });
  return { ...rendered, field, button, tab, groups };
};

describe('the form of a new encounter', () => {
  it('is kept while one looks at another tab, until the encounter is created', async () => {
    const { field, button, tab, groups } = await open();
    await field('Encounter Name').fill('Ford');
    await field('Group Name').fill('Wolves');
    await button('Add Group').click();
    await field('Group Name').fill('Bears');
    await tab('Create').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(field('Encounter Name')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(field('Encounter Name')).toHaveValue('Ford');
    await expect.element(groups(1)).toBeVisible();
    await expect.element(field('Group Name')).toHaveValue('Bears');
    await button('Create Encounter').click();
    await tab('Create').click();
    await expect.element(field('Encounter Name')).toHaveValue('');
    await expect.element(groups(0)).toBeVisible();
    await expect.element(button('Discard')).not.toBeInTheDocument();
  });

  it('can be emptied, and Undo brings it back', async () => {
    const { field, button } = await open();
    await field('Encounter Name').fill('Ford');
    await button('Discard').click();
    await expect.element(field('Encounter Name')).toHaveValue('');
    await expect.element(field('Encounter Name')).toHaveFocus();
    await button('Undo Discard').click();
    await expect.element(field('Encounter Name')).toHaveValue('Ford');
    await expect.element(button('Undo Discard')).not.toBeInTheDocument();
  });

  it('says at the name of a group why it is refused', async () => {
    const { field, button } = await open();
    await field('Group Name').fill('Wolves');
    await button('Add Group').click();
    const name = field('Group Name');
    await expect.element(name).toBeValid();
    await name.fill('wolves ');
    await expect.element(name).toBeInvalid();
    await expect
      .element(name)
      .toHaveAccessibleDescription('This encounter already has a group with that name.');
    await name.fill('Bears');
    await expect.element(name).toBeValid();
  });
});
