import { describe, expect, it } from 'vitest';
import { aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the new character form', () => {
  it('shows only the first error of a submit', async () => {
    const skills = ['Blades', 'Bows', 'Lore'].map((name) => aSkill(name));
    const baseGameData = aPackJson({ constants: CONSTANTS, skills });
    const { screen } = await renderApp({ url: '/character/new', baseGameData });
    const nameError = screen.getByText('You cannot use None as a name.');
    await screen.getByRole('textbox', { name: 'Name' }).fill('None');
    await expect.element(nameError).toBeVisible();
    await screen.getByRole('button', { name: 'Create Character' }).click();
    await expect.element(screen.getByText('Please select 2 skills.')).toBeVisible();
    await expect.element(nameError).not.toBeInTheDocument();
  });
});
