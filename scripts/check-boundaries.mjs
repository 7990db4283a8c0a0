/** Checks the walls between the folders: `node scripts/check-boundaries.mjs`. The rules are in .dependency-cruiser.cjs. */
import { cruiseFolder } from './lib/boundaries.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { ROOT } from './lib/program.mjs';

await runScript(async () => {
  const { violations, modules } = await cruiseFolder(ROOT);
  for (const { rule, from, to, comment } of violations)
    console.log(`${rule}: ${from} → ${to}\n    ${comment}`);
  console.log(`${modules} modules, ${violations.length} violations`);
  if (violations.length > 0)
    throw new Failure('These imports go through a wall. docs/architecture.md says why.');
});
