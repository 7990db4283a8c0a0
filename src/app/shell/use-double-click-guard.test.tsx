import { afterEach, describe, expect, it } from 'vitest';
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
});
