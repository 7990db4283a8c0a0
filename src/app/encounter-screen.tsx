import { Terms } from '../cards/terms/terms.tsx';
import { EncounterPage } from '../features/encounter/encounter-page.tsx';
import { useGameDataState } from '../state/use-game.ts';
import { onDemand } from '../ui/on-demand.tsx';

/** Fetched when a foe with a character sheet takes its first turn. */
const [TakeAction] = onDemand(() =>
  import('../features/combat/take-action/take-action.tsx').then((module) => module.TakeAction),
);

/**
 * The encounters, in the words of the packs. A foe with a character sheet acts in the form of the combat page.
 */
export function EncounterScreen() {
  const { gameData } = useGameDataState();
  return (
    <Terms gameData={gameData}>
      <EncounterPage takeAction={TakeAction} />
    </Terms>
  );
}
