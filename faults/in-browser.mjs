import { damagedValues } from './browser/damaged-values.mjs';
import { halvedResponses } from './browser/halved.mjs';
import { crashedTabs, killedBrowsers, leftPages } from './browser/killed.mjs';
import { leftApp } from './browser/left-app.mjs';
import { characterLocks, outdatedTabs, twoPages } from './browser/pages.mjs';
import { rescuePage } from './browser/rescue.mjs';
import { clearedStores, damagedProfiles, forbiddenStorage, noRoom } from './browser/stores.mjs';
import { damagedArchives, fullDisks, fullMirrors, lostStores } from './browser/third-copy.mjs';
import { wayBack } from './browser/way-back.mjs';

/** @type {readonly import('./lib/part.ts').Part[]} */
export const BROWSER_PARTS = [
  { name: 'browsers killed while saving', full: 50, few: 3, run: killedBrowsers },
  { name: 'tabs crashed while saving', full: 20, few: 2, run: crashedTabs },
  { name: 'pages left while typing', full: 20, few: 4, run: leftPages },
  { name: 'the app left while it saves', full: 100, few: 12, isRandom: true, run: leftApp },
  { name: 'two real pages interleaved', full: 50, few: 4, run: twoPages },
  { name: 'characters taken over', full: 10, few: 1, run: characterLocks },
  { name: 'an older tab beside a newer one', full: 10, few: 2, run: outdatedTabs },
  { name: 'profiles damaged on the disk', full: 30, few: 4, isRandom: true, run: damagedProfiles },
  { name: 'a full disk and a kill', full: 20, few: 2, run: fullDisks },
  { name: 'both stores gone after a kill', full: 10, few: 1, run: lostStores },
  { name: 'a full mirror and a lost database', full: 4, few: 1, run: fullMirrors },
  { name: 'packs and snapshots on a damaged disk', full: 60, few: 4, run: damagedArchives },
  { name: 'a store cleared under an open page', full: 10, few: 2, run: clearedStores },
  { name: 'no room from the nth save on', full: 10, few: 2, run: noRoom },
  { name: 'storage forbidden in the browser', full: 3, few: 1, run: forbiddenStorage },
  { name: 'the files of large values gone', full: 5, few: 1, run: damagedValues },
  { name: 'the way back to an older version', full: 10, few: 2, run: wayBack },
  { name: 'halves of files taken for the whole', full: 9, few: 1, run: halvedResponses },
  { name: 'the rescue page', full: 3, few: 1, run: rescuePage },
];
