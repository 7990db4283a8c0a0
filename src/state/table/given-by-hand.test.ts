import { beforeEach, describe, expect, it } from 'vitest';
import { noticeTexts } from '../../testing/notices.ts';
import { hostState, openTableOfTwo, playerState, type TableOfTwo } from '../../testing/table.ts';
import type { Game } from '../game.ts';

const BURNING = { effect: 'Burning', level: 2 };

const effects = ({ loaded }: Game) => [
  ...(loaded.store.getState().character?.sheet.combatState.statusEffects ?? []),
];
const beginCombat = ({ loaded }: Game) =>
  loaded.change('Begin Combat', (sheet) => ({
    ...sheet,
    combatState: { ...sheet.combatState, round: 1 },
  }));

let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];
beforeEach(async () => {
  ({ host, ilse, link } = await openTableOfTwo());
});

/** Gives it to Ilse, and waits until it has arrived there. */
async function give(given: Parameters<typeof host.session.give>[1]) {
  host.session.give('ilse wren', given);
  await expect.poll(() => playerState(ilse.game).offers.length).toBe(1);
  const [offer] = playerState(ilse.game).offers;
  if (offer === undefined) throw new Error('Nothing has arrived.');
  return offer;
}

describe('a status effect that the game master gives by hand', () => {
  it('is gained at its level once the player accepts it, which Undo takes back', async () => {
    beginCombat(ilse.game);
    link.session.accept(await give(BURNING));
    expect(effects(ilse.game)).toEqual([['Burning', 2]]);
    expect(ilse.game.loaded.store.getState().undoable.at(-1)?.label).toBe('Take Burning');
    await expect
      .poll(() => hostState(host.game).seats[0]?.figures?.statusEffects)
      .toEqual([{ name: 'Burning', level: 2 }]);
    await expect.poll(() => hostState(host.game).offers).toEqual([]);
    await ilse.game.loaded.undo();
    expect(effects(ilse.game)).toEqual([]);
    await expect.poll(() => hostState(host.game).seats[0]?.figures?.statusEffects).toEqual([]);
  });

  it('waits until the character is in combat', async () => {
    const offer = await give(BURNING);
    link.session.accept(offer);
    expect(playerState(ilse.game).offers).toEqual([offer]);
    beginCombat(ilse.game);
    link.session.accept(offer);
    expect(effects(ilse.game)).toEqual([['Burning', 2]]);
  });

  it('is gained by itself, once, as soon as the character is in combat, where the player wants that', async () => {
    ilse.game.settings.change({ appliesTableHits: true });
    await give(BURNING);
    expect(effects(ilse.game)).toEqual([]);
    beginCombat(ilse.game);
    expect(effects(ilse.game)).toEqual([['Burning', 2]]);
    expect(ilse.game.loaded.store.getState().undoable.map(({ label }) => label)).toEqual([
      'Begin Combat',
      'Take Burning',
    ]);
    expect(playerState(ilse.game).offers).toEqual([]);
  });

  it('is said to change nothing where the character has it already', async () => {
    beginCombat(ilse.game);
    link.session.accept(await give(BURNING));
    await expect.poll(() => playerState(ilse.game).offers.length).toBe(0);
    link.session.accept(await give({ effect: 'Burning', level: 1 }));
    expect(effects(ilse.game)).toEqual([['Burning', 2]]);
    expect(noticeTexts(ilse.game, 'warning')).toEqual([
      'Burning changes nothing now. Your character hasn’t changed.',
    ]);
  });

  it('is declined, and the game master reads what', async () => {
    link.session.decline(await give(BURNING));
    await expect
      .poll(() => noticeTexts(host.game, 'information'))
      .toEqual(['Ilse Wren has declined Burning 2.']);
  });
});

describe('a bar that the game master changes by hand', () => {
  it.each([
    [-4, { action: 'Damage', kind: 'DAMAGE' }],
    [3, { action: 'Healing', kind: 'HEALING' }],
  ] as const)('by %i is proposed as such', async (by, named) => {
    const offer = await give({ resource: 'HEALTH', by });
    expect(offer).toMatchObject({ ...named, change: { resource: 'HEALTH', amount: Math.abs(by) } });
  });
});
