import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cruiseFolders } from './boundaries.mjs';
import { ROOT } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tabard-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ALLOWED: [from: string, to: string][] = [
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
  ['src/library/list.tsx', 'src/cards/card.tsx'],
  ['src/library/list.tsx', 'src/state/store.ts'],
  ['src/features/home/home.tsx', 'src/cards/card.tsx'],
  ['src/features/home/home.tsx', 'src/library/list.tsx'],
  ['src/features/home/home.tsx', 'src/state/store.ts'],
  ['src/features/home/home.tsx', 'src/app/paths.ts'],
  ['src/features/home/home.tsx', 'src/features/home/part.tsx'],
  ['src/app/routes.tsx', 'src/features/home/home.tsx'],
  ['src/main.tsx', 'src/app/routes.tsx'],
  ['src/features/home/home.test.tsx', 'src/testing/sheets.ts'],
  ['src/features/home/home.test.tsx', 'src/features/sheet/sheet.tsx'],
  ['src/core/lib/lib.test.ts', 'vitest'],
  ['src/storage/testing/fake-browser.ts', 'vitest'],
  ['bench/core/derive.ts', 'src/core/character/sheet.ts'],
  ['bench/lib/site.ts', 'scripts/lib/server.ts'],
  ['bin/check.ts', 'src/platform/files.ts'],
  ['bin/check.test.ts', 'src/testing/sheets.ts'],
  ['config/plugin.ts', 'scripts/lib/server.ts'],
  ['e2e/home.test.ts', 'scripts/lib/server.ts'],
  ['faults/node/clock.ts', 'src/storage/testing/fake-browser.ts'],
  ['game/build.ts', 'scripts/lib/server.ts'],
  ['scripts/generate/page.ts', 'src/core/rules/rule.ts'],
  ['simulation/play.ts', 'src/core/combat/fight.ts'],
  ['simulation/play.test.ts', 'src/testing/sheets.ts'],
];

/** Each import with the rules that it breaks. */
const FORBIDDEN: [from: string, to: string, rules: string[]][] = [
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
  ['src/library/storage.tsx', 'src/storage/keys.ts', ['layer-library']],
  ['src/library/screen.tsx', 'src/features/home/home.tsx', ['layer-library']],
  ['src/cards/list.tsx', 'src/library/list.tsx', ['layer-cards']],
  ['src/features/home/sibling.tsx', 'src/features/sheet/sheet.tsx', ['layer-features']],
  ['src/features/home/storage.tsx', 'src/storage/keys.ts', ['layer-features']],
  ['src/features/home/router.tsx', 'src/app/routes.tsx', ['layer-features']],
  ['src/app/bad.tsx', 'src/main.tsx', ['main-is-the-root']],
  ['src/app/test.tsx', 'src/testing/sheets.ts', ['tests-stay-outside']],
  ['src/app/helper.tsx', 'src/core/lib/lib.test.ts', ['tests-stay-outside']],
  ['src/app/script.tsx', 'scripts/tool.mjs', ['only-what-ships']],
  ['src/app/development.tsx', 'vitest', ['no-development-package']],
  ['src/app/lost.tsx', 'src/app/nowhere.ts', ['resolvable']],
  ['src/app/page.test.tsx', 'src/storage/testing/fake-browser.ts', ['real-storage-in-a-page']],
  ['bench/core/storage.ts', 'src/storage/keys.ts', ['outside-bench']],
  ['bin/state.ts', 'src/state/store.ts', ['outside-bin']],
  ['config/core.ts', 'src/core/lib/lib.ts', ['outside-config']],
  ['e2e/core.ts', 'src/core/lib/lib.ts', ['outside-e2e']],
  ['e2e/core.test.ts', 'src/core/lib/lib.ts', ['outside-e2e-tests']],
  ['faults/browser/screen.ts', 'src/features/home/home.tsx', ['outside-faults']],
  ['game/core.ts', 'src/core/lib/lib.ts', ['outside-game']],
  ['scripts/storage.ts', 'src/storage/keys.ts', ['outside-scripts']],
  ['simulation/bad.ts', 'src/testing/sheets.ts', ['outside-simulation']],
  ['simulation/bad.test.ts', 'src/storage/keys.ts', ['outside-simulation-tests']],
];

const CYCLE: [from: string, to: string][] = [
  ['src/ui/one.ts', 'src/ui/two.ts'],
  ['src/ui/two.ts', 'src/ui/one.ts'],
];

function write(path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const imports = [...ALLOWED, ...FORBIDDEN, ...CYCLE];
const files = new Set(
  imports
    .map(([from]) => from)
    .concat(imports.map(([, to]) => to))
    .filter((path) => path.includes('/') && !path.startsWith('node:')),
);
for (const file of files) {
  if (file.includes('nowhere')) continue;
  const targets = imports.filter(([from]) => from === file).map(([, to]) => to);
  // Imports of types alone, since the rules forbid those as well.
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

const { violations, counts } = await cruiseFolders(folder);
const rulesOf = (from: string) =>
  violations
    .filter((each) => each.from === from)
    .map(({ rule }) => rule)
    .toSorted();

describe('cruiseFolders', () => {
  it('checks every file', () => {
    const modules = counts.reduce((sum, count) => sum + count.modules, 0);
    expect(modules).toBeGreaterThanOrEqual(files.size - 1);
  });

  it.each(ALLOWED)('allows %s to import %s', (from) => {
    expect(rulesOf(from)).toEqual([]);
  });

  it.each(FORBIDDEN)('forbids %s to import %s', (from, _to, rules) => {
    expect(rulesOf(from)).toEqual(rules.toSorted());
  });

  it('forbids cycles', () => {
    expect(rulesOf('src/ui/one.ts')).toEqual(['no-cycle']);
  });

  it('throws if a folder has no module', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'tabard-empty-'));
    mkdirSync(join(empty, 'src'));
    await expect(cruiseFolders(empty, ['src'])).rejects.toThrow('No module of src/');
    rmSync(empty, { recursive: true });
  });
});
