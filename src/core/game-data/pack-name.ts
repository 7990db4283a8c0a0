/** A pack with the name of a standard pack could never be told from it. */
export const RESERVED_NAME = 'That pack name is reserved for a base pack.';

export const SHORT_NAME = 'The name must be longer than 1 character.';

/** Whether the shape check refuses a name as too short. Rule: docs/rules/game-data.md#shape-check. */
export const isShortName = (name: string): boolean => [...name].length < 2;
