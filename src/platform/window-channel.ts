import { type Channel, openChannel } from './browser.ts';

const SILENT: Channel = { post: () => {}, listen: () => {}, close: () => {} };

/**
 * What the windows of this browser tell each other, besides what storage does. `player-view`: what the
 * players may see. `characters`: changes of a character that another window has open.
 */
export type WindowChannel = 'player-view' | 'characters';

/** A channel between the windows of this browser. It does nothing in browsers without channels. */
export function openWindowChannel(name: WindowChannel, namespace = 'tabard'): Channel {
  return openChannel?.(`${namespace}.${name}`) ?? SILENT;
}

export type { Channel } from './browser.ts';
