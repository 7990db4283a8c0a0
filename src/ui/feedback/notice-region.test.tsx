import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActionBar } from '../layout/action-bar/action-bar.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import '../base.css';
import { type NoticeData, NoticeRegion } from './notice-region.tsx';

// A pointer left over a notice by an earlier test would keep the notice open.
beforeEach(async () => {
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
});

afterEach(() => {
  vi.useRealTimers();
});

const saved: NoticeData = { id: 'saved', kind: 'success', text: '2 pack(s) loaded successfully!' };
const failed: NoticeData = { id: 'failed', kind: 'error', text: 'Unable to read file.' };

function Example({ first }: { first: readonly NoticeData[] }) {
  const [notices, setNotices] = useState(first);
  return (
    <NoticeRegion
      notices={notices}
      onDismiss={(id) => setNotices(notices.filter((notice) => notice.id !== id))}
    />
  );
}

it('a success is a status and an error an alert', async () => {
  const screen = await render(<Example first={[saved, failed]} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 pack(s) loaded successfully!');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Unable to read file.');
});

it('messages never cover the action bar', async () => {
  const screen = await render(
    <div>
      <div style={{ height: 3000 }} />
      <ActionBar summary="What it costs">
        <button type="button">Perform Action</button>
      </ActionBar>
      <Example first={[saved, failed]} />
    </div>,
  );
  const act = () => screen.getByRole('button', { name: 'Perform Action' }).element().getBoundingClientRect();
  const end = () => screen.getByRole('status').element().getBoundingClientRect().bottom;
  for (const top of [0, 400, 3000]) {
    scrollTo(0, top);
    await expect.poll(() => act().top - end()).toBeGreaterThan(0);
  }
  scrollTo(0, 0);
});

it('the live regions exist before the first message', async () => {
  const screen = await render(<Example first={[]} />);
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('a success disappears by itself, an error stays until it is dismissed', async () => {
  vi.useFakeTimers();
  const screen = await render(<Example first={[saved, failed]} />);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Unable to read file.');
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('a notice with the focus does not disappear', async () => {
  const undone = vi.fn();
  vi.useFakeTimers();
  const screen = await render(
    <Example
      first={[{ ...saved, actions: [{ label: 'Undo', name: 'Undo Remove Rope', onAction: undone }] }]}
    />,
  );
  screen.getByRole('button', { name: 'Undo' }).element().focus();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(undone).toHaveBeenCalledTimes(1);
});

it('messages never cover what must stay in view', async () => {
  const screen = await render(
    <>
      <p data-keep-clear style={{ position: 'fixed', inset: 'auto 0 0', height: '6rem' }}>
        4 2 6
      </p>
      <Example first={[failed]} />
    </>,
  );
  const bottom = () => screen.getByRole('alert').element().getBoundingClientRect().bottom;
  const { top } = screen.getByText('4 2 6').element().getBoundingClientRect();
  await expect.poll(bottom).toBeLessThan(top);
});

it('messages never cover a dialog, unless it fills the window', async () => {
  await page.viewport(390, 700);
  const dialog = (height: string) => (
    <>
      <Dialog open onClose={() => undefined} title="Lose Health">
        <p style={{ height }}>9 − 1 = 8</p>
      </Dialog>
      <Example first={[failed]} />
    </>
  );
  const screen = await render(dialog('6rem'));
  const notice = () => screen.getByText('Unable to read file.').element().getBoundingClientRect();
  const top = () => screen.getByRole('dialog').element().getBoundingClientRect().top;
  await expect.poll(() => notice().bottom - top()).toBeLessThan(0);
  await screen.rerender(dialog('90rem'));
  await expect.poll(() => notice().top).toBeLessThan(40);
  expect(notice().top).toBeGreaterThan(0);
});

it('messages are announced while a dialog is open', async () => {
  const screen = await render(
    <>
      <Dialog open onClose={() => undefined} title="Lose Health" />
      <Example first={[failed, saved]} />
    </>,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  // Roles are found only where nothing hides them.
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Unable to read file.');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 pack(s) loaded successfully!');
});

it('buttons below a title and a text start where these do, side by side on a phone', async () => {
  await page.viewport(430, 844);
  const actions = ['Undo Change Health', 'Take a Rest'].map((label) => ({ label, onAction: vi.fn() }));
  const screen = await render(
    <Example first={[{ ...failed, title: 'You are down.', text: 'Health 46 → 0.', actions }]} />,
  );
  const boxOf = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(text).element());
    return range.getBoundingClientRect();
  };
  const [title, undo, rest] = ['You are down.', 'Undo Change Health', 'Take a Rest'].map(boxOf);
  expect(undo?.left).toBeCloseTo(title?.left ?? 0, 0);
  expect(rest?.top).toBe(undo?.top);
});
