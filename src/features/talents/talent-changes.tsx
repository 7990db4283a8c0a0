import type { Character } from '../../core/character/character.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { ChangesList } from '../../ui/draft/changes-list.tsx';

/** The numbers of a character that talents change, by name. */
function numbersOf(character: Character): readonly (readonly [string, number])[] {
  return [
    ...BARS.map((bar) => [`Maximum ${BAR_TABLE[bar].name}`, character.maximum[bar].total] as const),
    ['Encumbrance', character.encumbrance.total] as const,
    ['Action Points', character.actionPoints.total] as const,
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
