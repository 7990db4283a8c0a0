import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { aPackJson, aSkill, aTalent, CONSTANTS } from '../src/testing/packs.ts';
import { main } from './check-pack.ts';
import { toolTest } from './tool-test.ts';

const { folder, file, run: check } = toolTest(main);

const game = file(
  'game.json',
  aPackJson({ name: 'Game', constants: CONSTANTS, talents: [aTalent('Parry')] }),
);
const addition = file('addition.json', aPackJson({ talents: [aTalent('Riposte', { upgrades: 'Parry' })] }));

describe('tabard-check', () => {
  it('returns 0 without findings', async () => {
    expect(await check(game)).toEqual({ code: 0, printed: [], errors: ['0 findings.'] });
  });

  it('returns 1 and prints the entry, path, message and advice of each finding', async () => {
    expect(await check(addition)).toEqual({
      code: 1,
      printed: [
        'Riposte: upgrades ($.talents[0].upgrades): No talent "Parry" is defined. Define it or remove it; where another pack defines it, check the two together.',
        expect.stringMatching(/^constants \(\$\.constants\): No pack gives ACCESSORIES_COUNT, /u),
      ],
      errors: ['2 findings.'],
    });
  });

  it('looks up names in the packs given with --with', async () => {
    expect(await check(addition, '--with', game)).toMatchObject({ code: 0, printed: [] });
    expect(await check('--with', game, addition)).toMatchObject({ code: 0, printed: [] });
    const skills = file('skills.json', [aPackJson({ name: 'Skills', skills: [aSkill('Blades')] })]);
    expect(await check(addition, '--with', skills, '--with', game)).toMatchObject({ code: 0 });
  });

  it('reads a list of packs, each loaded after those before it', async () => {
    const list = file('list.json', [
      aPackJson({ name: 'Game', constants: CONSTANTS, talents: [aTalent('Parry')] }),
      aPackJson({
        talents: [aTalent('Riposte', { upgrades: 'Parry' }), aTalent('Feint', { upgrades: 'X' })],
      }),
    ]);
    expect(await check(list)).toMatchObject({
      code: 1,
      printed: [
        'Feint: upgrades ($[1].talents[1].upgrades): No talent "X" is defined. Define it or remove it.',
      ],
      errors: ['1 finding.'],
    });
  });

  it('prints why a pack is refused', async () => {
    expect(await check(file('refused.json', { ...aPackJson(), version: 0 }))).toMatchObject({
      code: 1,
      printed: ['version ($.version): The version must be above 0. The pack is refused until this is fixed.'],
    });
  });

  it('prints a finding on one line, even if a name contains control characters', async () => {
    const odd = aPackJson({
      actions: { actions: [{ name: 'A', description: '', tags: [], effects: [{ kind: '\u001b[31m\n' }] }] },
    });
    const { printed } = await check(file('odd.json', odd));
    expect(printed.join('')).not.toMatch(/\p{Cc}/u);
    expect(printed[0]).toContain('\\u001b[31m\\u000a');
  });

  it.each([
    ['missing.json', undefined, 'The file could not be opened.'],
    ['empty.json', '', 'The file is empty.'],
    ['text.json', '{"name": }', 'The file is not JSON: see line 1, column 10.'],
    [
      'twice.json',
      '{"name": 1, "name": 2}',
      'The file names “name” twice in one place: see line 1, column 13.',
    ],
    ['latin1.json', Buffer.from([0x22, 0xe4, 0x22]), 'The file could not be read as text in UTF-8.'],
  ])('returns 2 if %s cannot be read', async (name, content, problem) => {
    const path = content === undefined ? join(folder, name) : file(name, content);
    const refused = { code: 2, printed: [], errors: [`${path}: ${problem}`] };
    expect(await check(path)).toEqual(refused);
    expect(await check(game, '--with', path)).toEqual(refused);
  });

  it('returns 2 if a file given with --with is not a pack', async () => {
    const path = file('none.json', {});
    expect(await check(game, '--with', path)).toEqual({
      code: 2,
      printed: [],
      errors: [`${path}: This is no valid pack. Check it by itself first.`],
    });
  });

  it('ignores a byte-order mark', async () => {
    expect(
      await check(file('bom.json', `\ufeff${JSON.stringify(aPackJson({ constants: CONSTANTS }))}`)),
    ).toMatchObject({
      code: 0,
    });
  });

  it.each([[[]], [['--with']], [[game, '--with']], [[game, addition]], [['--help']], [['--with', game]]])(
    'prints its usage for the arguments %j',
    async (parameters) => {
      const { code, errors } = await check(...parameters);
      expect(code).toBe(2);
      expect(errors.join('\n')).toMatch(/^Usage: tabard-check PACK\.json/u);
    },
  );

  it('runs as a program', async () => {
    const program = fileURLToPath(new URL('check-pack.mjs', import.meta.url));
    const ended = promisify(execFile)(process.execPath, [program, addition], { cwd: folder });
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('No talent "Parry"'),
    });
    const clean = promisify(execFile)(process.execPath, [program, addition, '--with', game], { cwd: folder });
    await expect(clean).resolves.toMatchObject({ stdout: '' });
  });
});
