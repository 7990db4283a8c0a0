import { unreadFields } from '../../lib/unread-fields.ts';
import { listAt } from '../editing/json-edit.ts';
import { withoutEntries } from '../pack.ts';
import {
  serializeAction,
  serializePack,
  serializeStatusEffect,
  serializeTalent,
  serializeTemplate,
} from '../parse-pack.ts';
import { type Check, type Finding, type JsonPath, warning } from './finding.ts';

/** Fields that the reader drops: those of the file that the serialized pack lacks. */
export const unknownFieldFindings: Check = function* ({ json, pack }) {
  const { actions } = pack;
  yield* inList(json, ['actions', 'actions'], actions.actions, serializeAction);
  yield* inList(json, ['actions', 'maneuvers'], actions.maneuvers, serializeAction);
  yield* inList(json, ['items'], pack.items, serializeTemplate);
  yield* inList(json, ['skills'], pack.skills, (skill) => skill);
  yield* inList(json, ['statusEffects'], pack.statusEffects, serializeStatusEffect);
  yield* inList(json, ['talents'], pack.talents, serializeTalent);
  // `play` has a check of its own.
  const others = { $schema: '', play: '', ...serializePack(withoutEntries(pack)) };
  for (const place of unreadFields(json, others)) yield unread(place);
};

const unread = (place: JsonPath): Finding =>
  warning(place, 'Nothing reads this field.', 'Remove it, or check its name for a typo.');

/** The fields of an entry that were not read. An entry that is as it was is not compared again. */
const known = new WeakMap<object, readonly JsonPath[]>();

function* inList<Entry extends object>(
  json: unknown,
  list: JsonPath,
  entries: readonly Entry[],
  serialize: (entry: Entry) => object,
): Generator<Finding> {
  const written = listAt(json, list);
  for (const [index, entry] of entries.entries()) {
    const places = known.get(entry) ?? [...unreadFields(written[index], serialize(entry))];
    known.set(entry, places);
    for (const place of places) yield unread([...list, index, ...place]);
  }
}
