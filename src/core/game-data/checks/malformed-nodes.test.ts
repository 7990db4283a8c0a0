import { describe, expect, it } from 'vitest';
import { action, advice, findings, maneuver } from '../../../testing/pack-findings.ts';

describe('malformed nodes', () => {
  it('are reported with the path of the problem and the text shown in their place', () => {
    const fields = maneuver({
      inputs: { weapon: 5, luck: {} },
      resources: [{ resource: 'MANA', by: 'CONSTANT', value: 1 }],
      effects: [{ kind: 'END_PHASE' }, { kind: 'SET_WEAPON' }, { kind: 'DANCE' }],
      conditions: [{ kind: 'USES_SKILL' }, 5],
    });
    const odd = 'error $.actions.maneuvers[0]';
    expect(findings(fields)).toEqual([
      `${odd}.inputs.weapon: This must be an object.`,
      `${odd}.inputs.luck: No input has this name.`,
      `${odd}.resources[0].resource: This must be a resource.`,
      `${odd}.effects[1]: Weapon Change - ID Undefined.`,
      `${odd}.effects[2].kind: No effect is of this kind.`,
      `${odd}.conditions[0]: This needs skills or groups.`,
      `${odd}.conditions[1].kind: No condition is of this kind.`,
    ]);
    expect(advice(fields)).toBe(
      'Until this is fixed, ‘Unable to generate Input element’ stands in its place.',
    );
  });

  it('include inputs that are not an object', () => {
    expect(findings(action({ inputs: 'skill' }))).toEqual([
      'error $.actions.actions[0].inputs: This must be an object.',
    ]);
  });
});
