import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SliderField } from './slider-field.tsx';
import '../base.css';

/**
 * How far the drawn value stands left of the middle of its slider, in CSS pixels: so that its maximum fits
 * beside it.
 */
async function shiftOfValue(width: number): Promise<number> {
  const screen = await render(
    <div style={{ inlineSize: width, overflow: 'hidden' }}>
      <SliderField
        label="Health"
        fieldLabel="health"
        value={90_000}
        max={100_000}
        onChange={() => undefined}
      />
    </div>,
  );
  const track = screen.getByRole('slider', { name: 'Health' }).element().parentElement;
  const value = track?.querySelector('[aria-hidden]');
  if (!track || !value) throw new Error('The slider shows no value.');
  const text = document.createRange();
  text.selectNodeContents(value);
  const [drawn, around] = [text.getBoundingClientRect(), track.getBoundingClientRect()];
  await screen.unmount();
  return (around.left + around.right - drawn.left - drawn.right) / 2;
}

it('a slider shows the maximum beside its value, and the value alone where both do not fit', async () => {
  expect(await shiftOfValue(260)).toBeGreaterThan(5);
  expect(Math.abs(await shiftOfValue(100))).toBeLessThan(1);
});
