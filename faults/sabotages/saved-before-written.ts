import * as real from '../../src/storage/saving/writer.ts';

export const write: typeof real.write = async (context, request) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  setTimeout(() => void real.write(context, request), 400);
  return { kind: 'saved' };
};
