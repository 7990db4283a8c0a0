import { PLAY_PARTS } from '../../src/core/play/play.ts';
import { amountKinds } from '../../src/core/rules/amounts/index.ts';
import { BARS } from '../../src/core/rules/bars.ts';
import { conditionKinds } from '../../src/core/rules/conditions/index.ts';
import { effectKinds } from '../../src/core/rules/effects/index.ts';
import { inputKinds } from '../../src/core/rules/inputs/index.ts';
import { operationKinds } from '../../src/core/rules/operations/index.ts';
import {
  CONFIGURABLE_DAMAGE_TYPES,
  CONSTANT_NAMES,
  ITEM_DISCRIMINATORS,
  MODIFIER_KINDS,
  PROPERTIES,
  RESOURCES,
  TALENT_TIERS,
} from '../../src/core/rules/vocabulary.ts';
import { fillTemplate, readTemplate } from './fill-template.ts';
import { table } from './table.ts';

type Row = readonly string[];

function words(list: readonly string[]): string {
  return list.join(', ');
}

interface RuleDocumentation {
  readonly kind: string;
  readonly documentation: { readonly fields: string; readonly meaning: string };
}

function kinds(meaning: string, list: readonly RuleDocumentation[]): string {
  return table(
    ['kind', 'further fields', meaning],
    list.map(({ kind, documentation }) => [kind, documentation.fields, documentation.meaning]),
  );
}

function ownTexts(
  list: readonly { readonly kind: string; readonly malformedText?: string }[],
): readonly Row[] {
  return list.flatMap(({ kind, malformedText }) =>
    malformedText === undefined ? [] : [[`${kind} that is invalid`, `\`${malformedText}\``]],
  );
}

/** The part for each placeholder of the template. */
const PARTS: ReadonlyMap<string, string> = new Map([
  [
    'amounts',
    table(
      ['by', 'further fields', 'the number'],
      amountKinds.map(({ by, documentation }) => [by, documentation.fields, documentation.meaning]),
    ),
  ],
  ['bars', words(BARS)],
  ['conditions', kinds('is met if', conditionKinds)],
  ['constants', words(CONSTANT_NAMES)],
  ['damage types', CONFIGURABLE_DAMAGE_TYPES.join(' or ')],
  ['discriminators', words(ITEM_DISCRIMINATORS)],
  ['effects', kinds('meaning', effectKinds)],
  [
    'inputs',
    table(
      ['input', 'shape', 'what the player gives'],
      inputKinds.map(({ name, documentation }) => [name, documentation.shape, documentation.value]),
    ),
  ],
  [
    'malformed',
    table(
      ['invalid node', 'shown in its place'],
      [
        ['an input of no known name or shape', '`Unable to generate Input element`'],
        ['SET_WEAPON in an action or maneuver that has no weapon input', '`Weapon Change - ID Undefined`'],
        ...ownTexts(effectKinds),
        ...ownTexts(conditionKinds),
        [
          'HAS_STATUS_EFFECT with an effect that nobody defines',
          '`Unknown Effect`, in the place of that effect alone',
        ],
        ['any other cost, effect or condition', 'its kind, and that it is not properly defined'],
      ],
    ),
  ],
  ['modifiers', words(MODIFIER_KINDS)],
  ['operations', kinds('the result', operationKinds)],
  [
    'play',
    Object.entries(PLAY_PARTS)
      .map(
        ([
          name,
          {
            form,
            documentation: { shape, meaning },
          },
        ]) => {
          const list = form !== 'one' && 'list' in form ? 'A list of ' : '';
          return `- **\`${name}\`**: ${meaning}. ${list}${shape}.`;
        },
      )
      .join('\n'),
  ],
  ['properties', words(PROPERTIES)],
  ['resources', words(RESOURCES)],
  ['tiers', words(TALENT_TIERS)],
]);

/** docs/pack-format.md: the template with its lists and tables. */
export function generatePackFormat(): string {
  return fillTemplate(readTemplate('pack-format.template.md'), PARTS);
}
