/**
 * `node scripts/check-boundaries.mjs`: what each folder may import. The rules are in .dependency-cruiser.cjs.
 */
import { cruiseFolders } from './lib/boundaries.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { ROOT } from './lib/program.mjs';

await runScript(async () => {
  const { violations, counts } = await cruiseFolders(ROOT);
  for (const { rule, from, to, comment } of violations) {
    console.log(`${rule}: ${from} → ${to}\n    ${comment}`);
  }
  console.log(counts.map(({ folder, modules }) => `${folder} ${modules}`).join(', '));
  if (violations.length > 0) {
    throw new Failure(`${violations.length} imports are not allowed. docs/architecture.md says why.`);
  }
});
