import { describe, expect, it } from 'vitest';
import { combatant } from '../../testing/combatant.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { ofEachBar } from '../rules/bars.ts';
import { RESOURCES, type Resource } from '../rules/vocabulary.ts';
import { availableResource, withResourceChange } from './available-resources.ts';

const { sheet } = combatant();
const before: Readonly<Record<Resource, number>> = {
  ...ofEachBar(() => 1),
  HEALTH: 12,
  ENERGY: 7,
  VIGOR: 2,
  FOCUS: 2,
  BOOST_POINTS: 1,
  ACTION_POINTS: 3,
};

describe.each(RESOURCES)('%s', (resource) => {
  const changed = (change: number) => {
    const after = withResourceChange(sheet, resource, change);
    return Object.fromEntries(RESOURCES.map((each) => [each, availableResource(after, each)]));
  };

  it('changes without affecting the others', () => {
    expect(changed(1)).toEqual({ ...before, [resource]: before[resource] + 1 });
    expect(changed(-1)).toEqual({ ...before, [resource]: before[resource] - 1 });
  });

  it('stays between 0 and the largest exact number', () => {
    expect(changed(-99)).toEqual({ ...before, [resource]: 0 });
    expect(changed(MAX_NUMBER)).toEqual({ ...before, [resource]: MAX_NUMBER });
  });
});
