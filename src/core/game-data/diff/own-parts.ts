import { sameContent } from '../../lib/same-content.ts';
import type { GameData } from '../game-data.ts';
import type { Pack } from '../pack.ts';
import { serializePack } from '../parse-pack.ts';

/** The number of entries in one part, which takes a few milliseconds. */
const PART = 250;

const NO_ENTRIES: Pack = {
  name: '',
  version: 0,
  actions: { defaultActions: [], defaultManeuvers: [], actions: [], maneuvers: [] },
  constants: new Map(),
  damageInfo: [],
  groups: { constantGroups: new Map(), skillGroups: new Map() },
  items: [],
  coreTalentBreakpoints: [],
  pinnacleBreakpoints: [],
  skills: [],
  statusEffects: [],
  talents: [],
};

/** The entries that are not the same objects in the other map. */
function own<Entry>(
  entries: ReadonlyMap<string, Entry>,
  others: ReadonlyMap<string, Entry>,
): readonly Entry[] {
  return [...entries].filter(([name, entry]) => others.get(name) !== entry).map(([, entry]) => entry);
}

function* slices<Entry>(entries: readonly Entry[]): Generator<readonly Entry[]> {
  for (let start = 0; start < entries.length; start += PART) yield entries.slice(start, start + PART);
}

/** What is in no list of entries. */
function rest(gameData: GameData): Pack {
  const { defaultActions, defaultManeuvers, constantGroups, skillGroups } = gameData;
  return {
    ...NO_ENTRIES,
    actions: { ...NO_ENTRIES.actions, defaultActions, defaultManeuvers },
    constants: new Map(Object.entries(gameData.constants) as [keyof GameData['constants'], number][]),
    damageInfo: [...gameData.damageTypes.values()].map(({ type, name }) => ({
      type,
      name,
      skillGroupName: undefined,
      relatedSkills: undefined,
    })),
    groups: { constantGroups, skillGroups },
    coreTalentBreakpoints: gameData.coreTalentBreakpoints,
    pinnacleBreakpoints: gameData.pinnacleBreakpoints,
  };
}

/**
 * What these game data define differently from the others, as the JSON of packs that are loaded together.
 * Entries that are the same objects in both are left out. Each part takes a few milliseconds.
 */
export function* ownParts(gameData: GameData, others: GameData): Generator<unknown> {
  yield serializePack(rest(gameData));
  const { actions } = NO_ENTRIES;
  for (const part of slices(own(gameData.actions, others.actions)))
    yield serializePack({ ...NO_ENTRIES, actions: { ...actions, actions: part } });
  for (const part of slices(own(gameData.maneuvers, others.maneuvers)))
    yield serializePack({ ...NO_ENTRIES, actions: { ...actions, maneuvers: part } });
  for (const part of slices(own(gameData.items, others.items)))
    yield serializePack({ ...NO_ENTRIES, items: part });
  for (const part of slices(own(gameData.skills, others.skills)))
    yield serializePack({ ...NO_ENTRIES, skills: part });
  for (const part of slices(own(gameData.statusEffects, others.statusEffects)))
    yield serializePack({ ...NO_ENTRIES, statusEffects: part });
  for (const part of slices(own(gameData.talents, others.talents)))
    yield serializePack({ ...NO_ENTRIES, talents: part });
  if (!sameContent(gameData.play, others.play)) for (const play of gameData.play) yield { play };
}
