import { describe, expect, it } from 'vitest';
import { checkScreenSizes, listScreenScripts, readScreenLimits } from './screen-sizes.mjs';

const MANIFEST = {
  'index.html': { file: 'assets/first.js' },
  '_game.js': { file: 'assets/game.js', name: 'game', imports: ['index.html'] },
  '_dialog.js': { file: 'assets/dialog.js', imports: ['index.html'] },
  'src/features/sheet/sheet-page.tsx': {
    file: 'assets/sheet.js',
    isDynamicEntry: true,
    imports: ['_game.js', '_dialog.js'],
  },
  'src/app/shell/tools.tsx': { file: 'assets/tools.js', isDynamicEntry: true },
};

const PAGE = '| screen | kB |\n| --- | --: |\n| `src/features/sheet/sheet-page.tsx` | 12.5 |\n';
const SHEET = 'src/features/sheet/sheet-page.tsx';

describe('listScreenScripts', () => {
  it('lists what each screen needs besides the first load and the game', () => {
    expect(listScreenScripts(MANIFEST, ['assets/first.js'])).toEqual(
      new Map([[SHEET, ['assets/sheet.js', 'assets/dialog.js']]]),
    );
  });
});

describe('checkScreenSizes', () => {
  const limits = readScreenLimits(PAGE);

  it('accepts a screen within its limit', () => {
    expect(() => checkScreenSizes(new Map([[SHEET, 12_500]]), limits)).not.toThrow();
  });

  it('throws for a screen above its limit', () => {
    expect(() => checkScreenSizes(new Map([[SHEET, 12_501]]), limits)).toThrow('12.5 kB');
  });

  it('throws for a screen without a limit, and for a limit without a screen', () => {
    expect(() => checkScreenSizes(new Map([['src/features/x/x.tsx', 1]]), limits)).toThrow(
      /x\.tsx is missing.*\n.*sheet-page\.tsx is in/u,
    );
  });
});
