import { Names } from '../../cards/names.tsx';
import { useModifierName } from '../../cards/terms/use-words.ts';
import type { Character } from '../../core/character/character.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { signed } from '../../core/lib/signed.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import { MODIFIER_KINDS } from '../../core/rules/vocabulary.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { ChangesList } from '../../ui/draft/changes-list.tsx';
import styles from './talents.module.css';

/** The modifiers that are part of a number of the character. */
const PARTS_OF_NUMBERS: ReadonlySet<string> = new Set([
  ...BARS.map((bar) => BAR_TABLE[bar].modifier),
  'SOAK',
  'ENCUMBRANCE',
  'ACTION_POINTS',
]);

const OTHER_MODIFIERS = MODIFIER_KINDS.filter((kind) => !PARTS_OF_NUMBERS.has(kind));

const modifierText = (total: number) => (total === 0 ? '0' : signed(total));

/** The numbers of a character that talents change, by name. */
function numbersOf(
  character: Character,
  modifierName: (modifier: string) => string,
): readonly (readonly [string, number | string])[] {
  return [
    ...BARS.map(
      (bar) => [`Maximum ${wordFor(character.gameData, bar)}`, character.maximum[bar].total] as const,
    ),
    ['Encumbrance', character.encumbrance.total] as const,
    [wordFor(character.gameData, 'ACTION_POINTS'), character.actionPoints.total] as const,
    ...character.soak.map(({ name, sum }) => [`${name} Soak`, sum.total] as const),
    ...OTHER_MODIFIERS.map(
      (kind) => [modifierName(kind), modifierText(character.modifier(kind).total)] as const,
    ),
  ];
}

/** The actions and maneuvers of one character that another does not have. */
function actionsOnlyOf(character: Character, other: Character): readonly string[] {
  const namesOf = ({ actions, maneuvers }: Character) =>
    [...actions, ...maneuvers].map(({ action }) => action.name);
  const others = new Set(namesOf(other));
  return namesOf(character).filter((name) => !others.has(name));
}

interface TalentChangesProps {
  /** The loaded character, with other talents. */
  drafted: Character;
  /** In place of the changes where none can be counted. */
  otherwise?: string | undefined;
}

/** What other talents change: each number before and after, and the actions that come and go. */
export function TalentChanges({ drafted, otherwise }: TalentChangesProps) {
  const loaded = useLoadedCharacter();
  const modifierName = useModifierName();
  const before = new Map(numbersOf(loaded, modifierName));
  const changes = numbersOf(drafted, modifierName)
    .map(([name, after]) => ({ name, before: before.get(name), after }))
    .filter((change) => change.before !== change.after);
  const learned = actionsOnlyOf(drafted, loaded);
  const lost = actionsOnlyOf(loaded, drafted);
  if (changes.length + learned.length + lost.length === 0)
    return otherwise ? <p className={styles.note}>{otherwise}</p> : null;
  return (
    <>
      <ChangesList changes={changes} />
      <ActionsLine label="Can do from then on" names={learned} />
      <ActionsLine label="Can no longer do" names={lost} />
    </>
  );
}

function ActionsLine({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles.actions}>
      <span>{label}:</span> <Names names={names} kind="action" />
    </p>
  );
}
