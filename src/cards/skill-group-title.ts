import { readableName } from './readable-name.ts';

/** The title of a group of skills; undefined is for the skills without a group. */
export const groupTitle = (group: string | undefined): string =>
  group === undefined ? 'Other Skills' : readableName(group);
