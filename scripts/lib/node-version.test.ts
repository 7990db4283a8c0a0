import { describe, expect, it } from 'vitest';
import { describeNodeProblem } from './node-version.mjs';

describe('describeNodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('accepts Node %s', (version) => {
    expect(describeNodeProblem(version)).toBeUndefined();
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('refuses Node %s and names it', (version) => {
    expect(describeNodeProblem(version)).toContain(version);
  });
});
