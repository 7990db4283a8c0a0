import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { normaliseName } from '../lib/normalise-name.ts';
import {
  type Arms,
  armsFromNumbers,
  armsOf,
  CHARGES,
  chooseArms,
  contrastsOf,
  DIVISIONS,
  generateArms,
  parseArms,
  serializeArms,
  TINCTURES,
} from './arms.ts';

const METALS = ['or', 'argent'];
const NAMES = Array.from({ length: 10_000 }, (_, index) => `Character ${index}`);
const isMetal = (tincture: string) => METALS.includes(tincture);

/** Any text, of any script, also with marks and halves of characters. */
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('a', 'Z', 'é', 'ſ', 'İ', 'ﬁ', '\u0301', '\ud800', ' ', '\u00a0'),
    maxLength: 12,
  }),
);
/** Spaces around a name, which do not tell two names apart. */
const anySpace = fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0', '\u2003'), maxLength: 3 });

describe('arms generated from a name', () => {
  it.prop([anyName, anySpace, anySpace], { numRuns: 10_000 })(
    'have contrasting tinctures and parts that can be drawn, and are the same for an equal name',
    (name, before, after) => {
      const arms = generateArms(name);
      const text = serializeArms(arms);
      expect({
        metals: [arms.field, arms.contrast].filter(isMetal).length,
        read: parseArms(text),
        spaced: serializeArms(generateArms(before + name + after)),
        normalised: serializeArms(generateArms(normaliseName(name))),
      }).toEqual({ metals: 1, read: arms, spaced: text, normalised: text });
    },
  );

  it('have at least 24 charges and 8 divisions', () => {
    expect(new Set(CHARGES).size).toBeGreaterThanOrEqual(24);
    expect(new Set(DIVISIONS).size).toBeGreaterThanOrEqual(8);
  });

  it('set a metal against a colour, and use every division, tincture and charge', () => {
    const all = NAMES.map(generateArms);
    const alike = all.filter(({ field, contrast }) => isMetal(field) === isMetal(contrast));
    expect(alike).toEqual([]);
    const used = (part: (arms: Arms) => string) => [...new Set(all.map(part))].sort();
    expect(used(({ division }) => division)).toEqual([...DIVISIONS].sort());
    expect(used(({ field }) => field)).toEqual([...TINCTURES].sort());
    expect(used(({ contrast }) => contrast)).toEqual([...TINCTURES].sort());
    expect(used(({ charge }) => charge)).toEqual([...CHARGES].sort());
  });

  it('differ between most names', () => {
    const counts = new Map<string, number>();
    for (const name of NAMES) {
      const arms = serializeArms(generateArms(name));
      counts.set(arms, (counts.get(arms) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(5_000);
    expect(Math.max(...counts.values())).toBeLessThan(12);
  });

  it.each([
    ['Ilse Wren', '  ilse   WREN '],
    ['ﬁn', 'FIN'],
    ['Ａｒｉａ', 'aria'],
  ])('are equal for %s and %s', (name, other) => {
    expect(generateArms(other)).toEqual(generateArms(name));
  });

  it.each(['', '__proto__', '🗡️ Blade', 'שחר', 'x'.repeat(200), '\ud800'])('exist for the name %j', (name) => {
    expect(parseArms(serializeArms(generateArms(name)))).toEqual(generateArms(name));
  });

  it('stay the same in every version of the app', () => {
    expect(serializeArms(generateArms('Ilse Wren'))).toBe('flanches gules or lantern');
    expect(serializeArms(generateArms('Odda Harrow'))).toBe('plain azure or hammer');
  });
});

it('takes numbers at both ends of their range', () => {
  for (const number of [0, 0.999_999_999, 1]) {
    const { field, contrast } = armsFromNumbers(() => number);
    expect(contrastsOf(field)).toContain(contrast);
  }
});

describe('chosen arms', () => {
  const ARMS: Arms = { division: 'pale', field: 'or', contrast: 'azure', charge: 'owl' };

  it('replace the generated ones of an equal name, until they are taken away', () => {
    const chosen = chooseArms([], '__proto__', ARMS);
    expect(chosen).toEqual([{ name: '__proto__', arms: 'pale or azure owl' }]);
    expect(armsOf(' __PROTO__ ', chosen)).toEqual(ARMS);
    expect(armsOf('constructor', chosen)).toEqual(generateArms('constructor'));
    expect(chooseArms(chosen, '__Proto__', undefined)).toEqual([]);
  });

  it('are kept but not shown where this version does not know them', () => {
    const later = [{ name: 'aria', arms: 'wavy or azure dragon' }];
    expect(armsOf('Aria', later)).toEqual(generateArms('Aria'));
    expect(chooseArms(later, 'Bertram', ARMS)).toEqual([
      ...later,
      { name: 'bertram', arms: 'pale or azure owl' },
    ]);
  });
});

describe('stored arms', () => {
  it.each([
    ['nothing', ''],
    ['an unknown division', 'wavy or azure star'],
    ['an unknown charge', 'plain or azure spoon'],
    ['two metals', 'plain or argent star'],
    ['two colours', 'plain azure gules star'],
    ['a fifth word', 'plain or azure star x'],
    ['other spaces', ' plain or azure star'],
  ])('are not read where they are %s', (_, text) => {
    expect(parseArms(text)).toBeUndefined();
  });
});
