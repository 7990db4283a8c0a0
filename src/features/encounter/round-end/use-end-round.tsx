import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { encounterRoundLines } from '../../../core/foes/round-end.ts';
import { useFoeRules } from '../../../state/foes/foe-rules.ts';
import { useFoeIntents } from '../../../state/foes/use-foe-turn.ts';
import { useSettings } from '../../../state/use-shell.ts';
import { memberChanges } from './merged-lines.ts';

const EncounterRoundDialog = lazy(() =>
  import('./encounter-round-dialog.tsx').then((module) => ({ default: module.EncounterRoundDialog })),
);

/** The end of a round that is shown, and the name of the step that it becomes. */
interface Ending {
  readonly round: number;
  readonly step: string;
}

/**
 * Begins the next round of an encounter. What the end of this one does to its members is shown first, unless it does
 * nothing or the settings say otherwise.
 * Rule: docs/rules/encounters.md#the-end-of-a-round-of-an-encounter.
 */
export function useEndRound(encounter: Encounter): {
  readonly endRound: (step: string) => void;
  readonly dialog: ReactNode;
} {
  const rules = useFoeRules();
  const { endRound } = useFoeIntents();
  const { appliesRoundEnd } = useSettings();
  const [ending, setEnding] = useState<Ending>();
  const isShown = ending?.round === encounter.round;
  const lines = isShown ? encounterRoundLines(encounter, rules) : [];
  // The round may have ended meanwhile, or its lines are gone with a pack or an effect.
  if (ending !== undefined && lines.length === 0) setEnding(undefined);
  return {
    endRound(step) {
      const proposed = encounterRoundLines(encounter, rules);
      if (proposed.length === 0 || appliesRoundEnd) endRound(memberChanges(proposed), step);
      else setEnding({ round: encounter.round, step });
    },
    dialog: (
      <Suspense>
        {ending !== undefined && lines.length > 0 ? (
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
        ) : null}
      </Suspense>
    ),
  };
}
