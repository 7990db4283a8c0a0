import { useRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type SearchTerm, useSearchHighlights } from './search-highlights.ts';

function Example({ text, sought }: { text: string; sought: readonly SearchTerm[] }) {
  const root = useRef<HTMLDivElement>(null);
  useSearchHighlights(root, sought);
  return (
    <div ref={root}>
      <h2>{text}</h2>
      <p data-searchable="Text">{text}</p>
      <h3 data-searchable="Name">{text}</h3>
    </div>
  );
}

const marked = () =>
  [...(CSS.highlights.get('sought') ?? [])].map(({ startContainer, startOffset, endOffset }) => {
    expect(startContainer.parentElement?.tagName).toBe('P');
    return startContainer.textContent?.slice(startOffset, endOffset);
  });

const inText = (...values: readonly string[]) => values.map((value) => ({ field: 'Text', value }));

it.each([
  ['Lightning Strike', ['strike'], ['Strike']],
  ['Strike, then strike', ['STRIKE'], ['Strike', 'strike']],
  ['Fire and ice', ['ice', 'fire'], ['Fire', 'ice']],
  ['firebrand fire', ['fire', 'firebrand'], ['firebrand', 'fire']],
  ['2d6 (+1) [x] a|b', ['(+1)', '[x]', '|', '2d6'], ['2d6', '(+1)', '[x]', '|']],
  ['a-b^c&&d', ['a-b', '^', '&&'], ['a-b', '^', '&&']],
  ['Straße', ['ß'], ['ß']],
  ['nothing here', ['x', ''], []],
  ['', ['x'], []],
  ['no queries', [], []],
])('in %j the words %j are marked as %j', async (text, sought, expected) => {
  const screen = await render(<Example text={text} sought={inText(...sought)} />);
  expect(marked()).toEqual(expected);
  await screen.unmount();
  expect(marked()).toEqual([]);
});

it('what two lists mark is marked together, and goes with each of them', async () => {
  const one = await render(<Example text="Fire" sought={inText('fire')} />);
  const other = await render(<Example text="Ice" sought={inText('ice')} />);
  expect(marked()).toEqual(['Fire', 'Ice']);
  await one.rerender(<Example text="Fire" sought={inText('ir')} />);
  expect(new Set(marked())).toEqual(new Set(['ir', 'Ice']));
  await one.unmount();
  expect(marked()).toEqual(['Ice']);
  await other.unmount();
});

it('what is sought in one field is marked in that field alone', async () => {
  const sought = [
    { field: 'Name', value: 'fire' },
    { field: 'Text', value: 'ice' },
    { field: 'Text', value: 'and' },
    { field: 'Colour', value: 'fire' },
  ];
  const screen = await render(<Example text="Fire and ice" sought={sought} />);
  const places = [...(CSS.highlights.get('sought') ?? [])].map(({ startContainer, startOffset }) => [
    startContainer.parentElement?.tagName,
    startOffset,
  ]);
  expect(places).toEqual([
    ['H3', 0],
    ['P', 5],
    ['P', 9],
  ]);
  await screen.unmount();
});
