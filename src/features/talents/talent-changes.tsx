import type { Character } from '../../core/character/character.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { BARS } from '../../core/rules/bars.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { ChangesList } from '../../ui/draft/changes-list.tsx';

/** The numbers of a character that talents change, by name. */
function numbersOf(character: Character): readonly (readonly [string, number])[] {
  return [
    ...BARS.map(
      (bar) => [`Maximum ${wordFor(character.gameData, bar)}`, character.maximum[bar].total] as const,
    ),
    ['Encumbrance', character.encumbrance.total] as const,
    [wordFor(character.gameData, 'ACTION_POINTS'), character.actionPoints.total] as const,
    ...character.soak.map(({ name, sum }) => [`${name} Soak`, sum.total] as const),
    ['Actions', character.actions.length] as const,
    ['Maneuvers', character.maneuvers.length] as const,
  ];
}

/** What a draft changes: each number before and after. */
export function TalentChanges({ drafted }: { drafted: Character }) {
  const before = new Map(numbersOf(useLoadedCharacter()));
  const changes = numbersOf(drafted)
    .map(([name, after]) => ({ name, before: before.get(name), after }))
    .filter((change) => change.before !== change.after);
  return <ChangesList changes={changes} />;
}
