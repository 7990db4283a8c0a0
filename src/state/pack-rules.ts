export { mergePacks } from '../core/game-data/merge-packs.ts';
export { parsePack } from '../core/game-data/parse-pack.ts';
export { verifyGameData } from '../core/game-data/verify.ts';
export { readPack } from '../storage/read-pack.ts';
export { outdatedPacks, packNews } from './pack-news.ts';
