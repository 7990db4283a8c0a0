import { fillTemplate, readTemplate } from './fill-template.ts';

/** docs/adding-a-rule-kind.md: the recipe, with the imports of its example as in the conditions folder. */
export function generateAddingARuleKind(): string {
  const example = readTemplate('example/resource-at-least.ts')
    .replaceAll('../../../src/core/rules/', '../')
    .replaceAll('../../../src/core/', '../../')
    .trimEnd();
  const template = readTemplate('adding-a-rule-kind.template.md');
  return fillTemplate(template, new Map([['example', `\`\`\`ts\n${example}\n\`\`\``]]));
}
