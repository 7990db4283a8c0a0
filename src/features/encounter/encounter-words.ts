import { useWords } from '../../cards/terms/use-words.ts';
import { phaseName } from '../../core/combat/rounds.ts';
import type { NewGroup } from '../../core/encounter/create.ts';
import type { PhaseNames } from '../../core/encounter/rounds.ts';
import { useGameDataState } from '../../state/use-game.ts';

/**
 * What the packs call the resources of members, by the fields of a member.
 * Rule: docs/rules/play.md#labels.
 */
export function useMemberWords(): Readonly<Record<'health' | 'energy' | 'ap', string>> {
  const word = useWords();
  return { health: word('HEALTH'), energy: word('ENERGY'), ap: word('ACTION_POINTS', 'AP') };
}

/** The same within a sentence. */
export function useMemberWordsWithin(): ReturnType<typeof useMemberWords> {
  const word = useWords();
  return {
    health: word('HEALTH', 'health'),
    energy: word('ENERGY', 'energy'),
    ap: word('ACTION_POINTS', 'AP'),
  };
}

type Maxima = Pick<NewGroup, 'maximumHealth' | 'maximumEnergy' | 'maximumAP'>;

/** Lists the maxima of a group: `Health 16 · Energy 6 · AP 4`. */
export function useMaximaText(): (maxima: Maxima) => string {
  const { health, energy, ap } = useMemberWords();
  return ({ maximumHealth, maximumEnergy, maximumAP }) =>
    `${health} ${maximumHealth} · ${energy} ${maximumEnergy} · ${ap} ${maximumAP}`;
}

/** The names of the phases in the words of the packs. */
export function usePhaseNames(): PhaseNames {
  const { gameData } = useGameDataState();
  return (phase) => phaseName(phase, gameData);
}
