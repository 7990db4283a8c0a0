import { useMatch } from 'react-router';
import { useStore } from 'zustand';
import { useLoadedEncounter } from '../../state/encounters/use-encounters.ts';
import { updatesOf } from '../../state/updates.ts';
import { useApplication, useCharacter } from '../../state/use-application.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './update-notice.module.css';

/** Offers a new version of the app. It never comes by itself, and a fight on the screen is not disturbed by the offer either. */
export function UpdateNotice() {
  const updates = updatesOf(useApplication());
  const { newVersion, isPutOff } = useStore(updates.store);
  const isFighting = useIsFighting();
  return (
    <div className={styles.region} role="status">
      {newVersion === 'none' || isPutOff || isFighting ? null : (
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
            What is saved stays as it is. Submit what you are still writing first.
          </Notice>
        </div>
      )}
    </div>
  );
}

/** Whether the screen shows a fight that has begun. */
function useIsFighting(): boolean {
  const { encounter } = useLoadedEncounter();
  const isInCombat = useCharacter((character) => (character?.sheet.combatState.round ?? 0) > 0);
  const showsEncounter = useMatch('/gm/encounter/encounter') !== null;
  const showsCombat = useMatch('/character/id/:name/combat') !== null;
  return (showsEncounter && (encounter?.round ?? 0) > 0) || (showsCombat && isInCombat);
}
