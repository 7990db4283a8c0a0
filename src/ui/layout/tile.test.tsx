import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tile } from './tile.tsx';

it('a tile is a region named by its title, and its title bar is the drag handle', async () => {
  const screen = await render(
    <Tile title="Health" isHandle>
      <p>17</p>
    </Tile>,
  );
  await expect.element(screen.getByRole('region', { name: 'Health', exact: true })).toHaveTextContent('17');
  expect(screen.container.querySelector('[data-tile-handle]')).toHaveTextContent('Health');
});
