import { expect, it } from 'vitest';
import { createNotices } from './notices.ts';

it('retains every warning, and the newest successes', () => {
  const { store, success, warn, dismiss } = createNotices();
  const kept = warn('A pack was deleted in another tab.');
  for (const name of ['Aria', 'Brom', 'Cara', 'Dorn', 'Emer']) success(`${name} has been deleted.`);
  const texts = () => store.getState().map(({ text }) => text);
  expect(texts()).toEqual([
    'A pack was deleted in another tab.',
    ...['Brom', 'Cara', 'Dorn', 'Emer'].map((name) => `${name} has been deleted.`),
  ]);
  dismiss(kept);
  expect(texts()).not.toContain('A pack was deleted in another tab.');
});
