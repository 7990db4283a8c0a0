import { Terms } from '../cards/terms/terms.tsx';
import { EncounterPage } from '../features/encounter/encounter-page.tsx';
import { useGameDataState } from '../state/use-game.ts';
import { onDemand, usePrepared } from '../ui/on-demand.tsx';
import { preparePad } from '../ui/pad/pad-on-demand.ts';

/** Fetched when a foe with a character sheet takes its first turn. */
const [TakeAction] = onDemand(() =>
  import('../features/combat/take-action/take-action.tsx').then((module) => module.TakeAction),
);

const PREPARES = [preparePad];

/**
 * The encounters, in the words of the packs. A foe with a character sheet acts in the form of the combat
 * page.
 */
export function EncounterScreen() {
  const { gameData } = useGameDataState();
  usePrepared(PREPARES);
  return (
    <Terms gameData={gameData}>
      <EncounterPage takeAction={TakeAction} />
    </Terms>
  );
}
