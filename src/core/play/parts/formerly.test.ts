import { describe, expect, it } from 'vitest';
import { readPlay } from '../play.ts';
import { presentName } from './formerly.ts';

/** The renamings of this JSON, and what reading them finds, one line each. */
function read(formerly: unknown) {
  const told: string[] = [];
  const newNames: string[] = [];
  const play = readPlay(
    { formerly },
    {
      problem: (path, message) => told.push(`${path}: ${message}`),
      unread: (path) => told.push(`${path} is not read`),
      name: () => undefined,
      newName: (path, sort, name) => newNames.push(`${path}: ${sort} ${name}`),
    },
  );
  return { formerly: play.formerly, told, newNames };
}

describe('formerly', () => {
  it('leaves out each renaming that leads in a circle, and keeps the others', () => {
    const { formerly, told } = read({
      talents: { A: 'B', B: 'A', C: 'A', D: 'D', E: 'F', F: 'G' },
      items: { Old: 'New' },
      skills: { X: 'X' },
    });
    expect([...(formerly.get('talents') ?? [])]).toEqual([
      ['E', 'F'],
      ['F', 'G'],
    ]);
    expect([...formerly.keys()]).toEqual(['talents', 'items']);
    expect(told).toEqual([
      '$.play.formerly.talents.A: This leads back to the same name.',
      '$.play.formerly.talents.B: This leads back to the same name.',
      '$.play.formerly.talents.C: This leads back to the same name.',
      '$.play.formerly.talents.D: This leads back to the same name.',
      '$.play.formerly.skills.X: This leads back to the same name.',
    ]);
  });

  it('leaves out each renaming that is not right, and keeps the others', () => {
    const long = 'x'.repeat(201);
    const { formerly, told } = read({
      talents: { Old: 'New', Lost: 3, Blank: '', [long]: 'Y', Far: long, __proto: null },
      items: ['Old'],
      skills: 'Old',
      spells: { Old: 'New' },
      actions: { Cut: 'Slash' },
    });
    expect([...formerly].map(([list, names]) => [list, ...names])).toEqual([
      ['talents', ['Old', 'New']],
      ['actions', ['Cut', 'Slash']],
    ]);
    expect(told).toEqual([
      '$.play.formerly.talents.Lost: This must be a text.',
      '$.play.formerly.talents.Blank: This must not be empty.',
      `$.play.formerly.talents.${long}: You cannot use more than 200 characters in a name.`,
      '$.play.formerly.talents.Far: You cannot use more than 200 characters in a name.',
      '$.play.formerly.talents.__proto: This must be a text.',
      '$.play.formerly.items: This must be an object.',
      '$.play.formerly.skills: This must be an object.',
      '$.play.formerly.spells is not read',
    ]);
  });

  it('reads the first 2000 renamings of a list', () => {
    const talents = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`A${index}`, 'B']));
    const { formerly, told } = read({ talents });
    expect(formerly.get('talents')?.size).toBe(2000);
    expect(told).toEqual(['$.play.formerly.talents: This has 2001 entries; only the first 2000 are read.']);
  });

  it('tells the last name of each chain of renamings', () => {
    expect(read({ talents: { A: 'B', B: 'C' }, statusEffects: { X: 'Y' } }).newNames).toEqual([
      '$.play.formerly.talents.B: talent C',
      '$.play.formerly.statusEffects.X: status effect Y',
    ]);
  });
});

describe('presentName', () => {
  it('follows renamings, and keeps a name whose renamings lead in a circle', () => {
    const names = new Map([
      ['A', 'B'],
      ['B', 'C'],
      ['X', 'Y'],
      ['Y', 'X'],
      ['W', 'X'],
    ]);
    expect(['A', 'C', 'X', 'W'].map((name) => presentName(name, names))).toEqual(['C', 'C', 'X', 'W']);
  });
});
