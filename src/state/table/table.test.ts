import { beforeEach, describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { HIDDEN_FOE, hostOf, seat } from '../../testing/seats.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import { aSheet } from '../../testing/sheets.ts';
import {
  CLAW,
  hostState,
  openDevice,
  openPlayerDevice,
  openTableOfTwo,
  playerState,
  SLASH_AT_WOLF,
  type TableOfTwo,
} from '../../testing/table.ts';
import type { Game } from '../game.ts';
import { joinTable, openTable } from './table-intents.ts';

const wolf = ({ encounters }: Game, id = 1) =>
  encounters.store.getState().encounter?.members.find((each) => each.groupReference === 0 && each.id === id);
const inParty = ({ party }: Game, name = 'Ilse Wren') =>
  party.store.getState().members.find((each) => each.name === name);
const figures = (game: Game, name = 'Ilse Wren') => {
  const found = inParty(game, name);
  return found?.kind === 'seat' ? found.figures : undefined;
};
const healthOf = (game: Game, name?: string) => figures(game, name)?.bars[0]?.value;
const setHealth = ({ loaded }: Game, health: number) =>
  loaded.change('Change Health', (sheet) => ({ ...sheet, health }));
const sheetHealth = ({ loaded }: Game) => loaded.store.getState().character?.sheet.health;

let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];
beforeEach(async () => {
  ({ host, ilse, link } = await openTableOfTwo());
});

describe('what devices share', () => {
  it('is the released fight, without what is hidden, and the public numbers of the characters', () => {
    const { view } = playerState(ilse.game).table;
    expect(view?.turn).toEqual(['Round 1', 'Phase 1']);
    expect(view?.groups.map(({ name }) => name)).toEqual(['Wolves']);
    expect(inParty(host.game)?.kind).toBe('seat');
    expect(view?.party.map(({ name }) => name)).toEqual(['Ilse Wren', 'Tam']);
  });

  it('follows every change of either side', async () => {
    setHealth(ilse.game, 7);
    await expect.poll(() => healthOf(host.game)).toBe(7);
    await expect.poll(() => playerState(ilse.game).table.view?.party[0]?.bars[0]?.value).toBe(7);
    host.game.encounters.setReleased(false);
    await expect.poll(() => playerState(ilse.game).table.view).toBe(undefined);
  });

  it('never has the name of a hidden foe in any byte, nor of one that is hidden later', async () => {
    const wolves = () => playerState(ilse.game).table.view?.groups.length;
    const tam = await openPlayerDevice('Tam');
    host.game.encounters.setHidden('groups', 'Wolves', true);
    await expect.poll(wolves).toBe(0);
    const late = await seat(host.session, tam, 'seat-2');
    await expect.poll(() => healthOf(host.game, 'Tam')).toBe(12);
    link.session.propose(1, { ...SLASH_AT_WOLF, group: HIDDEN_FOE });
    await expect.poll(() => hostState(host.game).seats[0]?.proposals.length).toBe(1);
    const [proposal] = hostState(host.game).seats[0]?.proposals ?? [];
    expect(proposal && host.session.apply(proposal)).toBe(false);
    const textOf = (messages: readonly Uint8Array[]) =>
      messages.map((message) => new TextDecoder('latin1').decode(message)).join('');
    expect(textOf(link.there.sent)).not.toContain(HIDDEN_FOE);
    expect(textOf(link.there.sent)).toContain('Wolves');
    expect(textOf(late.there.sent)).not.toContain('Wolves');
  });

  it('is a log of the rolls of all seats', async () => {
    ilse.game.combat.intents.rollCheck('Blades', 3);
    await expect.poll(() => playerState(ilse.game).table.log.length).toBe(1);
    expect(hostState(host.game).log).toMatchObject([
      { who: 'Ilse Wren', what: 'Check of Blades', word: 'Successes' },
    ]);
  });
});

describe('a seat', () => {
  it('acts in the turn that the players see', async () => {
    link.session.setActed(true);
    await expect.poll(() => inParty(host.game)?.hasActed).toBe(true);
    await expect.poll(() => playerState(ilse.game).hasActed).toBe(true);
    link.session.setActed(false);
    await expect.poll(() => inParty(host.game)?.hasActed).toBe(false);
  });

  it('does not speak for the character of another seat', async () => {
    const forger = await openPlayerDevice('Ilse Wren');
    setHealth(forger.game, 1);
    await seat(host.session, forger, 'seat-2');
    await expect
      .poll(() => hostState(host.game).seats.map(({ isDouble }) => isDouble))
      .toEqual([false, true]);
    expect(healthOf(host.game)).toBe(12);
  });

  it('stays with what it had last while it is away, and is up to date once it is back', async () => {
    link.interrupt();
    await expect.poll(() => hostState(host.game).seats[0]?.connection).toBe('waiting');
    setHealth(ilse.game, 4);
    link.session.propose(1, SLASH_AT_WOLF);
    host.game.encounters.change('x', (each) => ({ ...each, round: 2 }));
    expect(healthOf(host.game)).toBe(12);
    link.resume();
    await expect.poll(() => healthOf(host.game)).toBe(4);
    await expect.poll(() => playerState(ilse.game).table.view?.turn[0]).toBe('Round 2');
    expect(hostState(host.game).seats[0]?.proposals.length).toBe(1);
  });
});

describe('a hit of a player', () => {
  const propose = async () => {
    link.session.propose(1, SLASH_AT_WOLF);
    await expect.poll(() => hostState(host.game).seats[0]?.proposals.length).toBe(1);
    const [proposal] = hostState(host.game).seats[0]?.proposals ?? [];
    if (proposal === undefined) throw new Error('There is no proposal.');
    return proposal;
  };

  it('is applied by the game master with the numbers of the foe, in a step to undo', async () => {
    host.session.apply(await propose());
    expect(wolf(host.game)?.health).toBe(12);
    await expect.poll(() => playerState(ilse.game).proposals).toEqual([]);
    expect([...playerState(ilse.game).outcomes.values()]).toEqual(['APPLIED']);
    expect(noticeTexts(ilse.game, 'success')).toEqual(['The game master has applied Slash on Wolves 1.']);
    await host.game.encounters.undo();
    expect(wolf(host.game)?.health).toBe(16);
  });

  it('is declined, and the player reads so', async () => {
    host.session.decline(await propose());
    await expect.poll(() => playerState(ilse.game).proposals).toEqual([]);
    expect(noticeTexts(ilse.game, 'information')).toEqual([
      'The game master has declined Slash on Wolves 1.',
    ]);
    expect(wolf(host.game)?.health).toBe(16);
  });

  it('is applied once by itself where the game master wants that', async () => {
    host.game.settings.change({ appliesTableHits: true });
    link.session.propose(1, SLASH_AT_WOLF);
    await expect.poll(() => wolf(host.game)?.health).toBe(12);
    await expect.poll(() => playerState(ilse.game).proposals).toEqual([]);
    expect(wolf(host.game)?.health).toBe(12);
  });

  it('waits on the device of the player until it is answered, through reloads of both', async () => {
    await propose();
    const player = await ilse.reload();
    await loadCharacter(player.game, 'Ilse Wren');
    const master = await host.reload();
    const session = await hostOf(master.game);
    await seat(session, player, 'seat-1');
    await expect.poll(() => hostState(master.game).seats[0]?.proposals.length).toBe(1);
    const [proposal] = hostState(master.game).seats[0]?.proposals ?? [];
    if (proposal) session.apply(proposal);
    expect(wolf(master.game)?.health).toBe(12);
    const again = await master.reload();
    await seat(await hostOf(again.game), await player.reload(), 'seat-1');
    await expect.poll(() => hostState(again.game).seats[0]?.connection).toBe('open');
    expect(hostState(again.game).seats[0]?.proposals).toEqual([]);
  });
});

describe('a hit on a player', () => {
  it('is a step of the character once the player accepts it, with its reason', async () => {
    host.session.offer('ilse wren', 'Claw', CLAW);
    await expect.poll(() => playerState(ilse.game).offers.length).toBe(1);
    expect(sheetHealth(ilse.game)).toBe(12);
    for (const offer of playerState(ilse.game).offers) link.session.accept(offer);
    expect(sheetHealth(ilse.game)).toBe(7);
    expect(ilse.game.loaded.store.getState().undoable.map(({ label }) => label)).toEqual(['Take Claw']);
    await expect.poll(() => hostState(host.game).offers).toEqual([]);
    await expect.poll(() => healthOf(host.game)).toBe(7);
  });

  it('changes nothing where the player declines it, and the game master reads so', async () => {
    host.session.offer('ilse wren', 'Claw', CLAW);
    await expect.poll(() => playerState(ilse.game).offers.length).toBe(1);
    for (const offer of playerState(ilse.game).offers) link.session.decline(offer);
    await expect
      .poll(() => noticeTexts(host.game, 'information'))
      .toEqual(['Ilse Wren has declined Claw: 5 damage.']);
    expect(sheetHealth(ilse.game)).toBe(12);
  });

  it('waits until the character is there, also after a reload of the game master', async () => {
    host.session.offer('tam', 'Claw', CLAW);
    const master = await host.reload();
    const tam = await openPlayerDevice('Tam');
    await seat(await hostOf(master.game), tam, 'seat-2');
    await expect.poll(() => playerState(tam.game).offers.length).toBe(1);
    expect(playerState(ilse.game).offers).toEqual([]);
  });

  it('is accepted by itself where the player wants that, and once', async () => {
    ilse.game.settings.change({ appliesTableHits: true });
    host.session.offer('ilse wren', 'Claw', CLAW);
    await expect.poll(() => sheetHealth(ilse.game)).toBe(7);
    await expect.poll(() => hostState(host.game).offers).toEqual([]);
    expect(sheetHealth(ilse.game)).toBe(7);
  });
});

describe('a pack', () => {
  it('is sent to the seat that asks for it, and is not stored by that', async () => {
    link.session.askForPack('Core');
    await expect.poll(() => hostState(host.game).seats[0]?.asks).toBe('Core');
    await host.session.sendPack('seat-1');
    await expect.poll(() => playerState(ilse.game).received?.file).toMatchObject({ name: 'Core' });
    expect(playerState(ilse.game).asks).toBe(undefined);
    expect(ilse.game.gameData.store.getState().available.map(({ origin }) => origin)).toEqual(['standard']);
  });

  it('cannot be sent where there is none of its name', async () => {
    link.session.askForPack('Other');
    await expect.poll(() => hostState(host.game).seats[0]?.asks).toBe('Other');
    await host.session.sendPack('seat-1');
    expect(noticeTexts(host.game, 'warning')).toEqual([
      'Other could not be sent. Download it, and send the file.',
    ]);
    expect(playerState(ilse.game).received).toBe(undefined);
  });
});

describe('two game masters', () => {
  it('do not sit at one table', async () => {
    const other = await openDevice();
    const session = await hostOf(other.game);
    const { connectionPair } = await import('../../testing/connection-pair.ts');
    const { ends } = connectionPair();
    host.session.addSeat('seat-9', ends[0]);
    session.addSeat('seat-9', ends[1]);
    await expect.poll(() => hostState(other.game).seats[0]?.problem).toBe('same-role');
    expect(await joinTable(other.game, connectionPair().ends[0])).toBe(undefined);
    expect(noticeTexts(other.game, 'warning')).toEqual([
      'You have opened a table yourself. Close it before you join another. Nothing was changed.',
    ]);
  });

  it('cannot both have one player, who opens no table either', async () => {
    const { connectionPair } = await import('../../testing/connection-pair.ts');
    const [mine] = connectionPair().ends;
    expect(await joinTable(ilse.game, mine)).toBe(undefined);
    expect(mine.state()).toBe('closed');
    expect(await openTable(ilse.game)).toBe(undefined);
    expect(playerState(ilse.game).connection).toBe('open');
  });
});

describe('a character at the table', () => {
  it('is changed by its own device alone, where the game master has one of its name', async () => {
    const sheet = aSheet({ name: 'Ilse Wren', health: 3, packInfo: [['Core', 1]], skills: new Map() });
    await host.game.storage.characters.save(storedSheetOf(sheet));
    expect(healthOf(host.game)).toBe(12);
    expect(
      await host.game.party.change('Ilse Wren', 'Hit', ({ sheet: each }) => ({ ...each, health: 1 })),
    ).toBe(false);
  });
});
