import { expect, it, vi } from 'vitest';
import { FakeBrowser, TEST_TIMEOUTS } from '../testing/fake-browser.ts';
import { createThirdCopyClient } from './third-copy-client.ts';

function started(start: number, wasLost = false) {
  const { environment } = new FakeBrowser().tab({ timeouts: { ...TEST_TIMEOUTS, start } });
  const client = createThirdCopyClient(environment);
  const connect = vi.fn(async () => undefined);
  client.start(connect, wasLost);
  return { client, connect };
}

const NEVER = 20_000;
const later = () => new Promise((resolve) => setTimeout(resolve, 30));

it('nothing is connected while the first screen is on its way', async () => {
  const { connect } = started(NEVER);
  await later();
  expect(connect).not.toHaveBeenCalled();
});

it('the third copy is connected after that by itself', async () => {
  const { connect } = started(1);
  await expect.poll(() => connect.mock.calls.length).toBe(1);
});

it.each([
  ['a save', () => started(NEVER), 'note'],
  ['a question', () => started(NEVER), 'connection'],
  ['a lost database', () => started(NEVER, true), 'ready'],
] as const)('%s connects it at once, and once', async (_, start, method) => {
  const { client, connect } = start();
  const record = { rev: 1, schema: 1, savedAt: 0, data: '' };
  for (const _time of [1, 2]) {
    if (method === 'note') client.note('characters', 'aria', record);
    else await client[method]();
  }
  await client.settled();
  await later();
  expect(connect).toHaveBeenCalledTimes(1);
});
