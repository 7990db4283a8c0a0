import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { CURRENT_SHEET_VERSION } from '../core/character/migrations/steps.ts';
import { parseStoredSheet } from '../core/character/sheet/parse-sheet.ts';
import { fail, ok, type Result } from '../core/lib/result.ts';
import { FakeBrowser } from '../storage/testing/fake-browser.ts';
import { noticeTexts } from '../testing/notices.ts';
import { openGame } from '../testing/open-game.ts';
import type { Game } from './game.ts';
import { SAMPLE_CHARACTERS } from './sample-characters.ts';
import { SAMPLE_ENCOUNTER } from './samples.ts';

const file: unknown = JSON.parse(readFileSync('public/samples.json', 'utf8'));
let samples: Result<unknown, string>;
let game: Game;

beforeEach(async () => {
  samples = ok(file);
  game = await openGame(
    new FakeBrowser().tab(),
    {},
    { fetchJson: async (name) => (name === 'samples.json' ? samples : fail('It is not there.')) },
  );
});

const stored = () => [...game.storage.characters.entries().values()].map(({ name }) => name);
const warnings = () => noticeTexts(game);

describe('the samples', () => {
  it('match the content of the file', async () => {
    for (const { name } of SAMPLE_CHARACTERS) {
      expect(await game.samples.storeCharacter(name)).toBe(true);
    }
    expect(stored().sort()).toEqual(SAMPLE_CHARACTERS.map(({ name }) => name).sort());
    expect(await game.samples.storeEncounter()).toBe(true);
    const { groups, members } = game.storage.encounters.get(SAMPLE_ENCOUNTER)?.value ?? {};
    expect([groups?.length, members?.length]).toEqual([2, 7]);
    expect(warnings()).toEqual([]);
  });

  it('are stored once for two simultaneous requests, and again without waiting', async () => {
    const [{ name } = { name: '' }] = SAMPLE_CHARACTERS;
    const both = await Promise.all([game.samples.storeCharacter(name), game.samples.storeCharacter(name)]);
    expect(both).toContain(true);
    expect(stored()).toEqual([name]);
    expect(warnings()).toEqual([]);
  });

  it('leave an existing character of the same name unchanged', async () => {
    const own = parseStoredSheet({ version: CURRENT_SHEET_VERSION, name: 'ILSE  wren', notes: 'Mine.' });
    if (own.ok) await game.storage.characters.save(own.value);
    expect(await game.samples.storeCharacter('Ilse Wren')).toBe(true);
    expect(stored()).toEqual(['ILSE  wren']);
    expect(game.storage.characters.get('Ilse Wren')?.value.json.notes).toBe('Mine.');
  });

  it.each([
    ['cannot be fetched', fail('samples.json is not there.'), 'samples.json is not there.'],
    ['is no object', ok(null), 'samples.json does not hold it.'],
    [
      'holds no such character',
      ok({ characters: [{ name: 'Ilse Wren' }, 3] }),
      'samples.json does not hold it.',
    ],
  ])('change nothing if the file %s, and report why', async (_, result, reason) => {
    samples = result;
    expect(await game.samples.storeCharacter('Ilse Wren')).toBe(false);
    expect(await game.samples.storeEncounter()).toBe(false);
    expect(stored()).toEqual([]);
    expect(game.storage.encounters.entries().size).toBe(0);
    expect(warnings()).toEqual(
      ['Ilse Wren', SAMPLE_ENCOUNTER].map(
        (name) => `${name} could not be fetched. ${reason} Nothing has changed: try again in a while.`,
      ),
    );
  });
});
