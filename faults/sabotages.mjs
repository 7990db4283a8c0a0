/**
 * The sabotages that prove that each part can fail: `npm run test:faults -- --prove`.
 * @type {readonly import('./lib/sabotage.mjs').Sabotage[]}
 */
export const SABOTAGES = [
  {
    name: 'reading an encounter changes it',
    replaced: 'src/core/encounter/parse-encounter.ts',
    by: 'encounter-loses-health.ts',
    parts: ['mutated files of the four formats'],
  },
  {
    name: 'a backup’s checksum is not compared',
    replaced: 'src/storage/backup/checksum.ts',
    by: 'checksum-not-compared.ts',
    parts: ['backups cut, altered and of other versions'],
  },
  {
    name: 'nothing is quarantined',
    replaced: 'src/storage/primary/quarantine.ts',
    by: 'nothing-quarantined.ts',
    parts: ['corrupt stored values'],
  },
  {
    name: 'a backup leaves out the quarantine',
    replaced: 'src/storage/backup/backup-file.ts',
    by: 'backup-without-quarantine.ts',
    parts: ['export, wipe, restore'],
  },
  {
    name: 'a save that failed is reported as saved',
    replaced: 'src/storage/saving/writer.ts',
    by: 'failed-save-reported-saved.ts',
    parts: ['a fault at every write of every operation'],
  },
  {
    name: 'an aborted transaction counts as complete',
    replaced: 'src/storage/primary/database.ts',
    by: 'aborted-counts-as-complete.ts',
    parts: ['no room from the nth save on'],
  },
  {
    name: 'the entry chunk awaits the start',
    replaced: 'src/main.tsx',
    by: 'entry-chunk-awaits-start.ts',
    parts: ['the app left while it saves'],
  },
  {
    name: 'what could not be saved is forgotten',
    replaced: 'src/storage/saving/save-queue.ts',
    by: 'unsaved-forgotten.ts',
    parts: ['storage blocked, disabled, silent or full', 'storage forbidden in the browser'],
  },
  {
    name: 'a save overwrites what another tab saved',
    replaced: 'src/storage/saving/write-record.ts',
    by: 'save-overwrites-other-tab.ts',
    parts: [
      'two tabs interleaved in a model',
      'three tabs interleaved in a model',
      'two real pages interleaved',
    ],
  },
  {
    name: 'the clock decides which copy is newer',
    replaced: 'src/storage/recovery/reconcile-table.ts',
    by: 'clock-decides.ts',
    parts: ['the clock set back and forth'],
  },
  {
    name: 'of two records of one name in a backup the last wins',
    replaced: 'src/storage/backup/restore.ts',
    by: 'last-of-a-name-wins.ts',
    parts: ['names that collide'],
  },
  {
    name: 'no snapshot is kept',
    replaced: 'src/storage/snapshots/retention.ts',
    by: 'no-snapshot-kept.ts',
    parts: ['upgrades of every version, there and back', 'a fault at every write of an upgrade'],
  },
  {
    name: 'a save is reported as saved before it is written',
    replaced: 'src/storage/saving/writer.ts',
    by: 'saved-before-written.ts',
    parts: ['browsers killed while saving', 'tabs crashed while saving'],
  },
  {
    name: 'typing is not saved when the page is left',
    replaced: 'src/storage/environment.ts',
    by: 'leaving-saves-nothing.ts',
    parts: ['pages left while typing'],
  },
  {
    name: 'a character is released before it is saved',
    replaced: 'src/storage/tabs/character-lock.ts',
    by: 'released-before-saved.ts',
    parts: ['characters taken over'],
  },
  {
    name: 'an outdated tab goes on writing',
    replaced: 'src/storage/context/storage-context.ts',
    by: 'outdated-tab-writes.ts',
    parts: ['an older tab beside a newer one', 'the way back to an older version'],
  },
  {
    name: 'a rebuild reads no copy',
    replaced: 'src/storage/recovery/every-copy.ts',
    by: 'copies-not-read.ts',
    parts: ['the files of large values gone'],
  },
  {
    name: 'the service worker takes a half for the whole',
    replaced: 'src/platform/service-worker/worker.ts',
    by: 'half-counts-as-whole.mjs',
    parts: ['halves of files taken for the whole'],
  },
  {
    name: 'there is no mirror',
    replaced: 'src/storage/mirror/mirror.ts',
    by: 'no-mirror.ts',
    parts: ['profiles damaged on the disk'],
  },
  {
    // One copy beside the first is enough here: the mirror, or what the third copy keeps.
    name: 'a start compares no other copy',
    replaced: 'src/storage/recovery/reconcile.ts',
    by: 'copies-not-compared.ts',
    parts: ['a store cleared under an open page'],
  },
  {
    name: 'missing versions are not reported',
    replaced: 'src/storage/third-copy/report-missing.ts',
    by: 'missing-not-reported.ts',
    parts: ['a full mirror and a lost database'],
  },
  {
    name: 'the ledger keeps no records',
    replaced: 'src/storage/third-copy/open-third-copy.ts',
    by: 'no-records-kept.ts',
    parts: ['both stores gone after a kill'],
  },
  {
    name: 'nothing warns of a full disk',
    replaced: 'src/storage/third-copy/space-warning.ts',
    by: 'full-disk-without-warning.ts',
    parts: ['a full disk and a kill'],
  },
  {
    name: 'packs are not archived',
    replaced: 'src/storage/third-copy/archive-packs.ts',
    by: 'packs-not-archived.ts',
    parts: ['packs and snapshots on a damaged disk'],
  },
  {
    name: 'the rescue page reads no localStorage',
    replaced: 'public/rescue.js',
    by: 'no-local-storage.mjs',
    parts: ['the rescue page'],
  },
];
