import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePressRecovery } from './use-press-recovery.ts';

const AT = { bubbles: true, cancelable: true, clientX: 20, clientY: 20 };

/** Two buttons one below the other. The upper one takes the place of the lower one once that is moved. */
async function renderButtons() {
  const clicks: string[] = [];
  function Buttons() {
    usePressRecovery();
    const [isMoved, setMoved] = useState(false);
    const style = {
      blockSize: 40,
      display: 'block',
      inlineSize: 200,
      insetInlineStart: 0,
      position: 'fixed',
    } as const;
    return (
      <>
        <button type="button" style={{ ...style, top: 200 }} onClick={() => setMoved(true)}>
          Move
        </button>
        <button
          type="button"
          style={{ ...style, top: isMoved ? 100 : 0 }}
          onClick={() => clicks.push('pressed')}
        >
          Pressed
        </button>
        <button
          type="button"
          style={{ ...style, top: isMoved ? 0 : 300 }}
          onClick={() => clicks.push('other')}
        >
          Other
        </button>
      </>
    );
  }
  await render(<Buttons />);
  const button = (name: string) => page.getByRole('button', { name }).element();
  const press = (pointerType: string) =>
    button('Pressed').dispatchEvent(
      new PointerEvent('pointerdown', { ...AT, button: 0, isPrimary: true, pointerType }),
    );
  const release = (target: Element, pointerType: string, clientX = AT.clientX) =>
    target.dispatchEvent(new PointerEvent('pointerup', { ...AT, clientX, isPrimary: true, pointerType }));
  const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { ...AT, detail: 1 }));
  const move = async () => {
    (button('Move') as HTMLElement).click();
    await expect.poll(() => document.elementFromPoint(AT.clientX, AT.clientY)?.textContent).toBe('Other');
  };
  return { clicks, button, press, release, click, move };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('a press', () => {
  it('counts once where its control stays', async () => {
    const { clicks, button, press, release, click } = await renderButtons();
    press('mouse');
    release(button('Pressed'), 'mouse');
    click(button('Pressed'));
    await nextTask();
    expect(clicks).toEqual(['pressed']);
  });

  it('of a mouse counts for its control where that was moved away', async () => {
    const { clicks, button, press, release, click, move } = await renderButtons();
    press('mouse');
    await move();
    release(button('Other'), 'mouse');
    click(document.body);
    await nextTask();
    expect(clicks).toEqual(['pressed']);
  });

  it('of a mouse counts where the browser gives it to nothing', async () => {
    const { clicks, button, press, release, move } = await renderButtons();
    press('mouse');
    await move();
    release(button('Other'), 'mouse');
    await nextTask();
    expect(clicks).toEqual(['pressed']);
  });

  it('of a finger does not go to what is under it now', async () => {
    const { clicks, button, press, release, click, move } = await renderButtons();
    press('touch');
    await move();
    release(button('Pressed'), 'touch');
    await nextTask();
    click(button('Other'));
    expect(clicks).toEqual(['pressed']);
  });

  it('that is dragged away is taken back', async () => {
    const { clicks, button, press, release, move } = await renderButtons();
    press('mouse');
    await move();
    release(button('Other'), 'mouse', AT.clientX + 100);
    await nextTask();
    expect(clicks).toEqual([]);
  });
});
