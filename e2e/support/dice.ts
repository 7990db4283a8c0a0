import type { Page } from '@playwright/test';

/** The next dice that the page rolls show these numbers, in this order. A reload ends it. */
export async function loadDice(page: Page, ...dice: readonly number[]): Promise<void> {
  await page.evaluate((values) => {
    const left = [...values];
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <Values extends ArrayBufferView>(array: Values): Values => {
      const next = array instanceof Uint32Array && array.length === 1 ? left.shift() : undefined;
      if (next === undefined) return draw(array as never) as Values;
      new Uint32Array(array.buffer)[0] = next - 1;
      return array;
    };
  }, dice);
}
