import { describe, expect, it } from 'vitest';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { parseStoredSheet } from '../../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../../core/encounter/create.ts';
import { wordingText } from '../../core/lib/wording.ts';
import type { Collection } from '../../storage/api.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { openGame } from '../../testing/open-game.ts';
import { CHARACTER_LIBRARY } from '../characters/character-library.ts';
import { ENCOUNTER_LIBRARY } from '../encounters/encounter-library.ts';
import type { Game } from '../game.ts';
import { createLibrary, type Library } from './library.ts';
import type { TakenAnswer } from './upload-files.ts';

const GROUPS = [{ name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }];

async function storeCharacter({ storage }: Game, name: string, health = 5) {
  const sheet = parseStoredSheet({ version: CURRENT_SHEET_VERSION, name, health });
  if (sheet.ok) await storage.characters.save(sheet.value);
}

const LIBRARIES: readonly {
  readonly noun: string;
  readonly oneOfThem: string;
  readonly nouns: string;
  readonly library: (game: Game) => Pick<Library<never>, 'upload' | 'remove' | 'removeAll'>;
  readonly collection: (game: Game) => Pick<Collection<unknown>, 'entries'>;
  readonly file: object;
  readonly save: (game: Game, name: string, health?: number) => Promise<unknown>;
}[] = [
  {
    noun: 'character',
    oneOfThem: 'A character',
    nouns: 'characters',
    library: (game) => createLibrary(game, CHARACTER_LIBRARY),
    collection: ({ storage }) => storage.characters,
    file: { version: CURRENT_SHEET_VERSION, name: 'Aria', health: 5 },
    save: storeCharacter,
  },
  {
    noun: 'encounter',
    oneOfThem: 'An encounter',
    nouns: 'encounters',
    library: (game) => createLibrary(game, ENCOUNTER_LIBRARY),
    collection: ({ storage }) => storage.encounters,
    file: { ...createEncounter('Aria', GROUPS) },
    save: ({ storage }, name, maximumHealth = 5) =>
      storage.encounters.save(
        createEncounter(name, [{ name: 'Goblins', maximumHealth, maximumEnergy: 4, maximumAP: 3 }]),
      ),
  },
];

const INSIST_NOT = { withoutSnapshot: false };

describe.each(LIBRARIES)(
  'the library of $nouns',
  ({ noun, oneOfThem, nouns, library, collection, file, save }) => {
    const told = ({ notices }: Game) =>
      notices.store.getState().map(({ kind, text }) => [kind, wordingText(text)]);

    it('reports an upload that could not be stored', async () => {
      const game = await openGame(new FakeBrowser().tab({ indexedDB: undefined }), {});
      const [outcome] = await library(game).upload([new File([JSON.stringify(file)], 'a.json')]);
      expect(outcome).toMatchObject({ kind: 'success', message: [{ name: 'Aria' }, ' has been uploaded.'] });
      expect(outcome?.detail).toMatch(/Changes are kept in this tab only/);
    });

    const upload = (game: Game, name: string, answer: TakenAnswer, isForAll = false, count = 1) =>
      library(game).upload(
        Array.from(
          { length: count },
          () => new File([JSON.stringify({ ...file, name, encounterName: name })], 'a.json'),
        ),
        (taken) => {
          asked.push(taken.filesLeft);
          return Promise.resolve({ answer, isForAll });
        },
      );
    const asked: number[] = [];
    const messages = (outcomes: Awaited<ReturnType<typeof upload>>) =>
      outcomes.map(({ message }) => wordingText(message));

    it('keeps both where an uploaded name is taken, and asks once for all files', async () => {
      const game = await openGame(new FakeBrowser().tab(), {});
      await save(game, 'Aria', 3);
      asked.length = 0;
      expect(messages(await upload(game, 'ARIA', 'keep-both', true, 2))).toEqual([
        'ARIA has been uploaded as ARIA (2).',
        'ARIA has been uploaded as ARIA (3).',
      ]);
      expect(asked).toEqual([1]);
    });

    it('replaces what has the name of an uploaded one, after a snapshot', async () => {
      const game = await openGame(new FakeBrowser().tab(), {});
      await save(game, 'Aria', 3);
      expect(messages(await upload(game, 'Aria', 'replace'))).toEqual([
        'Aria has been replaced. A snapshot under Settings still has the one before.',
      ]);
      expect(await game.storage.snapshots.list()).toMatchObject([{ reason: 'Before replacing Aria' }]);
      expect(messages(await upload(game, 'Aria', 'skip'))).toEqual([
        expect.stringContaining('with that name already exists'),
      ]);
      expect(await game.storage.snapshots.list()).toHaveLength(1);
    });

    it('replaces nothing that another tab has changed since', async () => {
      const browser = new FakeBrowser();
      const game = await openGame(browser.tab(), {});
      await save(game, 'Aria');
      const other = await openGame(browser.tab({ openChannel: undefined }), {});
      await save(other, 'Aria', 3);
      expect(messages(await upload(game, 'Aria', 'replace'))).toEqual([
        'Aria was changed in another tab and has not been replaced.',
      ]);
    });

    it('mentions the snapshot of a deletion', async () => {
      const game = await openGame(new FakeBrowser().tab(), {});
      for (const name of ['Aria', 'Bertram', 'Cara']) await save(game, name);
      expect(await library(game).remove('Aria', INSIST_NOT)).toBe('done');
      expect(await library(game).removeAll(INSIST_NOT)).toBe('done');
      expect(told(game)).toEqual([
        ['success', 'Aria has been deleted. A snapshot under Settings still has it.'],
        ['success', `All ${nouns} have been deleted. A snapshot under Settings still has them.`],
      ]);
      expect(await game.storage.snapshots.list()).toHaveLength(2);
    });

    /** Presses the button of the newest notice. */
    const press = ({ notices }: Game) => notices.store.getState().at(-1)?.actions?.[0]?.onAction();

    it('offers Undo for a deletion, until the name is stored again', async () => {
      const game = await openGame(new FakeBrowser().tab(), {});
      const stored = () => new Map([...collection(game).entries()].map(([key, { value }]) => [key, value]));
      for (const name of ['Aria', 'Bertram', 'Cara']) await save(game, name);
      const before = stored();
      await library(game).remove('Aria', INSIST_NOT);
      expect(game.notices.store.getState().at(-1)?.actions?.[0]?.name).toBe('Undo Delete Aria');
      press(game);
      await expect.poll(stored).toEqual(before);
      await expect.poll(() => told(game)).toEqual([['success', 'Restored: Aria.']]);

      await library(game).removeAll(INSIST_NOT);
      expect(game.notices.store.getState().at(-1)?.actions?.[0]?.name).toBe(`Undo Delete 3 ${nouns}`);
      press(game);
      await expect.poll(stored).toEqual(before);

      await library(game).remove('Aria', INSIST_NOT);
      await save(game, 'Aria', 2);
      expect(game.notices.store.getState().filter(({ actions }) => actions)).toEqual([]);
    });

    it('offers no Undo without IndexedDB', async () => {
      const game = await openGame(new FakeBrowser().tab({ indexedDB: undefined }), {});
      for (const name of ['Aria', 'Bertram']) await save(game, name);
      expect(await library(game).remove('Aria', INSIST_NOT)).toBe('done');
      expect(await library(game).removeAll(INSIST_NOT)).toBe('done');
      expect(told(game)).toEqual([
        ['success', 'Aria has been deleted.'],
        ['success', `All ${nouns} have been deleted.`],
      ]);
      expect(game.notices.store.getState().filter(({ actions }) => actions)).toEqual([]);
    });

    it('does not delete a document that another tab has changed since', async () => {
      const browser = new FakeBrowser();
      const game = await openGame(browser.tab(), {});
      await save(game, 'Aria');
      const other = await openGame(browser.tab({ openChannel: undefined }), {});
      await save(other, 'Aria', 3);
      expect(await library(game).remove('Aria', INSIST_NOT)).toBe('done');
      await save(other, 'Aria', 2);
      expect(await library(game).removeAll(INSIST_NOT)).toBe('done');
      expect(told(game)).toEqual([
        ['warning', 'Aria was changed in another tab and has not been deleted. Look at it again first.'],
        ['warning', `${oneOfThem} was changed in another tab. None has been deleted.`],
      ]);
    });

    it('names what stays where one of several was changed in another tab', async () => {
      const browser = new FakeBrowser();
      const game = await openGame(browser.tab(), {});
      for (const name of ['Aria', 'Bertram']) await save(game, name);
      const other = await openGame(browser.tab({ openChannel: undefined }), {});
      await save(other, 'Bertram', 3);
      expect(await library(game).removeAll(INSIST_NOT)).toBe('done');
      expect(told(game)).toEqual([
        [
          'warning',
          'What was changed in another tab, or could not be deleted, stays: Bertram. Look at it again first. These have been deleted: Aria. A snapshot under Settings still has them.',
        ],
      ]);
    });

    /** A tab in which every snapshot fails with this error. */
    const withoutSnapshots = (error: Error) =>
      openGame(new FakeBrowser().tab({ sha256: () => Promise.reject(error) }), {});

    it('deletes nothing if there is no room for a snapshot, unless the user insists', async () => {
      const game = await withoutSnapshots(new DOMException('No room', 'QuotaExceededError'));
      for (const name of ['Aria', 'Bertram']) await save(game, name);
      const { remove, removeAll } = library(game);
      expect(await remove('Aria', INSIST_NOT)).toBe('no-room');
      expect(await removeAll(INSIST_NOT)).toBe('no-room');
      expect(told(game)).toEqual([]);
      expect(await remove('Aria', { withoutSnapshot: true })).toBe('done');
      expect(await removeAll({ withoutSnapshot: true })).toBe('done');
      expect(told(game)).toEqual([
        ['success', 'Aria has been deleted.'],
        ['success', `All ${nouns} have been deleted.`],
      ]);
    });

    it('reports why a deletion failed', async () => {
      const game = await withoutSnapshots(new Error('No hash'));
      await save(game, 'Aria');
      expect(await library(game).remove('Aria', INSIST_NOT)).toBe('done');
      expect(await library(game).removeAll(INSIST_NOT)).toBe('done');
      expect(told(game)).toEqual([
        ['warning', expect.stringMatching(/^Aria has not been deleted\. Your browser could not/)],
        [
          'warning',
          expect.stringMatching(new RegExp(`^No ${noun} has been deleted\\. Your browser could not`)),
        ],
      ]);
    });

    it('shows no message if there is nothing to delete', async () => {
      const game = await openGame(new FakeBrowser().tab(), {});
      expect(await library(game).remove('Aria', INSIST_NOT)).toBe('done');
      expect(told(game)).toEqual([]);
    });
  },
);
