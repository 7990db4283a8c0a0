import { type ReactNode, useState } from 'react';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { encounterRoundLines } from '../../../core/foes/round-end.ts';
import { foeRulesOf, useFoeRules } from '../../../state/foes/foe-rules.ts';
import { useFoeIntents } from '../../../state/foes/use-foe-turn.ts';
import { useGame } from '../../../state/use-game.ts';
import { useSettings } from '../../../state/use-shell.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { changesOfMembers } from './merged-lines.ts';

const [EncounterRoundDialog] = onDemand(() =>
  import('./encounter-round-dialog.tsx').then((module) => module.EncounterRoundDialog),
);

/** The end of a round that is shown, and the name of the step that it becomes. */
interface Ending {
  readonly round: number;
  readonly step: string;
}

/**
 * Begins the next round of an encounter. What the end of this one does to its members is shown first, unless
 * it does nothing or the settings say otherwise.
 * Rule: docs/rules/encounters.md#the-end-of-a-round-of-an-encounter.
 */
export function useEndRound(encounter: Encounter): {
  readonly endRound: (step: string) => Promise<void>;
  readonly dialog: ReactNode;
} {
  const game = useGame();
  const rules = useFoeRules();
  const { endRound } = useFoeIntents();
  const { appliesRoundEnd } = useSettings();
  const [ending, setEnding] = useState<Ending>();
  const isShown = ending?.round === encounter.round;
  const lines = isShown ? encounterRoundLines(encounter, rules) : [];
  // The round may have ended meanwhile, or its lines are gone with a pack or an effect.
  if (ending !== undefined && lines.length === 0) setEnding(undefined);
  return {
    async endRound(step) {
      // The screen is shown before the packs are read, and without them nothing would be proposed.
      await game.gameData.ensureLoaded();
      const now = game.encounters.store.getState().encounter;
      if (now?.round !== encounter.round) return;
      const proposed = encounterRoundLines(now, foeRulesOf(game));
      if (proposed.length === 0 || appliesRoundEnd) endRound(changesOfMembers(proposed), step);
      else setEnding({ round: encounter.round, step });
    },
    dialog:
      ending !== undefined && lines.length > 0 ? (
        <EncounterRoundDialog
          encounter={encounter}
          lines={lines}
          rules={rules}
          onApply={(changes) => {
            setEnding(undefined);
            endRound(changes, ending.step);
          }}
          onClose={() => setEnding(undefined)}
        />
      ) : null,
  };
}
