import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * Reads the pack that another screen handed over, as if its file had been chosen. `workshopPack`: the name of the
 * pack that the workshop handed over.
 */
export function useReceivedPack(onFile: (file: File, workshopPack: string | undefined) => void): void {
  const { state } = useLocation();
  const text: unknown = state?.packText;
  const name: unknown = state?.workshopPack;
  const read = useEffectEvent(onFile);
  useEffect(() => {
    if (typeof text !== 'string') return;
    read(new File([text], 'received.json'), typeof name === 'string' ? name : undefined);
  }, [text, name]);
}
