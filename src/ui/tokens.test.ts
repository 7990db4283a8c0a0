import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Linear = readonly [red: number, green: number, blue: number];
type Colour = { rgb: Linear; alpha: number };
type Theme = 'light' | 'dark';

const SOURCE = join(import.meta.dirname, '..');
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const screenTokens = css.slice(0, css.indexOf('@media print'));

/** OKLCH to linear sRGB, by the matrices of CSS Color 4. */
function parseColour(text: string): Colour {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text.trim());
  if (!match) throw new Error(`not an oklch() colour: ${text}`);
  const [lightness, chroma, hue] = match.slice(1, 4).map(Number) as [number, number, number];
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  return {
    rgb: [
      within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    ],
    alpha: Number(match[4] ?? 1),
  };
}

function readColours(): ReadonlyMap<string, Record<Theme, Colour>> {
  const found = [
    ...screenTokens.matchAll(/^\s+(--[\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\);$/gm),
  ];
  return new Map(
    found.map(([, name = '', light = '', dark = '']) => [
      name.slice(2),
      { light: parseColour(light), dark: parseColour(dark) },
    ]),
  );
}

const colours = readColours();

function colour(name: string, theme: Theme): Colour {
  const both = colours.get(name);
  if (!both) throw new Error(`no colour --${name} in tokens.css`);
  return both[theme];
}

const encode = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
const decode = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Blends a colour with an opaque background; browsers blend the encoded channels. */
function over(top: Colour, ground: Colour): Colour {
  const [red, green, blue] = top.rgb.map((channel, index) =>
    decode(encode(channel) * top.alpha + encode(ground.rgb[index] ?? 0) * (1 - top.alpha)),
  ) as [number, number, number];
  return { rgb: [red, green, blue], alpha: 1 };
}

function luminance({ rgb: [red, green, blue] }: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast of two token names; `a/b` is a on b. */
function contrast(one: string, other: string, theme: Theme): number {
  const seen = (names: string) =>
    names
      .split('/')
      .map((name) => colour(name, theme))
      .reduceRight((ground, top) => over(top, ground));
  const [darker = 0, lighter = 0] = [luminance(seen(one)), luminance(seen(other))].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['paper', 'surface', 'raised'];
const TONES = ['life', 'energy', 'accent', 'pinnacle'];

const TEXT: (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-quiet', 'link', ...TONES].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ['ink', 'sunken'],
  ['ink-quiet', 'sunken'],
  ['ink', 'wash/paper'],
  ['ink', 'wash/surface'],
  ['ink', 'wash/raised'],
  ...TONES.map((tone) => [tone, `${tone}-tint`] as const),
  ...TONES.map((tone) => ['ink', `${tone}-tint`] as const),
  ['paper', 'ink'],
  ['paper', 'ink-strong'],
  ['on-accent', 'accent-field'],
  ['on-life', 'life-deep'],
];

const CONTROLS: (readonly [mark: string, ground: string])[] = [
  ...['edge', 'link', 'life-field', 'energy-field', 'accent-edge', 'pinnacle-field'].flatMap((mark) =>
    [...GROUNDS, 'sunken'].map((ground) => [mark, ground] as const),
  ),
  ['on-accent', 'accent-field'],
  ...['or', 'argent'].flatMap((metal) =>
    ['gules', 'azure', 'vert', 'purpure', 'sable'].map((ground) => [metal, ground] as const),
  ),
  ...GROUNDS.map((ground) => ['coat-edge', ground] as const),
];

describe.each(['light', 'dark'] as const)('colours, %s', (theme) => {
  it.each(TEXT)('text: %s on %s is at least 7:1', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(7);
  });

  it.each(CONTROLS)('controls: %s on %s is at least 3:1', (mark, ground) => {
    expect(contrast(mark, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 for black on white, and 4.54 for #767676 on white', () => {
    const white: Colour = { rgb: [1, 1, 1], alpha: 1 };
    expect((luminance(white) + 0.05) / 0.05).toBeCloseTo(21);
    const grey = decode(0x76 / 255);
    expect((luminance(white) + 0.05) / (luminance({ rgb: [grey, grey, grey], alpha: 1 }) + 0.05)).toBeCloseTo(
      4.54,
      2,
    );
  });

  it('converts a colour as browsers do', () => {
    const [red, green, blue] = parseColour('oklch(0.628 0.2577 29.23)').rgb;
    expect([red, green, blue].map((channel) => Math.round(encode(channel) * 255))).toEqual([255, 0, 0]);
  });
});

describe('tokens.css', () => {
  it('names every colour for both themes', () => {
    const lines = screenTokens.split('\n').filter((line) => /^\s+--[\w-]+: .*oklch/.test(line));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !line.includes('light-dark(') && !line.includes('shadow'))).toEqual([]);
  });

  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && basename(path) !== 'tokens.css' && basename(path) !== 'fonts.css',
  );

  it('is the only style sheet that names a colour, a shadow or a font size', () => {
    const strays = sheets.flatMap((path) =>
      readFileSync(join(SOURCE, path), 'utf8')
        .replaceAll(/\(\n\s*/g, '(')
        .split('\n')
        .filter(
          (line) =>
            /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i.test(line) ||
            /box-shadow:(?!\s*(?:var\(--shadow|none|inset))/.test(line) ||
            /font-size:(?!\s*(?:(?:clamp|min|max)\()?(?:var\(--text|inherit|[\d.]+em|0;))/.test(line),
        )
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(sheets.length).toBeGreaterThan(20);
    expect(strays).toEqual([]);
  });

  it('has no breakpoint in px, so that large text gets a layout that fits it', () => {
    const inPixels = ['ui/tokens.css', ...sheets].filter((path) =>
      /@media[^{]*\d+px/.test(readFileSync(join(SOURCE, path), 'utf8')),
    );
    expect(inPixels).toEqual([]);
  });

  it('names every custom property that a style sheet of ui/ reads without a fallback', () => {
    const named = new Set([...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    const unknown = sheets
      .filter((path) => path.startsWith('ui'))
      .flatMap((path) => {
        const text = readFileSync(join(SOURCE, path), 'utf8');
        const own = new Set([...text.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
        return [...text.matchAll(/var\((--[\w-]+)\)/g)]
          .map((match) => match[1])
          .filter((name) => !named.has(name) && !own.has(name))
          .map((name) => `${path}: ${name}`);
      });
    // Set by a component through `style`, or by Base UI on its popups.
    const fromScript =
      /--(?:filled|digits|fall|pips|anchor-width|available-(?:width|height)|transform-origin)$/;
    expect(unknown.filter((entry) => !fromScript.test(entry))).toEqual([]);
  });
});

describe('the scroll padding of the page', () => {
  const paddings = [...css.matchAll(/^ *scroll-padding-block[\w-]*: (.+);$/gm)].map(
    ([, value = '']) => value,
  );

  it('has no variable, with which a script that changes it would restyle the whole page', () => {
    expect(paddings).toHaveLength(3);
    expect(paddings.filter((value) => value.includes('var('))).toEqual([]);
  });

  it('is as high as the bars', () => {
    const inset = (edge: string) => `env(safe-area-inset-${edge}, 0px)`;
    const barHeight = /--bar-height: (.+);/.exec(css)?.[1]?.replace('var(--inset-top)', inset('top'));
    const bottomBar = /--bottom-bar: (calc.+);/
      .exec(css)?.[1]
      ?.replace('var(--inset-bottom)', inset('bottom'));
    expect(paddings).toEqual([`${barHeight} 0px`, '0px', bottomBar]);
  });
});

describe('motion', () => {
  /**
   * Properties whose change lays out nothing. The colour is that of the page's gutter, which dims with its
   * backdrop; the background is that of a slider, which has one layer only.
   */
  const ALLOWED = [
    ...['opacity', 'transform', 'translate', 'rotate', 'scale', 'overlay', 'display', 'none'],
    ...['visibility', 'pointer-events', 'background-color', 'background-size'],
  ];
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const animated = sheets.flatMap((path) => {
    const text = readFileSync(join(SOURCE, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const transitions = [...text.matchAll(/transition(?:-property)?:([^;]+);/g)].flatMap(([, value = '']) =>
      value.split(',').map((each) => each.trim().split(/\s+/)[0] ?? ''),
    );
    const frames = [...text.matchAll(/@keyframes [\w-]+ \{(?:[^{}]*\{([^}]*)\})+\s*\}/g)].flatMap(([all]) =>
      [...all.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
    );
    return [...transitions, ...frames].map((property) => ({ path, property }));
  });

  it('changes no property that lays out the page', () => {
    expect(animated.length).toBeGreaterThan(30);
    expect(animated.filter(({ property }) => !ALLOWED.includes(property))).toEqual([]);
  });

  it('paints the background of the page and of sliders only', () => {
    const painted = animated.filter(({ property }) => property.startsWith('background'));
    const paths = painted.map(({ path }) => path).sort();
    expect(paths).toEqual([join('ui', 'base.css'), join('ui', 'fields', 'slider-field.module.css')]);
  });
});

describe('fonts', () => {
  it('weigh at most 40 kB together', () => {
    const files = readdirSync(join(import.meta.dirname, 'fonts')).filter((file) => file.endsWith('.woff2'));
    const total = files.reduce(
      (sum, file) => sum + statSync(join(import.meta.dirname, 'fonts', file)).size,
      0,
    );
    expect(files).toHaveLength(3);
    expect(total).toBeLessThanOrEqual(40_000);
  });
});
