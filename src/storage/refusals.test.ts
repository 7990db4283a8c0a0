import { expect, it } from 'vitest';
import { refusals, refuse } from './testing/refusals.ts';
import { operations } from './testing/write-faults.ts';

const some = operations.filter(({ name }) =>
  ['create', 'save', 'remove', 'store a pack', 'restore a backup', 'a first start'].includes(name),
);

it.each(Object.keys(refusals))('what is done is told, kept, and stored once it can be: %s', async (how) => {
  expect(some).toHaveLength(6);
  for (const operation of some) expect(await refuse(operation, how)).toEqual([]);
});
