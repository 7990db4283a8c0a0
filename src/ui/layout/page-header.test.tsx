import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageHeader } from './page-header.tsx';

it.each([390, 1440])('keeps its actions in the line of the title, at %i px', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    <PageHeader
      title="Kitchen"
      lead="A sentence of its own. It takes a line or two, and the actions stand in the line of the title."
      actions={
        <span data-beside>
          <button type="button">Use</button>
        </span>
      }
    />,
  );
  const title = screen.getByRole('heading').element().getBoundingClientRect();
  const action = screen.getByRole('button').element().getBoundingClientRect();
  const lead = screen
    .getByText(/^A sentence/)
    .element()
    .getBoundingClientRect();
  const middle = (action.top + action.bottom) / 2;
  expect(Math.abs(middle - (title.top + title.bottom) / 2)).toBeLessThanOrEqual(1);
  expect(lead.top).toBeGreaterThanOrEqual(title.bottom);
});
