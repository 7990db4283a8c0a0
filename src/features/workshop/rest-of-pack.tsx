import { valueAt, withValueAt } from '../../core/game-data/editing/json-edit.ts';
import { PACK_LISTS } from '../../core/game-data/editing/pack-lists.ts';
import { fieldWords } from '../../core/game-data/entry-place.ts';
import { isJsonObject } from '../../core/lib/name-map.ts';
import { useWorkshop } from '../../state/workshop/use-workshop.ts';
import { Collapsible } from '../../ui/layout/collapsible.tsx';
import { JsonField } from './json-field.tsx';
import styles from './workshop.module.css';

type Keys = readonly string[];

/** Fields that are always shown, as a pack of its own needs them. */
const ALWAYS: readonly Keys[] = [
  ['version'],
  ['constants'],
  ['coreTalentBreakpoints'],
  ['pinnacleBreakpoints'],
  ['groups', 'constantGroups'],
  ['groups', 'skillGroups'],
  ['actions', 'defaultActions'],
  ['actions', 'defaultManeuvers'],
];

const isSame = (one: Keys, other: Keys): boolean => one.join('\n') === other.join('\n');

const isList = (keys: Keys): boolean => PACK_LISTS.some((list) => isSame(list.keys, keys));

/** The fields of a pack that are not in its lists; of `actions`, `groups` and `play` their fields. */
function otherFields(json: unknown): readonly Keys[] {
  if (!isJsonObject(json)) return [[]];
  const written = Object.entries(json).flatMap(([field, value]): readonly Keys[] =>
    ['actions', 'groups', 'play'].includes(field) && isJsonObject(value)
      ? Object.keys(value).map((inner) => [field, inner])
      : [[field]],
  );
  const further = written.filter(
    (keys) => !isSame(keys, ['name']) && !isList(keys) && !ALWAYS.some((known) => isSame(known, keys)),
  );
  return [...ALWAYS, ...further];
}

/** What a pack holds besides its lists, as JSON: constants, groups, breakpoints, the single parts of `play`. */
export function RestOfPack({ json }: { json: unknown }) {
  const workshop = useWorkshop();
  return (
    <Collapsible title="Rest of the pack" level={2}>
      <div className={styles.panel}>
        {otherFields(json).map((keys) => {
          const label = keys.length === 0 ? 'pack' : keys.map(fieldWords).join(', ');
          return (
            <JsonField
              key={keys.join('\n')}
              label={label}
              what={label}
              json={valueAt(json, keys)}
              onApply={(value) =>
                workshop.change(`Change ${label}`, { json: withValueAt(json, keys, value) })
              }
            />
          );
        })}
      </div>
    </Collapsible>
  );
}
