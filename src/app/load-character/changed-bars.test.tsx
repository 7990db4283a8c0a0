import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openSheet } from '../../testing/open-sheet.tsx';

it('a bar that was changed says once what is left after a run of presses', async () => {
  const { sheet } = await openSheet();
  const { health } = sheet();
  const said: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const { textContent } of addedNodes)
        if (/^Health \d+ of/.test(textContent ?? '')) said.push(textContent ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  const decrease = page.getByRole('button', { name: 'Decrease Health' });
  await decrease.click();
  await decrease.click();
  await expect
    .element(page.getByRole('status').filter({ hasText: new RegExp(`^Health ${health - 2} of \\d+\\.$`) }))
    .toBeInTheDocument();
  expect(said).toHaveLength(1);
  watch.disconnect();
});
