import { useWords } from '../../cards/terms/use-words.ts';
import { phaseName } from '../../core/combat/rounds.ts';
import { type NewGroup, USUAL_WORDS } from '../../core/encounter/create.ts';
import type { PhaseNames } from '../../core/encounter/rounds.ts';
import { useGameDataState } from '../../state/use-game.ts';

/** The resources of a member, in the order of the table. */
export const MEMBER_RESOURCES = [
  { field: 'health', maximum: 'maximumHealth', tone: 'life' },
  { field: 'energy', maximum: 'maximumEnergy', tone: 'energy' },
  { field: 'ap', maximum: 'maximumAP', tone: 'plain' },
] as const;

/**
 * What the packs call the resources of members, by the fields of a member.
 * Rule: docs/rules/play.md#labels.
 */
export const useMemberWords = () => useWordsFor({ ap: USUAL_WORDS.ap });

/** The same within a sentence. */
export const useMemberWordsWithin = () => useWordsFor(USUAL_WORDS);

/**
 * `usual`: what they are called where the packs have no words of their own, and that differs from the term.
 */
function useWordsFor(usual: Partial<typeof USUAL_WORDS>): Readonly<typeof USUAL_WORDS> {
  const word = useWords();
  return {
    health: word('HEALTH', usual.health),
    energy: word('ENERGY', usual.energy),
    ap: word('ACTION_POINTS', usual.ap),
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
