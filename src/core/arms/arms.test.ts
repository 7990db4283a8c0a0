import { describe, expect, it } from 'vitest';
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

describe('arms generated from a name', () => {
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
