import { describe, expect, it } from 'vitest';
import { action, advice, findings, maneuver } from '../../../testing/pack-findings.ts';

describe('inputs', () => {
  it('are reported if they allow no number', () => {
    const numeric = (fields: Record<string, unknown>) =>
      findings(maneuver({ inputs: { numeric: { title: 'N', ...fields } } }));
    expect(numeric({ minimum: 3, maximum: 3 })).toEqual([]);
    expect(numeric({ minimum: 200, maximum: { property: 'POWER' } })).toEqual([]);
    expect(numeric({ minimum: 3, maximum: 2 })).toEqual([
      'error $.actions.maneuvers[0].inputs.numeric: No number can be given: the minimum 3 exceeds the maximum 2.',
    ]);
    expect(numeric({ maximum: 0 })).toHaveLength(1);
    expect(numeric({ minimum: 101 })).toHaveLength(1);
  });

  it.each([
    ['NUMERIC', 'numeric', { title: 'N' }],
    ['SKILL', 'skill', {}],
    ['STATUS_EFFECT', 'statusEffect', {}],
  ])('%s that an action reads and does not ask for', (input, name, node) => {
    const effects = [{ kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'INPUT', input }];
    const fields = action({ effects });
    expect(findings(fields)).toEqual([
      `warning $.actions.actions[0].effects[0].input: The action does not ask for ${input}, so there is none to read.`,
    ]);
    expect(advice(fields)).toBe(`Add ${name} to its inputs.`);
    expect(findings(action({ effects, inputs: { [name]: node } }))).toEqual([]);
    expect(findings(maneuver({ effects }))).toEqual([]);
  });

  it('count as missing if they are malformed', () => {
    const effects = [{ kind: 'GAIN_STATUS_EFFECT', input: 'STATUS_EFFECT' }];
    expect(findings(action({ effects, inputs: { statusEffect: 5 } }))).toHaveLength(2);
  });
});
