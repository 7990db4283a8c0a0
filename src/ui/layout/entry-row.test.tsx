import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { EntryRow } from './entry-row.tsx';

const boxOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();

it('in rows as high as each other the words begin at the top, and what is below them follows', async () => {
  await render(
    <div style={{ display: 'grid', gridTemplateColumns: '20rem 20rem' }}>
      <EntryRow title="Rope" meta="Weight 2" figure="3" button={<button type="button">Add</button>} />
      <EntryRow title="Lamp" effect={<span style={{ display: 'block', height: '9rem' }}>Light</span>} />
      <EntryRow title="Vial" meta="Weight 1">
        Broken
      </EntryRow>
      <EntryRow title="Jar" effect={<span style={{ display: 'block', height: '9rem' }}>Fire</span>} />
    </div>,
  );
  const gaps = [
    ['Rope', 'Weight 2'],
    ['Lamp', 'Light'],
    ['Vial', 'Weight 1'],
  ].map(([title = '', text = '']) => boxOf(text).top - boxOf(title).bottom);
  expect(new Set(gaps.map(Math.round))).toEqual(new Set([4]));
  expect(boxOf('Rope').top).toBe(boxOf('Lamp').top);
  expect(boxOf('Broken').top - boxOf('Weight 1').bottom).toBeLessThanOrEqual(4);
});
