import { GAME_DATA_ISSUE } from '../../core/game-data/verify.ts';

/**
 * Why a character's address cannot be opened, and what the user can do about it.
 * Rule: docs/rules/loading-and-upgrade.md#load-failure-pages.
 */
export interface LoadFailure {
  /** The code that the page shows; undefined for the page without one. */
  readonly code: 1 | 2 | 3 | 4 | undefined;
  readonly title: string;
  readonly explanation: string;
  readonly steps: readonly string[];
}

const REFRESH = 'Refresh the page: the address may have been opened while something was still being saved.';
const HARD_REFRESH = 'Hard refresh (Ctrl+Shift+R, or Cmd+Shift+R): your browser may hold an older Tabard.';
const BACKUP = 'Download a backup first, so that you keep the character as it is now.';

export const LOAD_FAILURES = {
  characterNotFound: {
    code: 1,
    title: 'Character Not Found',
    explanation: 'No character of this name can be read in this browser. Nothing was changed.',
    steps: [
      REFRESH,
      HARD_REFRESH,
      'Go to the Loading Page to see every character that this browser holds, or upload the file of this one.',
    ],
  },
  characterOutOfDate: {
    code: 2,
    title: 'Character Out of Date',
    explanation: 'This character was saved by another version of Tabard. It is stored as it was.',
    steps: [
      BACKUP,
      'Go to the Loading Page and load it there: you will see what the update changes before it happens.',
    ],
  },
  gameDataMismatch: {
    code: 3,
    title: 'Game Data Mis-match',
    explanation:
      'This character was last saved with other game data than those available. It is stored as it was.',
    steps: [
      HARD_REFRESH,
      BACKUP,
      'Go to the Loading Page and load it there: you will see what differs and what the character would lose.',
    ],
  },
  gameDataMissing: {
    code: 4,
    title: 'Game Data Missing',
    explanation:
      'A game data pack that this character needs is not available. The character is stored as it was.',
    steps: [
      REFRESH,
      'Upload the pack under Game Data, Management, and open the character again.',
      BACKUP,
      'Go to the Loading Page to load it without that pack: you will see what it would lose.',
    ],
  },
  gameDataError: {
    code: undefined,
    title: 'Game Data Error',
    explanation: `${GAME_DATA_ISSUE} The character is stored as it was.`,
    steps: [REFRESH, HARD_REFRESH, 'Enable a pack that gives every constant under Game Data, Management.'],
  },
} as const satisfies Record<string, LoadFailure>;
