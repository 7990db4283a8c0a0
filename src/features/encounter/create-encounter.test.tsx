import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPackJson } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => page.viewport(1280, 900));

const open = async () => {
  const rendered = await renderApp({ url: '/gm/encounter/create', baseGameData: aPackJson({}) });
  const field = (name: string) => rendered.screen.getByRole('textbox', { name, exact: true });
  const button = (name: string) => rendered.screen.getByRole('button', { name, exact: true });
  return { ...rendered, field, button };
};

describe('the form of a new encounter', () => {
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
