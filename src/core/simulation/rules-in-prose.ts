/**
 * The rules of the standard game that its texts say in prose and its data do not express, by the names of its
 * status effects and actions. At a table the players go by them by hand, so the app enforces none; a
 * simulated fight without them would not be one of the game. Where the packs lack a name, its rule applies to
 * nothing.
 */
export const RULES_IN_PROSE = {
  /** Burning: "Water puts you out." Drenched: "Fire cannot catch: you cannot be Burning." */
  putOutBy: new Map([['Burning', 'Drenched']]),
  /** Hidden: "Remove this as soon as you have made an attack." */
  endedByAttack: ['Hidden'],
  /** Snared: "You cannot Move." */
  withoutMove: ['Snared'],
  /** Frightened: "You cannot move toward what frightened you." */
  withoutApproach: ['Frightened'],
  /** Rally: "You and one friend who hears it"; its maneuvers: "you both become Fierce as well". */
  sharedByRally: ['Inspired', 'Fierce', 'Quickened'],
  /** Treat: "One wound or poison of theirs loses a level", the first of these. */
  loweredByTreat: ['Burning', 'Poisoned', 'Bleeding'],
  /**
   * What an action with its maneuvers may cost, but for one with the exception among them:
   * docs/standard-game.md, Limits.
   */
  costLimits: {
    ENERGY: { most: 4, exception: 'Pour Out' },
    FOCUS: { most: 1, exception: 'Stand Firm' },
  },
} as const;
