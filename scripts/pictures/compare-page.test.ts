import { describe, expect, it } from 'vitest';
import { comparePage } from './compare-page.mjs';

describe('comparePage', () => {
  const page = comparePage(
    ['home-390-light.png', 'new.png', 'compare.html'],
    ['home-390-light.png', 'gone.png'],
    '../before',
  );

  it('shows each picture beside the earlier one', () => {
    expect(page).toContain('<img src="../before/home-390-light.png" alt="earlier"');
    expect(page).toContain('<img src="home-390-light.png" alt="now"');
  });

  it('says where one of both is missing, and shows nothing but pictures', () => {
    expect(page).toContain('<h2>gone.png</h2><div><a href="../before/gone.png">');
    expect(page.match(/<p>None earlier<\/p>/g)).toHaveLength(1);
    expect(page.match(/<p>None now<\/p>/g)).toHaveLength(1);
    expect(page).not.toContain('compare.html');
  });
});
