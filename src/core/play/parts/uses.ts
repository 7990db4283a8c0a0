import * as v from 'valibot';
import { signed } from '../../lib/signed.ts';
import { say, userName, type Wording } from '../../lib/wording.ts';
import type { Glossary } from '../../rules/context.ts';
import { flag, nonEmptyName } from '../../rules/schemas.ts';
import { listPart, type NameUse } from '../part.ts';
import { listUpTo, PLAY_LIMITS, paragraph, resourceChange, wholeFrom } from '../schemas.ts';

const gained = v.object({ statusEffect: nonEmptyName, level: v.exactOptional(wholeFrom(1), 1) });

const use = v.object({
  item: nonEmptyName,
  text: v.exactOptional(paragraph, ''),
  action: v.exactOptional(nonEmptyName),
  on: v.exactOptional(v.picklist(['SELF', 'OTHER', 'ANYONE'], 'This must be SELF, OTHER or ANYONE.'), 'SELF'),
  resources: v.exactOptional(listUpTo(resourceChange, PLAY_LIMITS.names), []),
  gains: v.exactOptional(listUpTo(gained, PLAY_LIMITS.names), []),
  removes: v.exactOptional(listUpTo(nonEmptyName, PLAY_LIMITS.names), []),
  isUsedUp: v.exactOptional(flag, true),
});

/** What using an item of a template does, and to whom. */
export type Use = v.InferOutput<typeof use>;

function* namesIn({ item, action, gains, removes }: Use): Generator<NameUse> {
  yield [['item'], 'item', item];
  if (action !== undefined) yield [['action'], 'action', action];
  for (const [index, { statusEffect }] of gains.entries()) {
    yield [['gains', index, 'statusEffect'], 'status effect', statusEffect];
  }
  for (const [index, name] of removes.entries()) yield [['removes', index], 'status effect', name];
}

/** What a use does, such as `+3 health, removes Bleeding, used up`. */
export function describeUseEffects(
  { resources, gains, removes, isUsedUp }: Use,
  glossary: Glossary,
): Wording {
  const does = [
    ...resources.map(
      ({ resource, amount }) =>
        say`${signed(amount)} ${glossary.resourceName(resource, amount).toLowerCase()}`,
    ),
    ...gains.map(({ statusEffect, level }) => say`${userName(statusEffect)} ${level}`),
    ...removes.map((name) => say`removes ${userName(name)}`),
    ...(isUsedUp ? [['used up']] : []),
  ];
  if (does.length === 0) return ['nothing'];
  return does.flatMap((each, index) => (index === 0 ? each : say`, ${each}`));
}

/** Rule: docs/rules/play.md#uses. */
export const uses = listPart({
  schema: use,
  keyOf: ({ item }) => item,
  most: PLAY_LIMITS.uses,
  documentation: {
    shape:
      '`{ "item": "Bandage Roll", "action": "Use", "on": "ANYONE", "resources": [{ "resource": "HEALTH", "amount": 3 }], "gains": [{ "statusEffect": "Hidden", "level": 1 }], "removes": ["Bleeding"], "isUsedUp": true, "text": "…" }`; `item` alone is required, `on` is SELF unless given, `isUsedUp` true',
    meaning:
      'what using an item does: to SELF, to an OTHER, or to ANYONE. `action` is the action that goes with it in combat',
  },
  names: namesIn,
  describe: (each, glossary) => say`${userName(each.item)}: ${describeUseEffects(each, glossary)}.`,
});
