/**
 * `npm run pictures`: builds the app, and takes pictures of every screen at four widths in both themes, as pictures/.
 * `-- --out FOLDER` names another folder, `--only WORD` takes the screens whose name contains the word, and
 * `--compare FOLDER` writes compare.html, which shows each picture beside the one in an earlier folder.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommand } from './lib/build.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { run, tool } from './lib/program.mjs';
import { findFreePort } from './lib/server/port.mjs';
import { comparePage } from './pictures/compare-page.mjs';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'pictures' },
    only: { type: 'string' },
    compare: { type: 'string' },
  },
});

await runScript(async () => {
  const folder = resolve(values.out);
  const earlier = values.compare === undefined ? undefined : resolve(values.compare);
  if (earlier !== undefined && !existsSync(earlier)) throw new Failure(`There is no folder ${earlier}.`);
  const { code, output } = await run(buildCommand());
  if (code !== 0) throw new Failure(output);
  mkdirSync(folder, { recursive: true });
  const outcome = await run(tool('@playwright/test', 'test', '--project=pictures'), {
    environment: {
      TABARD_TEST_PORT: String(await findFreePort()),
      TABARD_PICTURES: folder,
      ...(values.only === undefined ? {} : { TABARD_PICTURES_ONLY: values.only }),
    },
    isShown: true,
  });
  if (outcome.code !== 0) throw new Failure('The pictures are not complete.');
  console.log(`The pictures are in ${folder}.`);
  if (earlier === undefined) return;
  const page = join(folder, 'compare.html');
  writeFileSync(page, comparePage(readdirSync(folder), readdirSync(earlier), relative(folder, earlier)));
  console.log(`They are beside the earlier ones in ${page}.`);
});
