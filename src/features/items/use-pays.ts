import { useState } from 'react';
import { useShell } from '../../state/use-shell.ts';

const PAYS = 'payForItems';

/** Whether adding items takes their cost off the currency; remembered between visits. */
export function usePays(): readonly [pays: boolean, setPays: (pays: boolean) => void] {
  const { remembered } = useShell().storage;
  const [pays, setPays] = useState(() => remembered.read(PAYS) === true);
  return [
    pays,
    (next) => {
      setPays(next);
      remembered.write(PAYS, next);
    },
  ];
}
