import { expect, it } from 'vitest';
import { nodeProblem } from './node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('Node %s is refused, and named', (version) => {
  expect(nodeProblem(version)).toContain(version);
});
