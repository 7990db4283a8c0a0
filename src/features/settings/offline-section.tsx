import { useShell, useUpdates } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './settings-page.module.css';

/** Shows whether the app is cached for offline use, and offers a newer version. */
export function OfflineSection() {
  const { updates } = useShell();
  const { isCached, newVersion } = useUpdates();
  return (
    <section className={styles.group} aria-labelledby="offline">
      <h2 id="offline">Offline</h2>
      <p className={styles.hint}>{offlineWords(isCached)}</p>
      {newVersion === 'none' ? null : (
        <div>
          <p>A new version is ready. What is saved stays as it is.</p>
          <Button onClick={updates.take}>Reload to update</Button>
        </div>
      )}
    </section>
  );
}

function offlineWords(isCached: boolean): string {
  if (isCached)
    return 'Tabard works offline. The workshop, the pack checker, the forecast, sharing and the table do so once you have used them.';
  return isSecureContext
    ? 'Tabard is not stored in this browser yet: for now it needs the network.'
    : 'This page was opened over plain http. Tabard works and saves, but it needs the network, cannot use the camera, and does not notice a character that is open in two tabs. Over https all of this works.';
}
