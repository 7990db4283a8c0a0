import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';

function Bag({ items, asks = false }: { items: readonly string[]; asks?: boolean }) {
  useFocusRecovery();
  const [left, setLeft] = useState(items);
  const [asked, setAsked] = useState<string>();
  const drop = (item: string) => setLeft(left.filter((each) => each !== item));
  return (
    <main>
      <section>
        <h2>Bag</h2>
        {left.length > 0 ? (
          <ul>
            {left.map((item) => (
              <li key={item}>
                <button type="button">Look at {item}</button>
                <button
                  type="button"
                  aria-label={`Delete ${item}`}
                  onClick={() => (asks ? setAsked(item) : drop(item))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <button type="button">Add items</button>
      </section>
      {asked === undefined ? null : (
        <ConfirmDialog
          open
          title={`Delete ${asked}?`}
          onConfirm={() => {
            setAsked(undefined);
            drop(asked);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </main>
  );
}

async function deleteByKeyboard(item: string) {
  const button = page.getByRole('button', { name: `Delete ${item}` });
  await userEvent.keyboard('{Tab}');
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

const focusOn = (name: string) =>
  expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus();

function Once() {
  useFocusRecovery();
  const [isDone, setDone] = useState(false);
  return (
    <main>
      <div>
        <label>
          Value <input />
        </label>
        <button type="button" disabled={isDone} onClick={() => setDone(true)}>
          Add
        </button>
      </div>
    </main>
  );
}

function Offer() {
  useFocusRecovery();
  const [isTaken, setTaken] = useState(false);
  return (
    <main>
      <div>
        {isTaken ? null : (
          <button type="button" onClick={() => setTaken(true)}>
            Take Back
          </button>
        )}
      </div>
      <div>
        <h1 tabIndex={-1}>Vesper</h1>
        <button type="button">Take Action</button>
      </div>
    </main>
  );
}

describe('the recovered focus', () => {
  it('moves to the next row after one is deleted', async () => {
    await render(<Bag items={['Rope', 'Lamp', 'Bread']} />);
    await deleteByKeyboard('Lamp');
    await focusOn('Delete Bread');
    await userEvent.keyboard('{Enter}');
    await focusOn('Delete Rope');
    await userEvent.keyboard('{Enter}');
    await focusOn('Add items');
  });

  it('moves to the next row after a dialog confirmed the deletion', async () => {
    await render(<Bag items={['Rope', 'Lamp']} asks />);
    await deleteByKeyboard('Rope');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    (page.getByRole('button', { name: 'Yes' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await focusOn('Delete Lamp');
  });

  it('moves to the control next to one that its own press disables', async () => {
    const screen = await render(<Once />);
    await userEvent.keyboard('{Tab}{Tab}');
    const add = screen.getByRole('button', { name: 'Add' });
    (add.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(add).toBeDisabled();
    await expect.element(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  });

  it('stays where it is after a touch', async () => {
    const screen = await render(<Bag items={['Rope', 'Lamp']} />);
    await screen.getByRole('button', { name: 'Delete Rope' }).click();
    await expect.element(screen.getByRole('button', { name: 'Delete Rope' })).not.toBeInTheDocument();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to the heading of the screen if no control is left nearby', async () => {
    const screen = await render(<Offer />);
    await userEvent.keyboard('{Tab}');
    (screen.getByRole('button', { name: 'Take Back' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Vesper' })).toHaveFocus();
  });
});
