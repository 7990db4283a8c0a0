import { describe, expect, it } from 'vitest';
import { listInitialScripts } from './initial-scripts.mjs';

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
