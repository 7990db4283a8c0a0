import { browserEnvironment, type Channel } from '../storage/environment.ts';

const SILENT: Channel = { post: () => {}, listen: () => {}, close: () => {} };

/** What the game master's window tells the players' windows over; silent where the browser has no such thing. */
export function openPlayerViewChannel(): Channel {
  return browserEnvironment().openChannel?.('tabard.player-view') ?? SILENT;
}

export type { Channel } from '../storage/environment.ts';
