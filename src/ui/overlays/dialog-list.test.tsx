import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';
import { DialogList } from './dialog-list.tsx';

it('a list of 1,000 items in a dialog renders those in view, to the last', async () => {
  await page.viewport(1366, 768);
  const screen = await render(
    <Dialog open title="Notes" onClose={() => undefined}>
      <DialogList
        label="Members"
        items={Array.from({ length: 1000 }, (_, index) => `Goblins ${index + 1}`)}
        itemKey={(name) => name}
        itemHeight={2.25}
        itemName={(name) => name}
        renderItem={(name) => <button type="button">Open {name}</button>}
      />
    </Dialog>,
  );
  const open = (name: string) => screen.getByRole('button', { name: `Open ${name}`, exact: true });
  await expect.element(open('Goblins 1')).toBeVisible();
  await expect.element(open('Goblins 1000')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem').elements()).toHaveLength(1000);
  screen.getByText('Goblins 1000', { exact: true }).element().scrollIntoView();
  await expect.element(open('Goblins 1000')).toBeVisible();
  await expect.element(open('Goblins 1')).not.toBeInTheDocument();
});
