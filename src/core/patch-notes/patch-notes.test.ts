import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { groupPatchNotes } from './group-patch-notes.ts';
import type { CalendarDate } from './long-date.ts';
import { type PatchNote, parsePatchNotes } from './patch-notes.ts';

function aNote(date: CalendarDate, fields: Partial<PatchNote> = {}): PatchNote {
  return {
    name: '',
    version: '0.9.15',
    date,
    summary: 'The first release.',
    bugFixes: ['A thing'],
    descriptionSections: [{ title: 'Characters', body: ['Make one.'] }],
    talents: { added: ['Parry'], removed: [], changed: ['Feint'] },
    ...fields,
  };
}

describe('patch notes', () => {
  it('are read with their fields, the latest first', () => {
    const [first, second, third] = [aNote([2026, 10, 2]), aNote([2026, 11, 20]), aNote([2025, 12, 31])];
    expect(parsePatchNotes([first, { ...second, extra: 1 }, third])).toEqual([second, first, third]);
  });

  it('of one day keep the order of the file', () => {
    const notes = [aNote([2026, 1, 1], { version: '2' }), aNote([2026, 1, 1], { version: '1' })];
    expect(parsePatchNotes(notes)).toEqual(notes);
  });

  it.each([
    ['null', null],
    ['a date of two numbers', { ...aNote([2026, 1, 1]), date: [2026, 1] }],
    ['a date of four numbers', { ...aNote([2026, 1, 1]), date: [2026, 1, 1, 1] }],
    ['a date in words', { ...aNote([2026, 1, 1]), date: '2026-01-01' }],
    ['a date with a word', { ...aNote([2026, 1, 1]), date: [2026, 'January', 1] }],
    ['a date that does not exist', aNote([2026, 2, 29])],
    ['a name that is a number', { ...aNote([2026, 1, 1]), name: 1 }],
    ['a version that is a number', { ...aNote([2026, 1, 1]), version: 1 }],
    ['no summary', { ...aNote([2026, 1, 1]), summary: undefined }],
    ['bug fixes in one text', { ...aNote([2026, 1, 1]), bugFixes: 'All' }],
    ['a section without a title', { ...aNote([2026, 1, 1]), descriptionSections: [{ body: [] }] }],
    [
      'a section with a text for a body',
      { ...aNote([2026, 1, 1]), descriptionSections: [{ title: '', body: '' }] },
    ],
    ['no talents', { ...aNote([2026, 1, 1]), talents: undefined }],
    ['talents of two kinds only', { ...aNote([2026, 1, 1]), talents: { added: [], removed: [] } }],
  ])('with %s is left out, and the others shown', (_, bad) => {
    const good = aNote([2026, 11, 20]);
    expect(parsePatchNotes([bad, good])).toEqual([good]);
  });

  it.each([[null], [{}], ['notes'], [5], [[]]])('are empty for %j', (json) => {
    expect(parsePatchNotes(json)).toEqual([]);
  });

  it.prop([fc.jsonValue()])('are a list, whatever the file holds', (json) => {
    expect(parsePatchNotes([json, json]).length).toBeGreaterThanOrEqual(0);
  });
});

describe('groupPatchNotes', () => {
  const november = aNote([2026, 11, 2]);
  const laterNovember = aNote([2026, 11, 20]);
  const october = aNote([2026, 10, 31]);
  const earlierOctober = aNote([2026, 10, 1]);
  const lastNovember = aNote([2025, 11, 30]);
  const january = aNote([2025, 1, 5]);
  const notes = [january, november, earlierOctober, lastNovember, laterNovember, october];

  it('groups the current month first, then the others by year and month', () => {
    expect(groupPatchNotes(notes, { year: 2026, month: 11 })).toEqual({
      recent: [laterNovember, november],
      years: [
        { year: 2026, months: [{ month: 10, title: 'October', notes: [october, earlierOctober] }] },
        {
          year: 2025,
          months: [
            { month: 11, title: 'November', notes: [lastNovember] },
            { month: 1, title: 'January', notes: [january] },
          ],
        },
      ],
    });
  });

  it('has no recent notes without any of the current month', () => {
    const { recent, years } = groupPatchNotes(notes, { year: 2027, month: 11 });
    expect(recent).toEqual([]);
    expect(years.map(({ year }) => year)).toEqual([2026, 2025]);
    expect(groupPatchNotes([], { year: 2026, month: 1 })).toEqual({ recent: [], years: [] });
  });
});
