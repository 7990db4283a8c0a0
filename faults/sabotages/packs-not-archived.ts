import type * as real from '../../src/storage/third-copy/archive-packs.ts';

export const archivePack: typeof real.archivePack = async () => undefined;
export const reconcilePacks: typeof real.reconcilePacks = async () => [];
