import { GAME_DATA_ISSUE } from '../../core/game-data/verify.ts';
import type { Problem } from '../../core/lib/problem.ts';

/**
 * Why a character's address cannot be opened, and what the user can do about it.
 * Rule: docs/rules/loading-and-upgrade.md#load-failure-pages.
 */
export interface LoadFailure {
  /** The code that the page shows; undefined for the page without one. */
  readonly code: 1 | 2 | 3 | 4 | undefined;
  readonly title: string;
  readonly explanation: string;
  readonly steps: readonly RecoveryStep[];
}

interface RecoveryStep {
  readonly name: string;
  /** When it helps, or what it does. */
  readonly about: string;
}

const REFRESH = {
  name: 'Refresh the page',
  about: 'the address may have been opened while something was still being saved.',
};
const HARD_REFRESH = {
  name: 'Hard refresh',
  about: 'with Ctrl+Shift+R, or Cmd+Shift+R. Your browser may hold an older Tabard.',
};
const BACKUP = {
  name: 'Download a backup first',
  about: 'so that you keep the character as it is now.',
};
const BACKUP_OF_EVERYTHING = {
  name: 'Download a backup first',
  about: 'one file holds everything that this browser can read.',
};
const loadingPage = (about: string): RecoveryStep => ({ name: 'Go to the Loading Page', about });

export const LOAD_FAILURES = {
  characterNotFound: {
    code: 1,
    title: 'Character Not Found',
    explanation: 'There is no character with this name in this browser. Nothing was changed.',
    steps: [
      REFRESH,
      HARD_REFRESH,
      BACKUP_OF_EVERYTHING,
      loadingPage('it lists every character in this browser. You can upload a file of this one there.'),
    ],
  },
  characterOutOfDate: {
    code: 2,
    title: 'Character Out of Date',
    explanation: 'This character was saved by another version of Tabard. It hasn’t changed.',
    steps: [
      REFRESH,
      HARD_REFRESH,
      BACKUP,
      loadingPage('load it there, and see what the update changes before it happens.'),
    ],
  },
  gameDataMismatch: {
    code: 3,
    title: 'Game Data Mis-match',
    explanation: 'This character was last saved with different game data. It hasn’t changed.',
    steps: [
      REFRESH,
      HARD_REFRESH,
      BACKUP,
      loadingPage('load it there, and see what differs and what the character would lose.'),
    ],
  },
  gameDataMissing: {
    code: 4,
    title: 'Game Data Missing',
    explanation: 'A game data pack that this character needs is not installed. The character hasn’t changed.',
    steps: [
      REFRESH,
      HARD_REFRESH,
      BACKUP,
      { name: 'Upload the pack', about: 'under Game Data, Management. Then open the character again.' },
      loadingPage('load it there without the pack, and see what it would lose.'),
    ],
  },
  gameDataError: {
    code: undefined,
    title: 'Game Data Error',
    explanation: `${GAME_DATA_ISSUE} The character hasn’t changed.`,
    steps: [
      REFRESH,
      HARD_REFRESH,
      BACKUP,
      { name: 'Enable a pack', about: 'under Game Data, Management, that gives every constant.' },
      loadingPage('load it there once the game data are right.'),
    ],
  },
} as const satisfies Record<string, LoadFailure>;

/**
 * A stored character that is larger than a character may be.
 * Rule: docs/rules/limits.md#what-is-stored-already.
 */
export function characterTooLarge({ path, message }: Problem): LoadFailure {
  return {
    code: undefined,
    title: 'Character Too Large',
    explanation: `${path}: ${message} The character hasn’t changed.`,
    steps: [
      BACKUP,
      { name: 'Make the file smaller', about: 'by hand, until it keeps within the limit.' },
      loadingPage('delete the character there, and upload the smaller file.'),
    ],
  };
}
