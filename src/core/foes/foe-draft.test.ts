import { describe, expect, it } from 'vitest';
import { ILSE } from '../../testing/fights.ts';
import {
  copiedFoeDraft,
  type FoeJson,
  foeDraftProblems,
  newFoeDraft,
  problemOfField,
  readFoeDraft,
  sheetFoeDraft,
  storedFoeDraft,
  withFoeField,
} from './foe-draft.ts';
import { foeProblems, parseFoe } from './parse-foe.ts';

const WOLF = { name: 'Wolf', maximumHealth: 12, maximumEnergy: 4, maximumAP: 3, dice: 5 };

function problems(fields: FoeJson, names: readonly string[] = []) {
  return foeDraftProblems(storedFoeDraft({ name: 'Wolf', json: { ...WOLF, ...fields } }), names);
}

describe('the form of a foe', () => {
  it('starts with what a foe needs, but for its name', () => {
    expect(foeDraftProblems(newFoeDraft(), [])).toEqual([
      { path: '$.name', message: 'Please enter a name.' },
    ]);
  });

  it('finds every mistake, and says at which field', () => {
    const wrong = problems({ name: '', maximumAP: 0, power: 'much', soak: { DAMAGE_TYPE_A: 0.5 } });
    expect(
      ['name', 'maximumAP', 'power', 'soak', 'dice'].map((field) => problemOfField(wrong, field)),
    ).toEqual([
      'Please enter a name.',
      'This must be 1 or more.',
      'This must be a number.',
      'This must be a whole number.',
      undefined,
    ]);
  });

  it('takes no name of another stored foe, and takes its own', () => {
    const taken = [{ path: '$.name', message: 'A foe with that name already exists.' }];
    expect(problems({ name: ' BEAR ' }, ['Wolf', 'Bear'])).toEqual(taken);
    expect(problems({ name: 'wolf' }, ['Wolf', 'Bear'])).toEqual([]);
    expect(foeDraftProblems({ before: undefined, json: WOLF }, ['Wolf'])).toEqual(taken);
  });

  it('writes no field that says nothing, and leaves the others as they are', () => {
    const json = { ...WOLF, power: 0, later: { kept: true } };
    const filled = withFoeField(withFoeField(json, 'text', 'Grey.'), 'actions', ['Bite']);
    expect(filled).toEqual({ ...json, text: 'Grey.', actions: ['Bite'] });
    const emptied = withFoeField(withFoeField(filled, 'text', ''), 'actions', []);
    expect(withFoeField(emptied, 'soak', { DAMAGE_TYPE_A: 0 })).toEqual(json);
    expect(withFoeField(json, 'power', undefined)).toEqual({ ...WOLF, later: { kept: true } });
  });

  it('copies a foe under a free name', () => {
    const read = parseFoe(WOLF);
    if (!read.ok) throw new Error(read.problem.message);
    const { before, json } = copiedFoeDraft(read.value, (key) => key === 'wolf');
    expect([before, json]).toEqual([undefined, { ...WOLF, name: 'Wolf (2)', damageType: 'UNRELATED' }]);
    expect(foeProblems(json)).toEqual([]);
  });

  it('makes a foe of the sheet of a character', () => {
    const draft = sheetFoeDraft('Ilse Wren', ILSE, () => false);
    expect(draft.json).toEqual({ name: 'Ilse Wren', sheet: ILSE });
    expect(foeDraftProblems(draft, [])).toEqual([]);
  });

  it('is read again from what a tab saved, and from nothing else', () => {
    const draft = storedFoeDraft({ name: 'Wolf', json: WOLF });
    expect(readFoeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const value of [null, 5, [], {}, { json: [] }, { json: 'x', before: { name: 'Wolf' } }])
      expect(readFoeDraft(value)).toBeUndefined();
  });
});
