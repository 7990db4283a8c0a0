import * as real from '../../src/storage/third-copy/open-third-copy.ts';

export const openThirdCopy: typeof real.openThirdCopy = async (namespace) => {
  const third = await real.openThirdCopy(namespace);
  if (!third) return undefined;
  const { read, note, settle, forget, acknowledge } = third.ledger;
  const ledger = {
    read,
    note: (notes: Parameters<typeof note>[0]) => note(notes.map((one) => ({ ...one, record: undefined }))),
    settle,
    forget,
    acknowledge,
  };
  return { ...third, ledger };
};
