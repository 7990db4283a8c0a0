import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../buttons/button.tsx';
import { ActionBar } from './action-bar.tsx';

it('on a phone a bar is seen once all of it stands above the bottom edge', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await render(
    <>
      <p style={{ height: innerHeight - 60 }}>What stands above the part</p>
      <section>
        <p style={{ height: 900 }}>The part</p>
        <ActionBar>
          <Button>Perform</Button>
        </ActionBar>
      </section>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Perform' });
  const bar = () => button.element().closest('[data-action-bar]') ?? document.body;
  await expect.poll(() => getComputedStyle(bar()).opacity).toBe('0');
  expect(bar().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
  scrollTo(0, 200);
  await expect.poll(() => getComputedStyle(bar()).opacity).toBe('1');
  expect(bar().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  scrollTo(0, 0);
  await expect.poll(() => getComputedStyle(bar()).opacity).toBe('0');
  // By key it comes into view.
  (button.element() as HTMLElement).focus();
  await expect.poll(() => getComputedStyle(bar()).opacity).toBe('1');
});

it('a phone is told that a bar ends the page, until the last one is gone', async () => {
  const isFoot = () => document.documentElement.hasAttribute('data-foot');
  const bars = (...rests: readonly boolean[]) => (
    <>
      {rests.map((isResting, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <ActionBar key={index} isResting={isResting}>
          <Button>Perform</Button>
        </ActionBar>
      ))}
    </>
  );
  const screen = await render(bars(true));
  expect(isFoot()).toBe(false);
  await screen.rerender(bars(false, false));
  expect(isFoot()).toBe(true);
  await screen.rerender(bars(false));
  expect(isFoot()).toBe(true);
  await screen.unmount();
  expect(isFoot()).toBe(false);
});
