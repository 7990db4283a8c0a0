import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFileName } from './download.ts';

describe('jsonFileName', () => {
  it.each([
    ['Aria', 'Aria.json'],
    ['a/b\\c:d', 'a_b_c_d.json'],
    ['..', 'download.json'],
    ['', 'download.json'],
    ['CON', '_CON.json'],
    ['lpt9', '_lpt9.json'],
    ['Com¹', '_Com¹.json'],
    ['conin$', '_conin$.json'],
    ['CONOUT$', '_CONOUT$.json'],
    ['con.old', '_con.old.json'],
    ['Conan', 'Conan.json'],
    ['👩‍🚒 and 🏳️‍🌈', '👩‍🚒 and 🏳️‍🌈.json'],
    ['👩🏽‍🚒', '👩🏽‍🚒.json'],
    ['می‌خواهم', 'می‌خواهم.json'],
    ['\u200dAria\u200d\u200d!', 'Aria_!.json'],
    ['\u202egnp.exe', '_gnp.exe.json'],
    ['Дракон 🐉', 'Дракон 🐉.json'],
  ])('turns %j into the file name %j', (name, file) => {
    expect(jsonFileName(name)).toBe(file);
  });

  it('takes time linear in the length of the name', () => {
    const runs = (length: number) => `x${' '.repeat(length)}x${'.'.repeat(length)}x`;
    const start = performance.now();
    expect(jsonFileName(runs(1_000_000))).toBe('x.json');
    // Quadratic time would be hours.
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('is accepted by every operating system', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = jsonFileName(name);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that must not occur
        expect(file).toMatch(/^[^\u0000-\u001f<>:"/\\|?*]{1,130}\.json$/u);
        expect(file).not.toMatch(/^[.\s]/);
        expect(file).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
