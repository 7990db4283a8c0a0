/** Checks the links of the pages and the mentions of docs/ in the code: `node scripts/check-links.mjs`. */
import { Failure, runScript } from './lib/failure.mjs';
import { checkLinks } from './lib/links.mjs';
import { ROOT } from './lib/program.mjs';

await runScript(async () => {
  const { broken, files, links } = checkLinks(ROOT);
  for (const { file, line, problem } of broken) console.log(`${file}:${line}: ${problem}`);
  console.log(`${files} files, ${links} links, ${broken.length} broken`);
  if (broken.length > 0) throw new Failure('These links lead nowhere.');
});
