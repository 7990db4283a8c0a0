import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cruiseFolder } from './boundaries.mjs';
import { ROOT } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tabard-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every import that is allowed, and every one that goes through a wall: the file, what it imports, the rules it breaks. */
const allowed: [from: string, to: string][] = [
  ['src/core/rules/rule.ts', 'src/core/lib/lib.ts'],
  ['src/core/rules/rule.ts', 'valibot'],
  ['src/core/game-data/data.ts', 'src/core/rules/rule.ts'],
  ['src/core/character/sheet/sheet.ts', 'src/core/game-data/data.ts'],
  ['src/core/combat/fight.ts', 'src/core/character/sheet/sheet.ts'],
  ['src/core/dice/dice.ts', 'src/core/lib/lib.ts'],
  ['src/storage/keys.ts', 'src/core/character/sheet/sheet.ts'],
  ['src/state/store.ts', 'src/storage/keys.ts'],
  ['src/ui/buttons/button.tsx', 'react'],
  ['src/cards/card.tsx', 'src/ui/buttons/button.tsx'],
  ['src/cards/card.tsx', 'src/core/combat/fight.ts'],
  ['src/features/home/home.tsx', 'src/cards/card.tsx'],
  ['src/features/home/home.tsx', 'src/state/store.ts'],
  ['src/features/home/home.tsx', 'src/app/paths.ts'],
  ['src/features/home/home.tsx', 'src/features/home/part.tsx'],
  ['src/app/routes.tsx', 'src/features/home/home.tsx'],
  ['src/main.tsx', 'src/app/routes.tsx'],
  ['src/features/home/home.test.tsx', 'src/testing/sheets.ts'],
  ['src/features/home/home.test.tsx', 'src/features/sheet/sheet.tsx'],
  ['src/core/lib/lib.test.ts', 'vitest'],
  ['src/storage/testing/fake-browser.ts', 'vitest'],
];

const forbidden: [from: string, to: string, rules: string[]][] = [
  ['src/core/lib/bad.ts', 'src/core/rules/rule.ts', ['layer-core-lib']],
  ['src/core/rules/bad.ts', 'src/core/game-data/data.ts', ['layer-core-rules']],
  ['src/core/game-data/bad.ts', 'src/core/character/sheet/sheet.ts', ['layer-core-game-data']],
  ['src/core/character/bad.ts', 'src/core/combat/fight.ts', ['layer-core-character']],
  ['src/core/combat/bad.ts', 'src/core/dice/dice.ts', ['layer-core-combat']],
  ['src/core/dice/bad.ts', 'src/core/settings/settings.ts', ['core-independent']],
  ['src/core/encounter/bad.ts', 'src/core/game-data/data.ts', ['core-independent']],
  ['src/core/settings/bad.ts', 'src/storage/keys.ts', ['core-independent', 'core-is-pure']],
  ['src/core/rules/react.ts', 'react', ['core-is-pure']],
  ['src/core/rules/node.ts', 'node:fs', ['core-is-pure', 'only-what-ships']],
  ['src/storage/bad.ts', 'src/state/store.ts', ['layer-storage']],
  ['src/state/bad.ts', 'src/ui/buttons/button.tsx', ['layer-state']],
  ['src/ui/bad.tsx', 'src/core/lib/lib.ts', ['layer-ui']],
  ['src/cards/bad.tsx', 'src/state/store.ts', ['layer-cards']],
  ['src/features/home/sibling.tsx', 'src/features/sheet/sheet.tsx', ['layer-features']],
  ['src/features/home/storage.tsx', 'src/storage/keys.ts', ['layer-features']],
  ['src/features/home/router.tsx', 'src/app/routes.tsx', ['layer-features']],
  ['src/app/bad.tsx', 'src/main.tsx', ['main-is-the-root']],
  ['src/app/test.tsx', 'src/testing/sheets.ts', ['tests-stay-outside']],
  ['src/app/helper.tsx', 'src/core/lib/lib.test.ts', ['tests-stay-outside']],
  ['src/app/script.tsx', 'scripts/tool.mjs', ['only-what-ships']],
  ['src/app/development.tsx', 'vitest', ['no-development-package']],
  ['src/app/lost.tsx', 'src/app/nowhere.ts', ['resolvable']],
];

/** A circle of two. */
const circle: [from: string, to: string][] = [
  ['src/ui/one.ts', 'src/ui/two.ts'],
  ['src/ui/two.ts', 'src/ui/one.ts'],
];

function write(path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const imports = [...allowed, ...forbidden, ...circle];
const files = new Set(
  imports
    .map(([from]) => from)
    .concat(imports.map(([, to]) => to))
    .filter((path) => /^(src|scripts)\//.test(path)),
);
for (const file of files) {
  if (file.includes('nowhere')) continue;
  const targets = imports.filter(([from]) => from === file).map(([, to]) => to);
  // Files are imported for their types alone, as walls must hold against that too.
  const lines = targets.map((to, index) =>
    files.has(to)
      ? `export type * as a${index} from '${relative(dirname(file), to).replace(/^(?!\.)/, './')}';\n`
      : `export * as a${index} from '${to}';\n`,
  );
  write(file, lines.join('') || 'export const a = 1;\n');
}
write(
  'package.json',
  JSON.stringify({ dependencies: { react: '*', valibot: '*' }, devDependencies: { vitest: '*' } }),
);
symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

const { violations, modules } = await cruiseFolder(folder);
const rulesOf = (from: string) =>
  violations
    .filter((each) => each.from === from)
    .map(({ rule }) => rule)
    .toSorted();

describe('the walls between the folders', () => {
  it('are looked for in every file', () => {
    expect(modules).toBeGreaterThanOrEqual(files.size - 1);
  });

  it.each(allowed)('let %s import %s', (from) => {
    expect(rulesOf(from)).toEqual([]);
  });

  it.each(forbidden)('keep %s from importing %s', (from, _to, rules) => {
    expect(rulesOf(from)).toEqual(rules.toSorted());
  });

  it('allow no circle', () => {
    expect(rulesOf('src/ui/one.ts')).toEqual(['no-cycle']);
  });
});

it('a check that looks at nothing fails', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'tabard-empty-'));
  mkdirSync(join(empty, 'src'));
  await expect(cruiseFolder(empty)).rejects.toThrow('No module');
  rmSync(empty, { recursive: true });
});
