import { describe, expect, it } from 'vitest';
import { comparePage, comparePictures } from './compare-page.mjs';

const pictures = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));

const comparison = comparePictures(
  pictures({ 'home.png': 'same', 'new.png': 'x', 'skills.png': 'after' }),
  pictures({ 'home.png': 'same', 'gone.png': 'x', 'skills.png': 'before' }),
);

describe('comparePictures', () => {
  it('finds what differs, what was added and what is missing', () => {
    expect(comparison).toEqual({ differing: ['skills.png'], added: ['new.png'], missing: ['gone.png'] });
  });
});

describe('comparePage', () => {
  const page = comparePage(comparison, '../before');

  it('shows each picture that differs beside the earlier one, and no other', () => {
    expect(page).toContain('<img src="../before/skills.png" alt="earlier"');
    expect(page).toContain('<img src="skills.png" alt="now"');
    expect(page).not.toContain('home.png');
  });

  it('says where one of both is missing', () => {
    expect(page).toContain('<h2>gone.png</h2><div><a href="../before/gone.png">');
    expect(page.match(/<p>None earlier<\/p>/g)).toHaveLength(1);
    expect(page.match(/<p>None now<\/p>/g)).toHaveLength(1);
  });

  it('says so where nothing differs', () => {
    expect(comparePage({ differing: [], added: [], missing: [] }, '..')).toContain('No picture differs.');
  });
});
