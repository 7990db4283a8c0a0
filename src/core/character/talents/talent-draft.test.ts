import { describe, expect, it } from 'vitest';
import { aPack, aTalent, CONSTANTS, gameDataOf } from '../../../testing/packs.ts';
import { anInventoryItem, aSheet, inventoryOf, SMALL_GAME } from '../../../testing/sheets.ts';
import { wordingText } from '../../lib/wording.ts';
import type { Sheet } from '../sheet/sheet.ts';
import {
  addToTalentDraft,
  checkTalentDraft,
  draftedCharacter,
  removeFromTalentDraft,
  submitTalents,
  supportedTalentDraft,
  talentChoices,
} from './talent-draft.ts';

const TOO_DEAR = 'You cannot add a talent that would use more potential than you have.';

/** Every choice with its cost, and why it cannot be added. */
function choices(fields: Partial<Sheet>, draft: readonly string[] = []) {
  return Object.fromEntries(
    talentChoices(aSheet(fields), draft, SMALL_GAME).map(({ talent, cost, refusal }) => [
      talent.name,
      refusal === undefined ? cost : `${refusal.reason}: ${wordingText(refusal.text)}`,
    ]),
  );
}

function add(fields: Partial<Sheet>, draft: readonly string[], name: string) {
  return addToTalentDraft(aSheet(fields), draft, name, SMALL_GAME);
}

describe('the talents to choose from', () => {
  it('have a cost, or a reason why they cannot be added', () => {
    expect(choices({ potential: 40 })).toEqual({
      Parry: 3,
      Riposte: 'requirements: Upgrades Parry, which is not owned.',
      'Grand Riposte': 'requirements: Upgrades Riposte, which is not owned.',
      Feint: 'requirements: Requires Parry.',
      Mastery: 'requirements: Requires Feint and Riposte.',
      'Strong Back': 3,
      Frail: 3,
      Ouroboros: 'requirements: Upgrades Serpent, which is not owned.',
      Serpent: 'requirements: Upgrades Ouroboros, which is not owned.',
      Legend: 0,
      Myth: 0,
      'Great Legend': 'requirements: Upgrades Legend, which is not owned.',
    });
  });

  it('leave out owned talents, the talents below them, and core talents', () => {
    const names = Object.keys(choices({ talents: ['Riposte', 'Feint'], pinnacles: ['Legend'] }));
    expect(names).toEqual([
      'Grand Riposte',
      'Mastery',
      'Strong Back',
      'Frail',
      'Ouroboros',
      'Serpent',
      'Myth',
      'Great Legend',
    ]);
  });

  it('leave out the talents of the draft, which count for requirements', () => {
    const chosen = choices({ potential: 40 }, ['Parry']);
    expect(chosen).toMatchObject({ Riposte: 6, Feint: 3 });
    expect(chosen).not.toHaveProperty('Parry');
  });

  it('include unpaid talents of items and skills, which count for requirements', () => {
    const armed = {
      inventory: inventoryOf(anInventoryItem('Sword')),
      equipment: { weapon: 'sword', armor: '', accessories: [] },
    };
    expect(choices(armed)).toMatchObject({ Parry: 3, Feint: 3, Riposte: 9 });
    expect(choices({ skills: new Map([['Blades', 4]]) })).toMatchObject({ Parry: 3, Feint: 3 });
  });

  it.each([
    [3, 3],
    [2, `potential: ${TOO_DEAR}`],
  ])('cost at most the free potential: with %d of it, %s', (potential, parry) => {
    expect(choices({ potential }).Parry).toBe(parry);
  });

  it('cost no more than the potential that the draft leaves', () => {
    expect(choices({ potential: 6 }, ['Strong Back'])).toMatchObject({ Parry: 3 });
    expect(choices({ potential: 5 }, ['Strong Back'])).toMatchObject({ Parry: `potential: ${TOO_DEAR}` });
  });

  it.each([
    [39, [], [], 'pinnacles: No pinnacle is available.'],
    [40, [], [], 0],
    [40, ['Legend'], [], 'pinnacles: No pinnacle is available.'],
    [40, [], ['Legend'], 'pinnacles: No pinnacle is available.'],
    [80, ['Legend'], [], 0],
  ])(
    'include pinnacles while potential reaches more: %d with %j and %j, %s',
    (potential, pinnacles, draft, myth) => {
      expect(choices({ potential, pinnacles }, draft).Myth).toBe(myth);
    },
  );

  it('name the talent below an upgrade and its other requirements', () => {
    const gameData = gameDataOf(
      aPack({
        constants: CONSTANTS,
        talents: [aTalent('Top', { upgrades: 'Base', prerequisites: ['Base', 'One', 'Two', 'Two'] })],
      }),
    );
    const [top] = talentChoices(aSheet(), [], gameData);
    expect(top?.refusal && wordingText(top.refusal.text)).toBe(
      'Upgrades Base, which is not owned. Requires One and Two.',
    );
    expect(top?.refusal?.text).toContainEqual({ name: 'Base' });
  });
});

describe('the draft', () => {
  it('takes a talent that can be added', () => {
    expect(add({}, ['Strong Back'], 'Parry')).toEqual(['Strong Back', 'Parry']);
  });

  it.each([
    ['a requirement is missing', {}, [], 'Feint'],
    ['it is too dear', { potential: 2 }, [], 'Parry'],
    ['no pinnacle is available', { potential: 39 }, [], 'Legend'],
    ['it is owned', { talents: ['Parry'] }, [], 'Parry'],
    ['it is in the draft', {}, ['Parry'], 'Parry'],
    ['only skills give it', {}, [], 'Quick Draw'],
    ['it is undefined', {}, [], 'Nobody Knows'],
  ])('stays unchanged where %s', (_, fields, draft, name) => {
    expect(add(fields, draft, name)).toBe(draft);
  });

  it('loses a removed talent, and the talents that require it', () => {
    const draft = ['Strong Back', 'Parry', 'Riposte', 'Feint', 'Mastery', 'Legend'];
    const without = (name: string) =>
      removeFromTalentDraft(aSheet({ potential: 99 }), draft, name, SMALL_GAME);
    expect(without('Parry')).toEqual(['Strong Back', 'Legend']);
    expect(without('Feint')).toEqual(['Strong Back', 'Parry', 'Riposte', 'Legend']);
    expect(without('Legend')).toEqual(['Strong Back', 'Parry', 'Riposte', 'Feint', 'Mastery']);
    expect(without('Frail')).toEqual(draft);
  });

  it('loses a talent that the sheet no longer supports, and the talents that require it', () => {
    const draft = ['Riposte', 'Strong Back', 'Feint', 'Mastery', 'Nobody Knows'];
    const on = (talents: readonly string[]) => supportedTalentDraft(aSheet({ talents }), draft, SMALL_GAME);
    expect(on(['Parry'])).toEqual(['Riposte', 'Strong Back', 'Feint', 'Mastery']);
    expect(on([])).toEqual(['Strong Back']);
    expect(on(['Riposte'])).toEqual(['Strong Back', 'Feint', 'Mastery']);
  });

  it('keeps a talent that has become too expensive, which the submit reports', () => {
    expect(supportedTalentDraft(aSheet({ potential: 2 }), ['Parry', 'Legend'], SMALL_GAME)).toEqual([
      'Parry',
      'Legend',
    ]);
  });

  it('keeps talents whose requirement the character owns anyway', () => {
    const sheet = aSheet({ skills: new Map([['Blades', 4]]) });
    expect(removeFromTalentDraft(sheet, ['Parry', 'Feint'], 'Parry', SMALL_GAME)).toEqual(['Feint']);
  });

  it('shows the character with its talents', () => {
    const { potential, pinnacles } = draftedCharacter(
      aSheet({ potential: 80 }),
      ['Parry', 'Riposte', 'Myth'],
      SMALL_GAME,
    );
    expect(potential.used.total).toBe(9);
    expect(pinnacles).toMatchObject({ reached: { total: 2 }, taken: { total: 1 }, available: 1 });
  });
});

describe('a draft is submitted', () => {
  it.each([
    ['unless nothing is added', {}, [], 'Please add a talent.'],
    [
      'unless it has more pinnacles than potential reaches',
      { potential: 40 },
      ['Legend', 'Myth'],
      'You have more pinnacles than your potential reaches.',
    ],
    ['unless what it upgrades is not owned', {}, ['Riposte'], 'Upgrades Parry, which is not owned.'],
    ['unless a prerequisite comes after it', {}, ['Feint', 'Parry'], 'Requires Parry.'],
    ['with what is before it owned', {}, ['Parry', 'Feint'], undefined],
    ['unless it uses more potential than there is', { potential: 2 }, ['Parry'], TOO_DEAR],
    ['with skills counted', { potential: 5, skills: new Map([['Blades', 4]]) }, ['Frail'], TOO_DEAR],
    ['up to the last of the potential', { potential: 3 }, ['Parry'], undefined],
    ['up to the last pinnacle', { potential: 80 }, ['Legend', 'Myth'], undefined],
  ])('%s', (_, fields, draft, message) => {
    expect(checkTalentDraft(aSheet(fields), draft, SMALL_GAME)).toBe(message);
  });

  it('as talents and pinnacles, upgrades in place of the talents below; health and energy are filled', () => {
    const sheet = aSheet({ potential: 120, talents: ['Strong Back', 'Parry'], pinnacles: ['Legend'] });
    const threePinnacles = { ...SMALL_GAME, pinnacleBreakpoints: [40, 80, 120] };
    expect(
      submitTalents(sheet, ['Riposte', 'Myth', 'Grand Riposte', 'Great Legend'], threePinnacles),
    ).toEqual(
      aSheet({
        potential: 120,
        talents: ['Strong Back', 'Grand Riposte'],
        pinnacles: ['Myth', 'Great Legend'],
        health: 25,
        energy: 10,
      }),
    );
  });

  it('drops owned, unknown and core talents', () => {
    const sheet = aSheet({ talents: ['Parry'] });
    const submitted = submitTalents(
      sheet,
      ['Parry', 'Nobody Knows', 'Quick Draw', 'Feint', 'Feint'],
      SMALL_GAME,
    );
    expect(submitted.talents).toEqual(['Parry', 'Feint']);
    expect(submitted.pinnacles).toEqual([]);
  });

  it.each([
    ['with an upgrade of nothing owned', {}, ['Riposte']],
    ['too dear by now', { potential: 2 }, ['Parry']],
    ['with a pinnacle too many', { potential: 39 }, ['Legend']],
    ['of nothing', {}, []],
  ])('%s, it leaves the sheet unchanged', (_, fields, draft) => {
    const sheet = aSheet(fields);
    expect(submitTalents(sheet, draft, SMALL_GAME)).toBe(sheet);
  });
});
