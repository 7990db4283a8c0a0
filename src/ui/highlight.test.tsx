import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Highlight } from './highlight.tsx';

test.each([
  ['Lightning Strike', ['strike'], ['Strike']],
  ['Strike, then strike', ['STRIKE'], ['Strike', 'strike']],
  ['Fire and ice', ['ice', 'fire'], ['Fire', 'ice']],
  ['firebrand fire', ['fire', 'firebrand'], ['firebrand', 'fire']],
  ['2d6 (+1) [x] a|b', ['(+1)', '[x]', '|', '2d6'], ['2d6', '(+1)', '[x]', '|']],
  ['a-b^c&&d', ['a-b', '^', '&&'], ['a-b', '^', '&&']],
  ['Straße', ['ß'], ['ß']],
  ['nothing here', ['x', ''], []],
  ['no queries', [], []],
])('in %j the words %j are marked as %j', async (text, queries, marked) => {
  const screen = await render(
    <p>
      <Highlight text={text} queries={queries} />
    </p>,
  );
  expect(screen.container).toHaveTextContent(text);
  expect([...screen.container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked);
});
