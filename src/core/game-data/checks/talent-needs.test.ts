import { expect, it } from 'vitest';
import { aPack, aTalent, gameDataOf } from '../../../testing/packs.ts';
import { talentNeeds } from './talent-needs.ts';

it.each(['upgrades', 'upgraded'])(
  'a chain of %s longer than any stack is no circle, and all of it can be owned',
  (order) => {
    const talents = Array.from({ length: 12_000 }, (_, index) =>
      aTalent(`T${index}`, index === 0 ? {} : { upgrades: `T${index - 1}` }),
    );
    const pack = aPack({ talents: order === 'upgrades' ? talents : talents.toReversed() });
    expect([...talentNeeds({ json: {}, pack, gameData: gameDataOf(pack), standsAlone: true })]).toEqual([]);
  },
);

it('of talents with one name only the one that counts is looked at', () => {
  const pack = aPack({ talents: [aTalent('Lonely', { tier: 'CORE' }), aTalent('Lonely', { tier: 'CORE' })] });
  const findings = [...talentNeeds({ json: {}, pack, gameData: gameDataOf(pack), standsAlone: true })];
  expect(findings).toHaveLength(1);
});
