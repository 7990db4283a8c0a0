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
    ['\u{1F642}\u200D\u2194\uFE0F', '\u{1F642}\u200D\u2194\uFE0F.json'],
    [
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}.json',
    ],
    ['A\u{E0067}\u{E0062}\u{E007F}ria', 'A_ria.json'],
    ['می‌خواهم', 'می‌خواهم.json'],
    ['\u200dAria\u200d\u200d!', 'Aria_!.json'],
    ['\u202egnp.exe', '_gnp.exe.json'],
    ['Дракон 🐉', 'Дракон 🐉.json'],
  ])('turns %j into the file name %j', (name, file) => {
    expect(jsonFileName(name)).toBe(file);
  });

  // Quadratic time would be many minutes.
  it.each([
    ['spaces and points', `x${' '.repeat(1_000_000)}x${'.'.repeat(1_000_000)}x`, 'x.json'],
    ['combining marks', `x${'\u0301\u0316'.repeat(1_000_000)}`, `x${'\u0316'.repeat(119)}.json`],
    ['emoji, one of them cut', `.${'🐉'.repeat(1_000_000)}`, `${'🐉'.repeat(60)}.json`],
  ])('takes time linear in the length of a name of %s', (_, name, file) => {
    expect(jsonFileName(name)).toBe(file);
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
