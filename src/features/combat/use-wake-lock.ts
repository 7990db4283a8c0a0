import { useEffect } from 'react';

/**
 * Keeps the screen awake while combat is running, where the browser allows it. The lock is requested again
 * after each return to the page.
 */
export function useWakeLock(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // A low battery or a setting forbids it: the screen dims as usual.
      }
    };
    const requestAgain = () => void request();
    requestAgain();
    document.addEventListener('visibilitychange', requestAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', requestAgain);
      lock?.release().catch(() => undefined);
    };
  }, [isRunning]);
}
