import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { VirtualList } from './virtual-list.tsx';
import '../base.css';

const entries = (count: number) => Array.from({ length: count }, (_, index) => `Entry ${index + 1}`);

function Example({ count }: { count: number }) {
  return (
    <VirtualList
      label="Entries"
      items={entries(count)}
      itemKey={(entry) => entry}
      estimateHeight={60}
      renderItem={(entry) => <p style={{ height: 60 }}>{entry}</p>}
    />
  );
}

it('a short list renders all items', async () => {
  const screen = await render(<Example count={150} />);
  await expect.element(screen.getByRole('list', { name: 'Entries' })).toBeInTheDocument();
  expect(screen.getByRole('listitem').elements()).toHaveLength(150);
});

it('a long list renders only the items in view, and scrolling renders the rest', async () => {
  const screen = await render(<Example count={5000} />);
  await expect.element(screen.getByText('Entry 1', { exact: true })).toBeVisible();
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(60);
  const first = screen.getByRole('listitem').first();
  await expect.element(first).toHaveAttribute('aria-setsize', '5000');
  await expect.element(first).toHaveAttribute('aria-posinset', '1');

  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(screen.getByText('Entry 5000', { exact: true })).toBeVisible();
  expect(screen.getByText('Entry 1', { exact: true }).query()).toBeNull();
  window.scrollTo(0, 0);
  await expect.element(screen.getByText('Entry 1', { exact: true })).toBeVisible();
});

function Entry({ entry, onMount }: { entry: string; onMount: (entry: string) => void }) {
  useEffect(() => onMount(entry), [entry, onMount]);
  return <p style={{ height: 60 }}>{entry}</p>;
}

it.each([
  ['short', 8],
  ['long', 400],
])('a %s list has as many columns as fit, and mounts no item twice', async (_length, count) => {
  const mounted: string[] = [];
  const onMount = (entry: string) => {
    mounted.push(entry);
  };
  const screen = await render(
    <div style={{ width: 700 }}>
      <VirtualList
        label="Entries"
        items={entries(count)}
        itemKey={(entry) => entry}
        estimateHeight={60}
        minColumnWidth={18.75}
        renderItem={(entry) => <Entry entry={entry} onMount={onMount} />}
      />
    </div>,
  );
  const boxes = ['Entry 1', 'Entry 2', 'Entry 3'].map((name) =>
    screen.getByText(name, { exact: true }).element().getBoundingClientRect(),
  );
  const [first, second, third] = boxes;
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThan(first?.right ?? Number.NaN);
  expect(third?.top).toBeGreaterThan(first?.bottom ?? Number.NaN);
  expect(third?.left).toBe(first?.left);
  expect(mounted.filter((entry) => entry === 'Entry 2')).toHaveLength(1);
});

it.each([
  [1, 480],
  [2, 474],
])('where items share a row, %d of them are %d px wide', async (count, width) => {
  const screen = await render(
    <div style={{ width: 1000 }}>
      <VirtualList
        label="Entries"
        items={entries(count)}
        itemKey={(entry) => entry}
        estimateHeight={60}
        minColumnWidth={20}
        isShared
        renderItem={(entry) => <p>{entry}</p>}
      />
    </div>,
  );
  expect(screen.getByText('Entry 1', { exact: true }).element().getBoundingClientRect().width).toBe(width);
});

it('a long list prints all items', async () => {
  const screen = await render(<Example count={400} />);
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(60);
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByRole('listitem').elements()).toHaveLength(400);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBeLessThan(60);
});

it('a hidden long list is not rendered for print', async () => {
  const screen = await render(
    <div style={{ contentVisibility: 'hidden' }}>
      <Example count={400} />
    </div>,
  );
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.container.querySelectorAll('[role=listitem]').length).toBeLessThan(60);
  window.dispatchEvent(new Event('afterprint'));
});

it('items in view update immediately, and the overscan follows', async () => {
  const texts = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent);
  const list = (word: string) => (
    <VirtualList
      label="Entries"
      items={Array.from({ length: 400 }, (_, index) => `${word} ${index}`)}
      itemKey={(_entry, place) => `${place}`}
      estimateHeight={300}
      renderItem={(entry) => <div style={{ height: 300 }}>{entry}</div>}
    />
  );
  const screen = await render(list('Before'));
  const many = texts().length;
  await screen.rerender(list('After'));
  await expect.poll(texts).toEqual(Array.from({ length: many }, (_, index) => `After ${index}`));
});
