import { type Channel, openChannel } from './browser.ts';

const SILENT: Channel = { post: () => {}, listen: () => {}, close: () => {} };

/**
 * The channel from the game master's window to the players' windows. It does nothing in browsers without
 * channels.
 */
export function openPlayerViewChannel(): Channel {
  return openChannel?.('tabard.player-view') ?? SILENT;
}

export type { Channel } from './browser.ts';
