import { beforeEach, describe, expect, it } from 'vitest';
import { playOf } from '../../core/game-data/play-of.ts';
import { resolveHit } from '../../core/play/rules/resolve-hit.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { aRolledAction, aSum, aTarget } from '../../testing/play.ts';
import { seat } from '../../testing/seats.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import {
  hostState,
  openDevice,
  openPlayerDevice,
  openTableOfTwo,
  playerState,
  SLASH_AT_WOLF,
  type TableOfTwo,
} from '../../testing/table.ts';
import type { Game } from '../game.ts';
import { targetIntentsOf } from '../play/target-intents.ts';
import { appliedTo, type TargetChoice } from '../play/target-state.ts';

const ILSE: TargetChoice = { kind: 'CHARACTER', key: 'ilse wren', name: 'Ilse Wren' };

const healthOf = ({ loaded }: Game) => loaded.store.getState().character?.sheet.health;

let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];

const offers = () => playerState(ilse.game).offers;
const waiting = () => hostState(host.game).offers;
const foes = () => host.game.foeTurns.targets;
/** What the roll of a foe did to the character. */
const applied = () => appliedTo(foes().getState(), ILSE, 1)?.text;
/** A foe's roll hits the character for 3 damage. */
function hit() {
  const intents = targetIntentsOf(host.game, {
    targets: foes(),
    owner: () => 'ambush',
    applyToSelf: () => undefined,
  });
  intents.choose(ILSE);
  const play = playOf(host.game.gameData.store.getState().gameData);
  void intents.apply(1, 'Claw', resolveHit(aRolledAction({}), aSum(2), aTarget(), play));
}

beforeEach(async () => {
  ({ host, ilse, link } = await openTableOfTwo());
});

describe('a hit of a foe on a character at the table', () => {
  it('is proposed once', async () => {
    hit();
    hit();
    expect([waiting().length, applied()]).toEqual([1, 'Proposed to Ilse Wren.']);
    await expect.poll(() => offers().length).toBe(1);
    link.session.accept(offers()[0]!);
    await expect.poll(waiting).toEqual([]);
    hit();
    expect(waiting()).toEqual([]);
  });

  it('can be proposed again once it is withdrawn or declined', async () => {
    hit();
    host.session.withdraw(waiting()[0]!);
    expect(applied()).toBeUndefined();
    hit();
    expect(waiting().length).toBe(1);
    await expect.poll(() => offers().length).toBe(1);
    link.session.decline(offers()[0]!);
    await expect.poll(waiting).toEqual([]);
    expect(applied()).toBeUndefined();
  });

  it('waits, and says why, where the character is open in another tab', async () => {
    const browser = new FakeBrowser();
    await openPlayerDevice('Tam', browser);
    const second = await openDevice(browser);
    await loadCharacter(second.game, 'Tam');
    expect(second.game.loaded.store.getState().isElsewhere).toBe(true);
    const { session } = await seat(host.session, second, 'seat-2');
    host.session.give('tam', { resource: 'HEALTH', by: -2 });
    const open = () => playerState(second.game).offers;
    await expect.poll(() => open().length).toBe(1);
    second.game.settings.change({ appliesTableHits: true });
    host.session.give('tam', { resource: 'HEALTH', by: -3 });
    await expect.poll(() => open().length).toBe(2);
    expect(noticeTexts(second.game)).toEqual(['From the Game Master: 3 damage.']);
    session.accept(open()[0]!);
    expect([noticeTexts(second.game), open().length]).toEqual([
      [
        'From the Game Master: 3 damage.',
        'Tam is open in another tab. Nothing was changed. Take over to edit here.',
      ],
      2,
    ]);
  });

  it('is answered once', async () => {
    hit();
    await expect.poll(() => offers().length).toBe(1);
    const [offer] = offers();
    link.session.accept(offer!);
    link.session.decline(offer!);
    await expect.poll(waiting).toEqual([]);
    expect([healthOf(ilse.game), noticeTexts(host.game)]).toEqual([9, []]);
  });

  it('that is withdrawn as the player accepts it is said to be accepted', async () => {
    hit();
    await expect.poll(() => offers().length).toBe(1);
    const [offer] = waiting();
    link.session.accept(offers()[0]!);
    host.session.withdraw(offer!);
    await expect
      .poll(() => noticeTexts(host.game))
      .toEqual(['Ilse Wren had accepted Claw: 3 damage before it was withdrawn.']);
    expect(healthOf(ilse.game)).toBe(9);
  });
});

it('a hit of a player that is withdrawn as it is applied is said to be applied', async () => {
  link.session.propose(1, SLASH_AT_WOLF);
  const proposed = () => hostState(host.game).seats[0]?.proposals ?? [];
  await expect.poll(() => proposed().length).toBe(1);
  const [proposal] = proposed();
  link.session.withdraw(playerState(ilse.game).proposals[0]!);
  host.session.apply(proposal!);
  await expect.poll(() => noticeTexts(ilse.game)).toEqual(['The game master has applied Slash on Wolves 1.']);
  expect([...playerState(ilse.game).outcomes.values()]).toEqual(['APPLIED']);
});
