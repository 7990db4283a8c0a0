import { expect, it } from 'vitest';
import { parseEncounter } from '../../core/encounter/parse-encounter.ts';
import { parsePack } from '../../core/game-data/parse-pack.ts';
import { aPackJson } from '../../testing/packs.ts';
import { openTabWithPacks } from '../testing/tab-with-packs.ts';
import { lostFoes } from './lost-foes.ts';

const foe = (name: string) => ({ name, maximumHealth: 8, maximumEnergy: 4, maximumAP: 3, dice: 2 });
const house = (version: number, ...foes: string[]) =>
  aPackJson({ name: 'House', version, play: { foes: foes.map(foe) } });

it('names the stored encounters whose foes another version of a pack has no more under their name', async () => {
  const tab = await openTabWithPacks();
  await tab.upload(house(1, 'Bat', 'Wolf'));
  const group = { currentId: 2, maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 };
  const encounter = (encounterName: string, ...groups: object[]) => {
    const read = parseEncounter({ encounterName, version: 0, round: 0, phase: 1, groups, members: [] });
    if (!read.ok) throw new Error(read.problem);
    return tab.storage.encounters.create(read.value);
  };
  await encounter('Cave', { ...group, name: 'BAT' }, { ...group, name: 'Pack', foe: 'Wolf' });
  await encounter('Tower', { ...group, name: 'Guards' });
  const pack = parsePack(house(2, 'Vampire Bat', 'Wolf'));
  if (!pack.ok) throw new Error('refused');
  expect(await lostFoes(tab.game, pack.value)).toEqual([{ encounter: 'Cave', foes: ['BAT'] }]);
  await tab.storage.foes.create({ name: 'Bat', json: foe('Bat') });
  expect(await lostFoes(tab.game, pack.value)).toEqual([]);
});
