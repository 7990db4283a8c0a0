import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDoubleClickGuard } from './use-double-click-guard.ts';

const ADDRESS = window.location.href;

afterEach(() => window.history.replaceState(null, '', ADDRESS));

async function renderScreen(): Promise<{ readonly clicks: string[]; readonly button: Element }> {
  const clicks: string[] = [];
  function ScreenWithButton() {
    useDoubleClickGuard();
    return (
      <button type="button" onClick={({ detail }) => clicks.push(`click ${detail}`)}>
        Press
      </button>
    );
  }
  await render(<ScreenWithButton />);
  return { clicks, button: page.getByRole('button', { name: 'Press' }).element() };
}

const click = (target: Element, detail: number, clientX: number) =>
  target.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX, clientY: 10 }),
  );

const openScreen = (name: string) => window.history.replaceState(null, '', `/${name}`);

describe('the second click of a double click', () => {
  it('counts on the same screen', async () => {
    const { clicks, button } = await renderScreen();
    click(button, 1, 100);
    click(button, 2, 100);
    expect(clicks).toEqual(['click 1', 'click 2']);
  });

  it('is ignored where the first one opened another screen', async () => {
    const { clicks, button } = await renderScreen();
    click(button, 1, 100);
    openScreen('second');
    click(button, 2, 104);
    expect(clicks).toEqual(['click 1']);
    click(button, 1, 104);
    expect(clicks).toEqual(['click 1', 'click 1']);
  });

  it('counts where the click before it was elsewhere', async () => {
    const { clicks, button } = await renderScreen();
    click(button, 1, 100);
    openScreen('third');
    click(button, 2, 300);
    expect(clicks).toEqual(['click 1', 'click 2']);
  });

  it('is ignored on the row that moves up in place of the one that the first removes', async () => {
    const screen = await render(<Rows />);
    await screen.getByRole('button', { name: 'Remove 1' }).dblClick();
    await expect.element(screen.getByRole('list')).toHaveTextContent('Remove 2Remove 3');
    await screen.getByRole('button', { name: 'Remove 2' }).click();
    await expect.element(screen.getByRole('list')).toHaveTextContent('Remove 3');
  });

  it('is ignored on what lay below a question that the first answers', async () => {
    const below = vi.fn();
    const screen = await render(<Question onBelow={below} />);
    await screen.getByRole('button', { name: 'Yes' }).dblClick();
    await expect.element(screen.getByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
    expect(below).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Below' }).click();
    expect(below).toHaveBeenCalledOnce();
  });

  it('counts beside a control that is still there', async () => {
    const pressed = vi.fn();
    const screen = await render(<Beside onPress={pressed} />);
    const [less, more] = ['Less', 'More'].map((name) => screen.getByRole('button', { name }).element());
    if (!less || !more) throw new Error('no buttons');
    const edge = more.getBoundingClientRect().left;
    const y = more.getBoundingClientRect().top + 10;
    for (const [target, detail, x] of [
      [less, 1, edge - 2],
      [more, 2, edge + 2],
    ] as const) {
      target.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x, clientY: y }),
      );
    }
    expect(pressed.mock.calls).toEqual([['Less'], ['More']]);
  });

  it('of a finger is known by its time, since the browser does not count taps', async () => {
    const screen = await render(<Rows />);
    const tap = (name: string) => {
      const target = screen.getByRole('button', { name, exact: true }).element();
      const { left, top } = target.getBoundingClientRect();
      const place = { clientX: left + 5, clientY: top + 5 };
      target.dispatchEvent(
        new PointerEvent('click', {
          bubbles: true,
          cancelable: true,
          detail: 1,
          pointerType: 'touch',
          ...place,
        }),
      );
    };
    tap('Remove 1');
    await expect.element(screen.getByRole('button', { name: 'Remove 1' })).not.toBeInTheDocument();
    tap('Remove 2');
    await new Promise((resolve) => setTimeout(resolve, 450));
    await expect.element(screen.getByRole('list')).toHaveTextContent('Remove 2Remove 3');
    tap('Remove 2');
    await expect.element(screen.getByRole('list')).toHaveTextContent('Remove 3');
  });
});

function Rows() {
  useDoubleClickGuard();
  const [rows, setRows] = useState([1, 2, 3]);
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
            Remove {row}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Question({ onBelow }: { onBelow: () => void }) {
  useDoubleClickGuard();
  const [isOpen, setOpen] = useState(true);
  const place = { position: 'fixed', inset: '5rem auto auto 0', width: '8rem', height: '3rem' } as const;
  return (
    <>
      <button type="button" style={place} onClick={onBelow}>
        Below
      </button>
      {isOpen ? (
        <button type="button" style={place} onClick={() => setOpen(false)}>
          Yes
        </button>
      ) : null}
    </>
  );
}

function Beside({ onPress }: { onPress: (name: string) => void }) {
  useDoubleClickGuard();
  return (
    <div style={{ display: 'flex' }}>
      {['Less', 'More'].map((name) => (
        <button key={name} type="button" onClick={() => onPress(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}
