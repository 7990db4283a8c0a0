import { expect, it } from 'vitest';
import { aPack, aTalent, gameDataOf } from '../../../testing/packs.ts';
import { talentNeeds } from './talent-needs.ts';

it.each(['upgrades', 'upgraded'])('accepts a very long chain of %s, all of which can be owned', (order) => {
  const talents = Array.from({ length: 12_000 }, (_, index) =>
    aTalent(`T${index}`, index === 0 ? {} : { upgrades: `T${index - 1}` }),
  );
  const pack = aPack({ talents: order === 'upgrades' ? talents : talents.toReversed() });
  expect([...talentNeeds({ json: {}, pack, gameData: gameDataOf(pack), standsAlone: true })]).toEqual([]);
});

it('checks only the effective one of talents with the same name', () => {
  const pack = aPack({ talents: [aTalent('Lonely', { tier: 'CORE' }), aTalent('Lonely', { tier: 'CORE' })] });
  const findings = [...talentNeeds({ json: {}, pack, gameData: gameDataOf(pack), standsAlone: true })];
  expect(findings).toHaveLength(1);
});
