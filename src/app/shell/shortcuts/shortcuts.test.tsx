import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderCombat } from '../../../testing/combat-screen.tsx';

describe('a single key', () => {
  it('takes the next step of the turn, and goes to the search', async () => {
    const { screen, tab } = await renderCombat();
    const turn = screen.getByRole('status', { name: 'Turn' });
    await expect.element(turn).toHaveTextContent('Combat has not begun');
    await expect.element(screen.getByText('Saved', { exact: true })).toBeInTheDocument();
    await userEvent.keyboard('n');
    await expect.element(turn).toHaveTextContent('Round 1');
    await userEvent.keyboard('n');
    await expect.element(turn).toHaveTextContent('Phase 2');
    await tab('Actions');
    await userEvent.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search actions' });
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('n?/');
    await expect.element(search).toHaveValue('n?/');
    await expect.element(turn).toHaveTextContent('Phase 2');
  });

  it('is listed by ?, does nothing under the list, and can be turned off there', async () => {
    const { screen } = await renderCombat();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeInTheDocument();
    await userEvent.keyboard('?');
    const list = screen.getByRole('dialog', { name: 'Keyboard Shortcuts' });
    await expect.element(list).toHaveTextContent('pPerform the action');
    await userEvent.keyboard('n');
    await list.getByRole('switch', { name: 'Shortcuts by a single key' }).click();
    await expect.element(list).not.toHaveTextContent('pPerform the action');
    await list.getByRole('button', { name: 'Close' }).click();
    await userEvent.keyboard('n?');
    await expect.element(list).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('status', { name: 'Turn' }))
      .toHaveTextContent('Combat has not begun');
  });

  it('means nothing together with Control, Alt or Meta', async () => {
    const { screen } = await renderCombat();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}{Meta>}n{/Meta}');
    await expect
      .element(screen.getByRole('status', { name: 'Turn' }))
      .toHaveTextContent('Combat has not begun');
  });
});
