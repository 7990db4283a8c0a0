/** A group of the encounter form. */
export interface Group {
  readonly name: string;
  readonly health?: number;
  readonly energy?: number;
  readonly ap?: number;
}

export const GOBLINS: Group = { name: 'Goblins' };

export const THREE_GROUPS: readonly Group[] = [
  { name: 'Goblins', health: 8 },
  { name: 'Wolves of the northern pass', health: 120 },
  { name: 'Cultists', health: 14 },
];

/** The file of an encounter in round 2, phase 3. */
export const AMBUSH = {
  encounterName: 'Ambush',
  version: 0,
  round: 2,
  phase: 3,
  groups: [{ name: 'Goblins', currentId: 3, maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }],
  members: [
    { groupReference: 0, id: 1, health: 8, energy: 4, ap: 3, hasActed: false },
    { groupReference: 0, id: 2, health: 5, energy: 0, ap: 1, hasActed: true },
  ],
};
