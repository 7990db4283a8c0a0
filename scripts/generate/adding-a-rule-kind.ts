import template from './adding-a-rule-kind.template.md?raw';
import example from './example/resource-at-least.ts?raw';
import { filled } from './filled.ts';

/** docs/adding-a-rule-kind.md: the recipe with its example as it would stand among the conditions. */
export function addingARuleKind(): string {
  const inItsFolder = example
    .replaceAll('../../../src/core/rules/', '../')
    .replaceAll('../../../src/core/', '../../')
    .trimEnd();
  return filled(template, new Map([['example', `\`\`\`ts\n${inItsFolder}\n\`\`\``]]));
}
