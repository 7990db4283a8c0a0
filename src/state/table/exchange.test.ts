import { describe, expect, it } from 'vitest';
import { MESSAGE_LIMITS } from '../../core/table/connection.ts';
import type { Entries } from '../../core/table/documents.ts';
import { frame, helloMessage, type TableRole } from '../../core/table/messages.ts';
import { connectionPair } from '../../testing/connection-pair.ts';
import { createExchange } from './exchange.ts';
import { createOwnDocument } from './shared-document.ts';

/** One device of an exchange, whose clock says what `now` says. */
function device(connection: ReturnType<typeof connectionPair>['ends'][0], role: TableRole, now = () => 0) {
  const own = createOwnDocument(`${role}-document`);
  const problems: string[] = [];
  const received: { entries: Entries } = { entries: new Map() };
  const exchange = createExchange({
    connection,
    role,
    own,
    now,
    onEntries: (entries) => {
      received.entries = entries;
    },
    onProblem: (problem) => problems.push(problem),
  });
  return { own, problems, received, exchange };
}

/** A game master and a player, of whom each has something to share. */
async function exchanging(now?: () => number) {
  const pair = connectionPair();
  const host = device(pair.ends[0], 'GAME_MASTER', now);
  const player = device(pair.ends[1], 'PLAYER', now);
  host.own.publish(new Map([['view', 'forest']]));
  player.own.publish(new Map([['figures', 'Ilse']]));
  await expect.poll(() => host.received.entries.get('figures')).toBe('Ilse');
  await expect.poll(() => player.received.entries.get('view')).toBe('forest');
  return { ...pair, host, player };
}

describe('two devices', () => {
  it('have each other’s document, whichever clock they have', async () => {
    let time = 1e15;
    const { host, player } = await exchanging(() => {
      time -= 10_000_000;
      return time;
    });
    host.own.publish(new Map([['view', 'cave']]));
    await expect.poll(() => player.received.entries.get('view')).toBe('cave');
  });

  it('send only what has changed', async () => {
    const { ends, host, player } = await exchanging();
    const before = ends[0].sent.length;
    host.own.publish(new Map([['view', 'forest']]));
    host.own.publish(
      new Map([
        ['view', 'forest'],
        ['log/1', 'x'],
      ]),
    );
    await expect.poll(() => player.received.entries.get('log/1')).toBe('x');
    expect(ends[0].sent.length).toBe(before + 1);
    expect(new TextDecoder('latin1').decode(ends[0].sent.at(-1))).not.toContain('forest');
  });

  it('come together again after an interruption', async () => {
    const { host, player, interrupt, resume } = await exchanging();
    interrupt();
    host.own.publish(new Map([['view', 'cave']]));
    player.own.publish(new Map([['figures', 'Tam']]));
    resume();
    await expect.poll(() => player.received.entries.get('view')).toBe('cave');
    await expect.poll(() => host.received.entries.get('figures')).toBe('Tam');
  });
});

describe('a device that does not keep to its own document', () => {
  it('changes nothing in that of the other', async () => {
    const { ends, host, player } = await exchanging();
    const forged = createOwnDocument('forged');
    const updates: Uint8Array[] = [];
    forged.doc.on('update', (update) => updates.push(update));
    forged.publish(new Map([['view', 'forged']]));
    for (const update of updates)
      for (const step of [1, 2]) {
        ends[1].send(frame('GAME_MASTER', new Uint8Array([step, update.length, ...update])));
      }
    player.own.publish(new Map([['figures', 'after']]));
    await expect.poll(() => host.received.entries.get('figures')).toBe('after');
    expect(host.own.doc.getMap('entries').get('view')).toBe('forest');
  });

  it('is heard no more than the limit, and is up to date once it is calm', async () => {
    const { ends, host, player } = await exchanging(() => performance.now());
    ends[1].send(new Uint8Array(MESSAGE_LIMITS.bytes + 1));
    for (let sent = 0; sent < 200; sent += 1) ends[1].send(new Uint8Array([9]));
    player.own.publish(new Map([['figures', 'Tam']]));
    await expect.poll(() => host.received.entries.get('figures')).toBe('Tam');
    expect(host.problems).toEqual([]);
  });

  it('is told apart where it is a game master too, or of a later version', async () => {
    const [one, other] = connectionPair().ends;
    const first = device(one, 'GAME_MASTER');
    const second = device(other, 'GAME_MASTER');
    await expect.poll(() => [first.problems[0], second.problems[0]]).toEqual(['same-role', 'same-role']);
    const [here, there] = connectionPair().ends;
    const old = device(here, 'PLAYER');
    const hello = helloMessage({ role: 'GAME_MASTER', document: 'x', isReply: true });
    there.send(
      frame('HELLO', new TextEncoder().encode(new TextDecoder().decode(hello.slice(1)).replace('1', '2'))),
    );
    await expect.poll(() => old.problems).toEqual(['newer']);
    expect(here.state()).toBe('closed');
  });
});
