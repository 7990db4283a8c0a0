import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { createThirdCopyClient } from './third-copy-client.ts';

/** Lets everything run that waits for nothing else. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function createClient() {
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  let connections = 0;
  const connect = async () => {
    connections += 1;
    return undefined;
  };
  const client = createThirdCopyClient(new FakeBrowser().tab({ started }).environment);
  return { client, connect, start, connections: () => connections };
}

describe('a third copy client', () => {
  it('connects once the app is there', async () => {
    const { client, connect, start, connections } = createClient();
    client.start(connect, false);
    await settle();
    expect(connections()).toBe(0);
    start();
    await client.connection();
    expect(connections()).toBe(1);
  });

  it('connects at once where IndexedDB was lost', async () => {
    const { client, connect, connections } = createClient();
    client.start(connect, true);
    await client.ready();
    expect(connections()).toBe(1);
  });
});
