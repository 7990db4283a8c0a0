import { useEffect } from 'react';

/**
 * Keeps the screen awake while something runs, where the browser grants it; it is asked again after each
 * return to the page.
 */
export function useWakeLock(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // A low battery or a setting forbids it: the screen dims as it always does.
      }
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      lock?.release().catch(() => undefined);
    };
  }, [isRunning]);
}
