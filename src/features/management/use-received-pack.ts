import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Reads the pack that the screen of received codes handed over, as if its file had been chosen. */
export function useReceivedPack(onFile: (file: File) => void): void {
  const { state } = useLocation();
  const text: unknown = state?.packText;
  const read = useEffectEvent(onFile);
  useEffect(() => {
    if (typeof text === 'string') read(new File([text], 'received.json'));
  }, [text]);
}
