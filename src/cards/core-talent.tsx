import type { GameData } from '../core/game-data/game-data.ts';
import { FactLine } from './terms/fact-line.tsx';
import { NamedText } from './terms/named-text.tsx';
import { Term } from './terms/term.tsx';
import { TextPieces } from './terms/text-pieces.tsx';
import { useModifiersText } from './terms/use-words.ts';

interface CoreTalentProps {
  name: string;
  gameData: GameData;
  /** For its text, which follows; without it, the actions that it gives are named. */
  textClass?: string | undefined;
}

/** `Red Line (+2 Maximum Health, Draw Blood)`: a core talent with what it gives, before it is chosen. */
export function CoreTalent({ name, gameData, textClass }: CoreTalentProps) {
  const modifiersText = useModifiersText();
  const talent = gameData.talents.get(name);
  const text = textClass === undefined ? '' : (talent?.description.join(' ') ?? '');
  return (
    <>
      <Term kind="talent" name={name} />
      <Gives
        modifiers={talent ? modifiersText(talent.modifiers) : ''}
        actions={talent && text === '' ? [...talent.actions, ...talent.maneuvers] : []}
        gameData={gameData}
      />{' '}
      {text === '' ? null : (
        <span className={textClass} dir="auto">
          <NamedText text={text} of={name} />
        </span>
      )}
    </>
  );
}

interface GivesProps {
  modifiers: string;
  actions: readonly string[];
  gameData: GameData;
}

/**
 * What a talent gives, in brackets, which stay on the line of what they are around; nothing where it gives
 * nothing.
 */
function Gives({ modifiers, actions, gameData }: GivesProps) {
  if (modifiers === '' && actions.length === 0) return null;
  const last = actions.length - 1;
  return (
    <span data-gives>
      {modifiers === '' ? ' (' : ' '}
      {modifiers === '' ? null : <FactLine text={`(${modifiers}${last < 0 ? ')' : ','}`} />}
      {modifiers === '' ? null : ' '}
      <TextPieces
        gameData={gameData}
        pieces={actions.flatMap((action, index) => [
          { text: action, isTerm: true },
          { text: index === last ? ')' : ', ', isTerm: false },
        ])}
      />
    </span>
  );
}
