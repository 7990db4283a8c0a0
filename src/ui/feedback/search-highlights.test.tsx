import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type SearchTerm, useSearchHighlights } from './search-highlights.ts';

function Example({ text, searchTerms }: { text: string; searchTerms: readonly SearchTerm[] }) {
  const root = useRef<HTMLDivElement>(null);
  useSearchHighlights(root, searchTerms);
  return (
    <div ref={root}>
      <h2>{text}</h2>
      <p data-searchable="Text">{text}</p>
      <h3 data-searchable="Name">{text}</h3>
    </div>
  );
}

const marked = (tag = 'P') =>
  [...(CSS.highlights.get('search-match') ?? [])].map(({ startContainer, startOffset, endOffset }) => {
    expect(startContainer.parentElement?.tagName).toBe(tag);
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
])('in %j the words %j are marked as %j', async (text, searchTerms, expected) => {
  const screen = await render(<Example text={text} searchTerms={inText(...searchTerms)} />);
  expect(marked()).toEqual(expected);
  await screen.unmount();
  expect(marked()).toEqual([]);
});

it('two lists share the highlight, and each removes only its own ranges', async () => {
  const one = await render(<Example text="Fire" searchTerms={inText('fire')} />);
  const other = await render(<Example text="Ice" searchTerms={inText('ice')} />);
  expect(marked()).toEqual(['Fire', 'Ice']);
  await one.rerender(<Example text="Fire" searchTerms={inText('ir')} />);
  expect(new Set(marked())).toEqual(new Set(['ir', 'Ice']));
  await one.unmount();
  expect(marked()).toEqual(['Ice']);
  await other.unmount();
});

it('a term is marked only in its own field', async () => {
  const searchTerms = [
    { field: 'Name', value: 'fire' },
    { field: 'Text', value: 'ice' },
    { field: 'Text', value: 'and' },
    { field: 'Colour', value: 'fire' },
  ];
  const screen = await render(<Example text="Fire and ice" searchTerms={searchTerms} />);
  const places = [...(CSS.highlights.get('search-match') ?? [])].map(({ startContainer, startOffset }) => [
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

it.each([1_000, 4_000])('walks once through %d pieces of a text, however many match', async (count) => {
  function Pieces() {
    const root = useRef<HTMLDivElement>(null);
    useSearchHighlights(root, inText('fire'));
    return (
      <div ref={root}>
        <p data-searchable="Text">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change.
            <bdi key={index}>fire </bdi>
          ))}
        </p>
      </div>
    );
  }
  const length = vi.spyOn(CharacterData.prototype, 'length', 'get');
  const screen = await render(<Pieces />);
  const reads = length.mock.calls.length;
  vi.restoreAllMocks();
  expect(marked('BDI')).toHaveLength(count);
  expect(reads).toBeLessThanOrEqual(2 * count);
  await screen.unmount();
});

it('marks a match that a term in the text divides', async () => {
  function Divided() {
    const root = useRef<HTMLDivElement>(null);
    useSearchHighlights(root, inText('the feint', 'cut.'));
    return (
      <div ref={root}>
        <p data-searchable="Text">
          You learn the{' '}
          <button type="button">
            <bdi>Feint Cut</bdi>
          </button>
          .
        </p>
      </div>
    );
  }
  const screen = await render(<Divided />);
  const ranges = [...(CSS.highlights.get('search-match') ?? [])].map(
    ({ startContainer, startOffset, endContainer, endOffset }) => {
      const range = document.createRange();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      return range.toString();
    },
  );
  expect(ranges).toEqual(['the Feint', 'Cut.']);
  await screen.unmount();
});
