import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Chip } from './chip.tsx';

it('a chip is removed by its named button', async () => {
  const removed = vi.fn();
  const screen = await render(
    <Chip onRemove={removed} removeLabel="Remove Name: fire">
      Name: fire
    </Chip>,
  );
  await screen.getByRole('button', { name: 'Remove Name: fire', exact: true }).click();
  expect(removed).toHaveBeenCalledTimes(1);
});
