import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import '../base.css';

function Opener({ children }: { children: (open: boolean, close: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

it('a dialog counts as open from the press on, before its code is there', async () => {
  const { dataset } = document.documentElement;
  let open = (_isOpen: boolean) => {};
  // A module of its own: that of the other tests may have the code already.
  const address = './dialog.tsx?of-its-own';
  const { Dialog: NewDialog }: { Dialog: typeof Dialog } = await import(/* @vite-ignore */ address);
  function Later() {
    const [isOpen, setOpen] = useState(false);
    open = setOpen;
    return <NewDialog open={isOpen} onClose={() => setOpen(false)} title="Add Potential" />;
  }
  await render(<Later />);
  const dialog = page.getByRole('dialog', { name: 'Add Potential' });
  flushSync(() => open(true));
  expect(dialog.elements()).toHaveLength(0);
  expect(dataset.backdrop).toBe('');
  // With a variable, the whole page would be styled anew.
  expect(document.documentElement.style.backgroundColor).toMatch(/^(?!.*var\().+/);
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(dataset.backdrop).toBeUndefined();
});

it('a dialog has its title and description, traps the focus, and returns it on close', async () => {
  const screen = await render(
    <Opener>
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Game Data Mismatch" description="The packs differ.">
          <TextField label="Why" value="" onChange={() => {}} />
        </Dialog>
      )}
    </Opener>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Game Data Mismatch', exact: true });
  await expect.element(dialog).toHaveAccessibleDescription('The packs differ.');
  const field = page.getByRole('textbox', { name: 'Why' });
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close', exact: true })).toHaveFocus();
  await userEvent.tab();
  expect(dialog.element().contains(document.activeElement)).toBe(true);

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('a question is answered by Yes or No', async () => {
  const confirmed = vi.fn();
  const cancelled = vi.fn();
  const question = (
    <ConfirmDialog open title="End Combat" onConfirm={confirmed} onCancel={cancelled}>
      <p>Confirm below that you wish to end this combat at Round 3.</p>
    </ConfirmDialog>
  );
  await render(question);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  expect(confirmed).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  expect(cancelled).toHaveBeenCalledTimes(1);
});

async function pressOutside() {
  await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { position: { x: 4, y: 4 } });
}

it('a press outside a dialog that is not destructive means No', async () => {
  const cancelled = vi.fn();
  await render(<ConfirmDialog open title="End Combat" onConfirm={() => {}} onCancel={cancelled} />);
  await expect.element(page.getByRole('button', { name: 'No', exact: true })).toHaveFocus();
  await pressOutside();
  await expect.poll(() => cancelled.mock.calls.length).toBe(1);
});

it('a destructive dialog focuses No first, and a press outside does not close it', async () => {
  const confirmed = vi.fn();
  const cancelled = vi.fn();
  await render(<ConfirmDialog danger open title="Delete Aria?" onConfirm={confirmed} onCancel={cancelled} />);
  await expect.element(page.getByRole('button', { name: 'No', exact: true })).toHaveFocus();
  await pressOutside();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cancelled.mock.calls.length).toBe(1);
  expect(confirmed).not.toHaveBeenCalled();
});

it('a dialog can disable Yes until the user has done something', async () => {
  const confirmed = vi.fn();
  await render(
    <ConfirmDialog
      confirmDisabled
      open
      title="Delete All Characters"
      onConfirm={confirmed}
      onCancel={() => {}}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Yes', exact: true })).toBeDisabled();
});

it('a dialog whose text is longer than the window opens at its title', async () => {
  const screen = await render(
    <Opener>
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Update Aria?">
          <p style={{ height: '200vh' }}>The inventory is emptied.</p>
          <TextField label="Why" value="" onChange={() => {}} />
        </Dialog>
      )}
    </Opener>,
  );
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Update Aria?' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Update Aria?' })).toBeInViewport();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Why' })).toHaveFocus();
});
