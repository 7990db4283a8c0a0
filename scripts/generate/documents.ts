import { addingARuleKind } from './adding-a-rule-kind.ts';
import { packFormat } from './pack-format.ts';
import { packSchema } from './pack-schema.ts';

/** What is made from the code: the text of each file by its path from the root of the project. */
export function documents(): ReadonlyMap<string, string> {
  return new Map([
    ['docs/adding-a-rule-kind.md', addingARuleKind()],
    ['docs/pack-format.md', packFormat()],
    ['public/schemas/pack.schema.json', `${JSON.stringify(packSchema(), null, 2)}\n`],
  ]);
}
