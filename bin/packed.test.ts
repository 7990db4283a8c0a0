import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { npm, run } from '../scripts/lib/program.mjs';
import { anItem, aPackJson } from '../src/testing/packs.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-packed-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a packed Tabard', () => {
  it('brings its tools to an empty folder without the network', async () => {
    expect(await run(npm('pack', '--offline', '--pack-destination', folder))).toMatchObject({ code: 0 });
    const tarball = join(folder, readdirSync(folder)[0] ?? '');
    const home = join(folder, 'home');
    mkdirSync(home);
    writeFileSync(join(home, 'package.json'), '{}');
    const inHome = (...parameters: readonly string[]) => run(npm(...parameters), { folder: home });
    expect(await inHome('install', '--offline', '--no-audit', '--no-fund', tarball)).toMatchObject({
      code: 0,
    });
    for (const [name, cost] of Object.entries({ old: 3, new: -5 })) {
      const pack = aPackJson({ items: [anItem('Ladle', { cost })] });
      writeFileSync(join(home, `${name}.json`), JSON.stringify(pack));
    }
    expect(await inHome('exec', '--offline', '--', 'tabard-check', 'new.json')).toEqual({
      code: 1,
      output: expect.stringContaining('Ladle: cost ($.items[0].cost): This must be 0 or more.'),
    });
    const compare = join(home, 'node_modules/tabard/bin/diff-packs.mjs');
    expect(await run([process.execPath, compare, 'old.json', 'new.json'], { folder: home })).toEqual({
      code: 1,
      output: expect.stringContaining('Items\n  Ladle: cost: 3 → -5\n'),
    });
  });
});
