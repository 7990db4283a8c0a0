import { generateAddingARuleKind } from './adding-a-rule-kind.ts';
import { generatePackFormat } from './pack-format.ts';
import { generatePackSchema } from './pack-schema.ts';
import { generateStandardGame } from './standard-game.ts';

/** Every generated document: its text by its path from the project's folder. */
export function generateDocuments(): ReadonlyMap<string, string> {
  return new Map([
    ['docs/adding-a-rule-kind.md', generateAddingARuleKind()],
    ['docs/pack-format.md', generatePackFormat()],
    ['docs/standard-game.md', generateStandardGame()],
    ['public/schemas/pack.schema.json', `${JSON.stringify(generatePackSchema(), null, 2)}\n`],
  ]);
}
