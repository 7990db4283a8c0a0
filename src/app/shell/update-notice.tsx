import { useMatch } from 'react-router';
import { useIfCreated } from '../../state/use-game.ts';
import { useShell, useUpdates } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useHeldWhilePressed } from '../../ui/feedback/use-held-while-pressed.ts';
import styles from './update-notice.module.css';

/**
 * Offers a new version of the app, which never loads by itself. Hidden while the screen shows a running
 * combat.
 */
export function UpdateNotice() {
  const { updates } = useShell();
  const { newVersion, isPutOff } = useHeldWhilePressed(useUpdates());
  const isInCombat = useIsInCombat();
  return (
    <div className={styles.region} role="status">
      {newVersion === 'none' || isPutOff || isInCombat ? null : (
        <div className={styles.notice}>
          <Notice
            title="A new version is ready"
            actions={
              <>
                <Button onClick={updates.take}>Reload to update</Button>
                <Button kind="quiet" onClick={updates.putOff}>
                  Later
                </Button>
              </>
            }
          >
            {newVersion === 'replaced' ? 'Another tab has it already. ' : null}
            Saved work stays as it is. Submit unfinished changes first.
          </Notice>
        </div>
      )}
    </div>
  );
}

/** Whether the screen shows a combat or an encounter that has begun. */
function useIsInCombat(): boolean {
  const round = useIfCreated(
    ({ loaded }) => loaded.store,
    ({ character }) => character?.sheet.combatState.round,
  );
  const encounterRound = useIfCreated(
    ({ encounters }) => encounters.store,
    ({ encounter }) => encounter?.round,
  );
  const showsEncounter = useMatch('/gm/encounter/encounter') !== null;
  const showsCombat = useMatch('/character/id/:name/combat') !== null;
  return (showsEncounter && (encounterRound ?? 0) > 0) || (showsCombat && (round ?? 0) > 0);
}
