import * as real from '../../src/storage/mirror/mirror.ts';

export const openMirror: typeof real.openMirror = (environment) => ({
  ...real.openMirror(environment),
  copy: () => undefined,
});
