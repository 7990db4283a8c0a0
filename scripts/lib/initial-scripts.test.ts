import { describe, expect, it } from 'vitest';
import {
  checkScreenSizes,
  listInitialScripts,
  listScreenScripts,
  readScreenLimits,
} from './initial-scripts.mjs';

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_react-1.js'] },
  '_react-1.js': { file: 'assets/react-1.js', imports: ['_base-1.js'] },
  '_base-1.js': { file: 'assets/base-1.js' },
  'src/features/combat/combat-page.tsx': {
    file: 'assets/combat-1.js',
    isDynamicEntry: true,
    imports: ['_base-1.js'],
  },
  'public/icon.svg': { file: 'assets/icon-1.svg' },
};

describe('listInitialScripts', () => {
  it('lists what index.html names and everything that imports, each once', () => {
    expect(listInitialScripts(manifest, '<script src="/base/assets/index-1.js"></script>')).toEqual([
      'assets/base-1.js',
      'assets/index-1.js',
      'assets/react-1.js',
    ]);
  });

  it('includes a chunk that index.html preloads', () => {
    const html =
      '<script src="/assets/index-1.js"></script><link rel="modulepreload" href="/assets/combat-1.js">';
    expect(listInitialScripts(manifest, html)).toContain('assets/combat-1.js');
  });

  it('throws for a page without a script', () => {
    expect(() => listInitialScripts({}, '<p></p>')).toThrow('no script');
  });
});

const WITH_SCREEN = {
  'index.html': {
    file: 'assets/first.js',
    dynamicImports: [
      'src/features/sheet/sheet-page.tsx',
      'src/features/home/home-details.tsx',
      'src/app/shell/tools.tsx',
    ],
  },
  '_game.js': { file: 'assets/game.js', name: 'game', imports: ['index.html'] },
  '_dialog.js': { file: 'assets/dialog.js', imports: ['index.html'] },
  'src/features/sheet/sheet-page.tsx': {
    file: 'assets/sheet.js',
    isDynamicEntry: true,
    imports: ['_game.js', '_dialog.js'],
  },
  'src/features/home/home-details.tsx': { file: 'assets/details.js', isDynamicEntry: true },
  'src/features/sheet/dialog.tsx': { file: 'assets/sheet-dialog.js', isDynamicEntry: true },
  'src/app/shell/tools.tsx': { file: 'assets/tools.js', isDynamicEntry: true },
};

const PAGE = '| screen | kB |\n| --- | --: |\n| `src/features/sheet/sheet-page.tsx` | 12.5 |\n';
const SHEET = 'src/features/sheet/sheet-page.tsx';

describe('listScreenScripts', () => {
  it('lists what each screen needs besides the first load and the game', () => {
    expect(listScreenScripts(WITH_SCREEN, ['assets/first.js'])).toEqual(
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
