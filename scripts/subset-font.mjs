import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts Alegreya down to the glyphs of titles and flavour text, and writes it to src/ui/fonts/. Run it with
 * `node scripts/subset-font.mjs` after an update of the font. The unicode-range of each face is in
 * src/ui/fonts/fonts.css.
 */
const SOURCE = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/alegreya/package.json'));
const TARGET = fileURLToPath(new URL('../src/ui/fonts/', import.meta.url));

/** In bytes, all faces together. */
const MAX_TOTAL = 40_000;

/** @param {number} first @param {number} last */
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const ASCII = between(0x20, 0x7e);
const PUNCTUATION = '\u00a0\u00ab\u00b7\u00bb–—‘’‚“”„…′″−×';
const WESTERN = `${between(0xc0, 0xff)}ŒœŸß¡¿`;
const CENTRAL = `${between(0x100, 0x11b)}${between(0x11e, 0x11f)}${between(0x12a, 0x131)}${between(0x139, 0x144)}${between(0x147, 0x148)}${between(0x150, 0x15b)}${between(0x15e, 0x165)}${between(0x16a, 0x173)}${between(0x178, 0x17e)}ȘșȚț`;

const FACES = [
  {
    style: 'normal',
    weight: 700,
    from: 'latin',
    text: ASCII + PUNCTUATION + WESTERN,
    file: 'alegreya-bold.woff2',
  },
  { style: 'normal', weight: 700, from: 'latin-ext', text: CENTRAL, file: 'alegreya-bold-extended.woff2' },
  { style: 'italic', weight: 400, from: 'latin', text: ASCII + PUNCTUATION, file: 'alegreya-italic.woff2' },
];

let total = 0;
for (const { style, weight, from, text, file } of FACES) {
  const original = await readFile(join(SOURCE, 'files', `alegreya-${from}-wght-${style}.woff2`));
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'mark', 'ccmp', 'locl'],
    noHinting: true,
  });
  await writeFile(join(TARGET, file), subset);
  total += subset.length;
  console.log(`${file}: ${subset.length} bytes`);
}
await writeFile(join(TARGET, 'OFL.txt'), await readFile(join(SOURCE, 'LICENSE')));
console.log(`total: ${total} bytes of at most ${MAX_TOTAL}`);
if (total > MAX_TOTAL) process.exitCode = 1;
