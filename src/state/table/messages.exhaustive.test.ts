import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { entriesOf, readDocument } from '../../core/table/documents.ts';
import { frame } from '../../core/table/messages.ts';
import { NO_TABLE_DOCUMENT, SEAT_PARTS, TABLE_PARTS } from '../../core/table/table-document.ts';
import { connectionPair } from '../../testing/connection-pair.ts';
import { createExchange } from './exchange.ts';
import { createOwnDocument } from './shared-document.ts';

const MESSAGES = 100_000;
const DEVICES = 500;

/** What a game master's device sends in a fight, message by message. */
async function sentInFight(): Promise<readonly Uint8Array[]> {
  const { ends } = connectionPair();
  const own = createOwnDocument('host');
  const parts = { now: () => 0, onEntries: () => undefined, onProblem: () => undefined };
  const exchanges = [
    createExchange({ ...parts, connection: ends[0], role: 'GAME_MASTER', own }),
    createExchange({ ...parts, connection: ends[1], role: 'PLAYER', own: createOwnDocument('player') }),
  ];
  for (let round = 1; round <= 12; round += 1) {
    const log = { id: `${round}`, at: round, who: 'Ilse Wren', what: 'Swing', notation: '3d6' };
    const member = { id: round, healthStep: 3, hasActed: false };
    // Before it is published: what comes after a pause is sent at once.
    const count = ends[0].sent.length;
    own.publish(
      entriesOf(TABLE_PARTS, {
        ...NO_TABLE_DOCUMENT,
        view: { turn: [`Round ${round}`], party: [], groups: [{ name: 'Wolves', members: [member] }] },
        log: [{ ...log, outcome: round, word: 'Successes' }],
      }),
    );
    await expect.poll(() => ends[0].sent.length, { interval: 5 }).toBeGreaterThan(count);
  }
  for (const exchange of exchanges) exchange.close();
  return ends[0].sent;
}

/** A device whose clock never lets the limit of messages drop one. */
function listener(onEntries: () => void) {
  let hear: (message: Uint8Array) => void = () => undefined;
  let time = 0;
  const exchange = createExchange({
    role: 'PLAYER',
    own: createOwnDocument('listener'),
    now: () => (time += 1_000),
    connection: {
      state: () => 'open',
      send: () => true,
      onMessage(listen) {
        hear = listen;
        return () => undefined;
      },
      onState: () => () => undefined,
      close: () => undefined,
    },
    onEntries,
    onProblem: () => undefined,
  });
  return { exchange, hear: (message: Uint8Array) => hear(message) };
}

let random = 12_345;
const below = (limit: number): number => {
  random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((random / 2 ** 32) * limit);
};

/** One of these messages with some bytes changed, and sometimes cut. */
function mutated(messages: readonly Uint8Array[]): Uint8Array {
  const message = (messages[below(messages.length)] ?? new Uint8Array()).slice();
  for (let change = below(4); change >= 0; change -= 1) message[below(message.length)] = below(256);
  return below(8) === 0 ? message.subarray(0, below(message.length)) : message;
}

describe('messages of another device', () => {
  it(`never throw, whatever is wrong with ${MESSAGES} of them`, async () => {
    const sent = await sentInFight();
    let heard = 0;
    for (let device = 0; device < DEVICES; device += 1) {
      const { exchange, hear } = listener(() => {
        heard += 1;
      });
      for (const message of sent) hear(message);
      for (let count = 0; count < MESSAGES / DEVICES; count += 1) hear(mutated(sent));
      exchange.close();
    }
    expect(heard).toBeGreaterThan(0);
  });

  it.prop(
    [
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('HELLO' as const, 'GAME_MASTER' as const, 'PLAYER' as const),
    ],
    {
      numRuns: 2_000,
    },
  )('never throw where they are noise', (noise, topic) => {
    const { exchange, hear } = listener(() => undefined);
    hear(frame(topic, noise));
    hear(noise);
    exchange.close();
  });

  it.prop([fc.dictionary(fc.constantFrom('view', 'packs', 'figures', 'log/1', 'offers/3'), fc.jsonValue())])(
    'never throw where their entries are anything',
    (json) => {
      const entries = new Map(Object.entries(json));
      for (const parts of [TABLE_PARTS, SEAT_PARTS]) expect(() => readDocument(parts, entries)).not.toThrow();
    },
  );
});
