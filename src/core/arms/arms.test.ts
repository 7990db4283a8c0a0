import { describe, expect, it } from 'vitest';
import {
  type Arms,
  armsFromNumbers,
  CHARGES,
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
