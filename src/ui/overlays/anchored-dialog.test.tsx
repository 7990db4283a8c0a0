import { type CSSProperties, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnchoredDialog } from './anchored-dialog.tsx';

function Opener({ style }: { style: CSSProperties }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [height, setHeight] = useState(40);
  return (
    <>
      <button
        ref={opener}
        type="button"
        style={{ position: 'fixed', ...style }}
        onClick={() => setOpen(true)}
      >
        Check
      </button>
      {isOpen ? (
        <AnchoredDialog opener={opener} title="Climbing" onClose={() => setOpen(false)}>
          <button type="button" style={{ height }} onClick={() => setHeight(300)}>
            Roll
          </button>
        </AnchoredDialog>
      ) : null}
    </>
  );
}

async function open(style: CSSProperties) {
  await page.viewport(1440, 900);
  const screen = await render(<Opener style={style} />);
  const opener = screen.getByRole('button', { name: 'Check' });
  const button = opener.element().getBoundingClientRect();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Climbing', exact: true });
  await expect.element(dialog).toBeVisible();
  return { opener, button, dialog, boxOf: () => dialog.element().getBoundingClientRect() };
}

it('a popover stands below its button, and within the window', async () => {
  const { button, boxOf } = await open({ left: 1380, top: 100 });
  await expect.poll(() => boxOf().right).toBeLessThanOrEqual(1440);
  expect(boxOf().top).toBeGreaterThanOrEqual(button.bottom);
});

it('a popover that grows beyond the foot of the window moves above its button', async () => {
  const { button, boxOf } = await open({ left: 100, top: 700 });
  expect(boxOf().top).toBeGreaterThanOrEqual(button.bottom);
  await page.getByRole('button', { name: 'Roll' }).click();
  await expect.poll(() => boxOf().bottom).toBeLessThanOrEqual(button.top);
  expect(boxOf().height).toBeGreaterThan(300);
});

it('a popover keeps the focus inside, and returns it when Escape closes it', async () => {
  const { opener, dialog } = await open({ left: 100, top: 100 });
  for (let time = 0; time < 4; time++) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('a press outside a popover closes it', async () => {
  const { dialog } = await open({ left: 100, top: 100 });
  const { x, y } = { x: 1200, y: 800 };
  document.elementFromPoint(x, y)?.dispatchEvent(
    new PointerEvent('pointerdown', {
      bubbles: true,
      button: 0,
      pointerType: 'mouse',
      clientX: x,
      clientY: y,
    }),
  );
  await expect.element(dialog).not.toBeInTheDocument();
});
