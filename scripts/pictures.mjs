/**
 * `npm run pictures`: builds the app, and takes pictures of every screen in pictures/: at four widths in both
 * themes, with an empty character, after a press, in forced colours, on paper, on a small phone and with 200
 * % text. `-- --out FOLDER` names another folder, `--only WORD` takes the screens whose name contains the
 * word, and `--compare FOLDER` names the pictures that differ from those in an earlier folder, and shows both
 * in compare.html. `--readme` takes only the picture of the README, docs/sheet.png.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommand } from './lib/build.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { run, tool } from './lib/program.mjs';
import { findFreePort } from './lib/server/port.mjs';
import { comparePage, comparePictures } from './pictures/compare-page.mjs';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'pictures' },
    only: { type: 'string' },
    compare: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});

await runScript(async () => {
  const folder = resolve(values.readme ? 'docs' : values.out);
  const earlier = values.compare === undefined ? undefined : resolve(values.compare);
  if (earlier !== undefined && !existsSync(earlier)) throw new Failure(`There is no folder ${earlier}.`);
  const { code, output } = await run(buildCommand());
  if (code !== 0) throw new Failure(output);
  mkdirSync(folder, { recursive: true });
  const outcome = await run(
    tool('@playwright/test', 'test', `--project=${values.readme ? 'readme' : 'pictures'}`),
    {
      environment: {
        TABARD_TEST_PORT: String(await findFreePort()),
        TABARD_PICTURES: folder,
        ...(values.only === undefined ? {} : { TABARD_PICTURES_ONLY: values.only }),
      },
      isShown: true,
    },
  );
  if (outcome.code !== 0) throw new Failure('The pictures are not complete.');
  console.log(`The pictures are in ${folder}.`);
  if (earlier === undefined) return;
  const comparison = comparePictures(readPictures(folder), readPictures(earlier));
  const { differing, added, missing } = comparison;
  for (const [kind, names] of Object.entries({ differing, added, missing })) {
    console.log(`${names.length} ${kind}${names.map((name) => `\n  ${name}`).join('')}`);
  }
  const page = join(folder, 'compare.html');
  writeFileSync(page, comparePage(comparison, relative(folder, earlier)));
  console.log(`They are side by side in ${page}.`);
});

/**
 * The pictures of a folder that this run is about, by file name.
 * @param {string} folder
 */
function readPictures(folder) {
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.png') && name.includes(values.only ?? ''),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}
