import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/lib/program.mjs';
import { templatePack } from '../src/core/game-data/editing/new-pack.ts';
import { main as check } from './check-pack.ts';
import { main as diff } from './diff-packs.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-first-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [, walkThrough = ''] = readFileSync(join(ROOT, 'docs/pack-format.md'), 'utf8').split(
  '## Your first game in an hour\n',
);

/** The blocks of code of the walk-through in one language, in order. */
const blocks = (language: string): string[] =>
  [...walkThrough.matchAll(/^```(\w+)\n(.*?)^```/gmsu)].flatMap(([, name, block = '']) =>
    name === language ? [block] : [],
  );

type Pack = ReturnType<typeof templatePack> & {
  readonly talents: object[];
  readonly items: { name: string; talents?: string[] }[];
  readonly actions: { readonly actions: object[] };
  readonly play: Record<string, unknown>;
};

/** What a tool prints for the file, with its command before it. */
async function run(tool: typeof check, command: string, ...paths: readonly string[]): Promise<string> {
  const lines = [command];
  const print = (line: string): number => lines.push(line);
  await tool(
    paths.map((path) => join(folder, path)),
    print,
    print,
  );
  return `${lines.join('\n')}\n`;
}

function write(name: string, pack: object): void {
  writeFileSync(join(folder, name), JSON.stringify(pack, null, 2));
}

describe('your first game', () => {
  it('comes about step by step as docs/pack-format.md says', async () => {
    const outputs = blocks('text');
    const [talent, action, item, formerly] = blocks('json').map((block) => JSON.parse(block));
    const file = 'My Game.json';
    const checked = () => run(check, '$ npx tabard-check "My Game.json"', file);

    const pack = templatePack('Kitchen Wars') as Pack;
    write(file, { ...pack, name: 'My Game' });
    expect(await checked()).toBe(outputs[0]);

    pack.talents.push(talent);
    write(file, pack);
    expect(await checked()).toBe(outputs[1]);

    pack.actions.actions.push(action);
    pack.items.push(item);
    write(file, pack);
    expect(await checked()).toBe(outputs[2]);

    item.talents = ['Head Cook'];
    write(file, pack);
    expect(await checked()).toBe(outputs[0]);

    write('first.json', pack);
    item.name = 'Long Ladle';
    write(file, { ...pack, version: 2, play: { ...pack.play, formerly } });
    expect(await run(diff, '$ npx tabard-diff first.json "My Game.json"', 'first.json', file)).toBe(
      outputs[3],
    );
    expect(await checked()).toBe(outputs[0]);
  });
});
