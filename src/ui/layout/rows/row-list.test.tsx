import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EntryRow } from '../entry-row.tsx';
import { RowList } from './row-list.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function renderItems() {
  await render(
    <>
      <button type="button">Before</button>
      <RowList
        label="Items"
        items={['Bow', 'Hat', 'Rope']}
        itemKey={(name) => name}
        estimateHeight={64}
        renderItem={(name) => (
          <EntryRow
            title={<button type="button">{name}</button>}
            // Not every row has the same controls.
            meta={name === 'Hat' ? <button type="button">Soak</button> : undefined}
            button={<button type="button">{`Add ${name}`}</button>}
          />
        )}
      />
      <button type="button">After</button>
    </>,
  );
  // The tab stops are set in the next frame.
  await expect.element(button('Rope')).toHaveAttribute('tabindex', '-1');
  await button('Before').click();
}

it('is one tab stop', async () => {
  await renderItems();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Bow')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('After')).toHaveFocus();
  await expect
    .element(page.getByRole('list', { name: 'Items' }))
    .toHaveAccessibleDescription('Arrow keys move within.');
});

it('moves with Left and Right between the controls, and with Up and Down to the same in the next row', async () => {
  await renderItems();
  for (const [key, name] of [
    ['Tab', 'Bow'],
    ['ArrowRight', 'Add Bow'],
    ['ArrowDown', 'Add Hat'],
    ['ArrowLeft', 'Soak'],
    ['ArrowDown', 'Rope'],
    ['ArrowDown', 'Rope'],
    ['ArrowUp', 'Hat'],
    ['End', 'Add Rope'],
    ['ArrowUp', 'Add Hat'],
    ['Home', 'Bow'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(button(String(name))).toHaveFocus();
  }
});
