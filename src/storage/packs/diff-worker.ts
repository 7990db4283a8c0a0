import type { SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import { type DiffRequest, diffSources } from './diff-sources.ts';

/*
 * The worker that compares packs. It answers one request with what differs.
 */

addEventListener('message', ({ data }: MessageEvent<DiffRequest>) => {
  const answer: readonly SectionDiff[] = diffSources(data);
  postMessage(answer);
});
