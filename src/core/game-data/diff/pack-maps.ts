/** The maps of a pack, whose entries have their key as name. */
export const PACK_MAPS = [
  { label: 'Constants', keys: ['constants'] },
  { label: 'Constant Groups', keys: ['groups', 'constantGroups'] },
  { label: 'Skill Groups', keys: ['groups', 'skillGroups'] },
] as const;

/**
 * The labels of lists whose names are keys, such as `MAXIMUM_HEALTH`: they are written in words for players.
 */
export const LISTS_OF_KEYS: ReadonlySet<string> = new Set(PACK_MAPS.map(({ label }) => label));
