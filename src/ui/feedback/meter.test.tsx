import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Meter } from './meter.tsx';

it('a meter with a label has its name, its value and its maximum', async () => {
  const screen = await render(<Meter label="Health" value={17} max={24} tone="life" />);
  const meter = screen.getByRole('meter', { name: 'Health', exact: true });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '17');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '24');
});
