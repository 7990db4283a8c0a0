import { describe, expect, it } from 'vitest';
import { anAmount } from '../../../testing/combatant.ts';
import { action, findings, maneuver } from '../../../testing/pack-findings.ts';

const effects = [{ kind: 'END_PHASE' }, { kind: 'ANTE_DICE', ...anAmount(2) }];
const once = [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }];

describe('a maneuver that sets dice aside', () => {
  it('is warned of where it can be stacked without limit', () => {
    expect(findings(maneuver({ effects }))).toEqual([
      'warning $.actions.maneuvers[0].effects[1]: "Odd" can be stacked without limit: every time power rises, and one die is left.',
    ]);
  });

  it('is fine where it is ONCE_PER a period', () => {
    expect(findings(maneuver({ effects, conditions: once }))).toEqual([]);
  });
});

describe('an action that sets dice aside', () => {
  it('is fine, as it is chosen once', () => {
    expect(findings(action({ effects }))).toEqual([]);
  });
});
