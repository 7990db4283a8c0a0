import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CodeEntry } from './code-entry.tsx';

it.each([
  ['empties the field for the next code once one is taken', true, ''],
  ['keeps a code that is refused', false, 'TBTAQA'],
])('%s', async (_, isTaken, left) => {
  const onTyped = vi.fn(() => Promise.resolve(isTaken));
  const screen = await render(
    <CodeEntry
      label="Answer"
      action="Connect"
      onTyped={onTyped}
      onScanned={() => undefined}
      onPicture={() => undefined}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Answer' });
  await field.fill('TBTAQA');
  await screen.getByRole('button', { name: 'Connect' }).click();
  expect(onTyped).toHaveBeenCalledWith('TBTAQA');
  await expect.element(field).toHaveValue(left);
});
