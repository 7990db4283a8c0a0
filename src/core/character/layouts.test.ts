import { describe, expect, it } from 'vitest';
import { aSheet } from '../../testing/sheets.ts';
import { resetLayouts, saveLayout } from './layouts.ts';

const notes = { i: 'notes', x: 1, y: 2, w: 3, h: 4 };

describe('a layout', () => {
  it('is saved for its breakpoint', () => {
    const wide = saveLayout(aSheet(), 'xl', [notes]);
    const both = saveLayout(wide, 'xs', [{ ...notes, x: 0 }]);
    expect(both).toEqual(
      aSheet({
        layouts: new Map([
          ['xl', [notes]],
          ['xs', [{ ...notes, x: 0 }]],
        ]),
      }),
    );
    expect(saveLayout(both, 'xl', []).layouts.get('xl')).toEqual([]);
  });

  it('keeps tiles inside the grid, without fields of the library', () => {
    const tile = { ...notes, y: Number.POSITIVE_INFINITY, w: 0, moved: true };
    expect(saveLayout(aSheet(), 'xl', [tile]).layouts.get('xl')).toEqual([
      { i: 'notes', x: 1, y: 1000, w: 1, h: 4 },
    ]);
  });
});

describe('a reset', () => {
  it('saves an empty layout', () => {
    expect(resetLayouts(saveLayout(aSheet(), 'xl', [notes]))).toEqual(aSheet());
    const sheet = aSheet();
    expect(resetLayouts(sheet)).toBe(sheet);
  });
});
