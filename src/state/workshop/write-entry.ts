import { type EntryAddress, listOfId } from '../../core/game-data/editing/entries.ts';
import { listAt, withEntry, withValueAt } from '../../core/game-data/editing/json-edit.ts';
import type { PackList } from '../../core/game-data/editing/pack-lists.ts';
import { packEntryName } from '../../core/game-data/entry-place.ts';
import { freeName } from '../../core/lib/free-name.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { type Message, say, userName } from '../../core/lib/wording.ts';
import type { Game } from '../game.ts';
import { createPack } from './create-pack.ts';
import { openWorkshop } from './open-workshop.ts';
import { readOtherPack } from './other-pack.ts';

/** The pack that entries are copied into from a glossary. */
const HOUSE_RULES = 'House Rules';

/** `copy`: under a free name. `override`: under its own, which counts before that of the packs below. */
export type WritingOn = 'copy' | 'override';

/** An entry of a pack of the workshop. */
export interface WrittenEntry extends EntryAddress {
  readonly pack: string;
}

/** The JSON of an entry as the last enabled pack that has it defines it. */
async function definedEntry(game: Game, list: PackList, name: string): Promise<unknown> {
  const { available } = game.gameData.store.getState();
  for (const pack of available.filter(({ enabled }) => enabled).toReversed()) {
    const entries = listAt(await readOtherPack(game, pack), list.keys);
    const entry = entries.findLast((each) => packEntryName(each) === name);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/**
 * Puts an entry of the game data into the house rules of the workshop, which are made where there are none.
 * One that overrides is put there once. Fails with the reason, and changes nothing then.
 * Rule: docs/rules/workshop.md#from-a-glossary.
 */
export async function writeOn(
  game: Game,
  listId: string,
  name: string,
  how: WritingOn,
): Promise<Result<WrittenEntry, Message>> {
  const list = listOfId(listId);
  const entry = list && (await definedEntry(game, list, name));
  if (list === undefined || entry === undefined) return fail(say`${userName(name)} could not be read.`);
  const workshop = await openWorkshop(game);
  const isThere = game.storage.workshop.get(HOUSE_RULES) !== undefined;
  const made = isThere ? ok(undefined) : await createPack(game, 'empty', HOUSE_RULES);
  const opened = made.ok ? workshop.open(HOUSE_RULES) : made;
  if (!opened.ok) return opened;
  const { json } = workshop.store.getState().pack ?? {};
  const names = listAt(json, list.keys).map((each) => packEntryName(each));
  const known = names.lastIndexOf(name);
  const pack = HOUSE_RULES;
  if (how === 'override' && known >= 0) return ok({ pack, list, index: known });
  const taken = new Set([name, ...names].map((each) => normaliseName(each ?? '')));
  const written =
    how === 'override'
      ? entry
      : withValueAt(
          entry,
          ['name'],
          freeName(name, (key) => taken.has(key)),
        );
  if (!workshop.change(`Add ${name}`, { json: withEntry(json, list.keys, written) }))
    return fail('Nothing was changed.');
  return ok({ pack, list, index: names.length });
}
