import * as real from '../../src/storage/environment.ts';

export const browserEnvironment: typeof real.browserEnvironment = (namespace) => {
  const environment = real.browserEnvironment(namespace);
  return { ...environment, page: { ...environment.page, onHide: () => () => undefined } };
};
