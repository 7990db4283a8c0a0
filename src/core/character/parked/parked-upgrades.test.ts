import { describe, expect, it } from 'vitest';
import { aPack, aTalent, CONSTANTS, gameDataOf } from '../../../testing/packs.ts';
import { aSheet } from '../../../testing/sheets.ts';
import { derive } from '../derive.ts';
import { DEFAULT_SHEET } from '../sheet/default-sheet.ts';
import { parseSheet, parseStoredSheet, serializeSheet } from '../sheet/parse-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { removeTalent } from '../talents/remove-talent.ts';
import { validateSheet } from '../validate.ts';
import { takeBack } from './parked.ts';
import { letGoOf, parkedParts } from './parked-parts.ts';

/** Each talent costs 3, and upgrades the one of the pack before it. */
const CORE = aPack({ name: 'Core', constants: CONSTANTS, talents: [aTalent('Parry')] });
const LOW = aPack({ name: 'Low', talents: [aTalent('Riposte', { upgrades: 'Parry' })] });
const HIGH = aPack({ name: 'High', talents: [aTalent('Counter', { upgrades: 'Riposte' })] });
const TOP = aPack({ name: 'Top', talents: [aTalent('Mastery', { upgrades: 'Counter' })] });
const ALL = gameDataOf(CORE, LOW, HIGH, TOP);
const CORE_ALONE = gameDataOf(CORE);

/** What counts as owned of the sheet under these game data. */
const owned = (sheet: Sheet, gameData = CORE_ALONE) => [...derive(sheet, gameData).ownedTalents].sort();
const talentCost = (sheet: Sheet, gameData = CORE_ALONE) =>
  derive(sheet, gameData).potential.talentCost.total;

const mastery = validateSheet(aSheet({ skills: new Map(), talents: ['Mastery'] }), ALL).sheet;
const counter = validateSheet(aSheet({ skills: new Map(), talents: ['Counter'] }), ALL).sheet;
/** The upgrades and all between are parked; the lowest talent is owned. */
const onCore = validateSheet(counter, CORE_ALONE, ALL).sheet;

describe('the talents below an upgrade whose pack is gone', () => {
  it('are owned as soon as a pack defines them, nearest first, without the game data from before', () => {
    expect([onCore.talents, owned(onCore), talentCost(onCore)]).toEqual([['Parry'], ['Parry'], 3]);
    const coreAndLow = gameDataOf(CORE, LOW);
    const { sheet } = validateSheet(onCore, coreAndLow);
    expect(sheet.talents).toEqual(['Riposte']);
    expect([owned(sheet, coreAndLow), talentCost(sheet, coreAndLow)]).toEqual([['Parry', 'Riposte'], 6]);
    expect(takeBack(validateSheet(sheet, ALL).sheet, ALL).talents).toEqual(['Counter']);
  });

  it('are owned below one that is still defined, where those between are gone', () => {
    const withoutLow = gameDataOf(CORE, HIGH, TOP);
    const { sheet } = validateSheet(mastery, withoutLow, ALL);
    expect(sheet.talents).toEqual(['Mastery', 'Parry']);
    expect([owned(sheet, withoutLow), talentCost(sheet, withoutLow)]).toEqual([
      ['Counter', 'Mastery', 'Parry', 'Riposte'],
      9,
    ]);
    const again = validateSheet(sheet, ALL, withoutLow).sheet;
    expect([again.talents, talentCost(again, ALL)]).toEqual([['Mastery'], 12]);
  });

  it('stay removed once the player removes them', () => {
    const removed = removeTalent(onCore, 'Parry', CORE_ALONE);
    expect(validateSheet(removed, CORE_ALONE).sheet.talents).toEqual([]);
    expect(validateSheet(removed, gameDataOf(CORE, LOW)).sheet.talents).toEqual(['Riposte']);
  });

  it('are forgotten with the upgrade that the player lets go of', () => {
    const [part] = parkedParts(onCore);
    const left = part && letGoOf(onCore, part);
    expect(left?.parked).toEqual(DEFAULT_SHEET.parked);
    expect(left && validateSheet(left, gameDataOf(CORE, LOW)).sheet.talents).toEqual(['Parry']);
  });

  it('are parked where the player removes the upgrade above an undefined one', () => {
    const withoutLow = gameDataOf(CORE, HIGH);
    const sheet = removeTalent(validateSheet(counter, withoutLow, ALL).sheet, 'Counter', withoutLow);
    expect([sheet.talents, sheet.parked.talents]).toEqual([['Parry'], ['Riposte']]);
    const again = validateSheet(sheet, ALL, withoutLow).sheet;
    expect(takeBack(again, ALL).talents).toEqual(['Riposte']);
  });
});

describe('the file of a character with parked upgrades', () => {
  const fileOf = (sheet: Sheet) => JSON.parse(JSON.stringify(serializeSheet(sheet)));

  it('has what they upgrade', () => {
    const file = fileOf(onCore);
    expect(file.parked.upgrades).toEqual({ Counter: 'Riposte', Riposte: 'Parry' });
    const stored = parseStoredSheet(file);
    expect(stored.ok && parseSheet(stored.value)).toEqual({ ok: true, value: onCore });
  });

  it('has no such field where no parked talent upgrades another, as in 0.9.15', () => {
    const parked = { ...DEFAULT_SHEET.parked, talents: ['Alone'] };
    expect(fileOf(aSheet({ parked })).parked).toEqual({
      items: [],
      skills: {},
      talents: ['Alone'],
      pinnacles: [],
      equipped: [],
      bars: [],
    });
  });

  it('of 0.9.15, which has no such field, is read', () => {
    const { upgrades, ...parked } = fileOf(onCore).parked;
    expect(upgrades).toBeDefined();
    const stored = parseStoredSheet({ ...fileOf(onCore), parked });
    const sheet = stored.ok ? parseSheet(stored.value) : stored;
    expect(sheet).toEqual({
      ok: true,
      value: { ...onCore, parked: { ...onCore.parked, upgrades: new Map() } },
    });
    expect(sheet.ok && takeBack(validateSheet(sheet.value, ALL).sheet, ALL).talents).toEqual(['Counter']);
  });
});
