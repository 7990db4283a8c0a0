import * as real from '../../src/storage/saving/save-queue.ts';

export const createSaveQueue: typeof real.createSaveQueue = (options) => {
  const queue = real.createSaveQueue(options);
  return {
    ...queue,
    async save(collection, key, value) {
      const outcome = await queue.save(collection, key, value);
      if (outcome.kind === 'unsaved') queue.forget(collection, key, value);
      return outcome;
    },
  };
};
