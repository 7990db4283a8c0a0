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
  const modifiers = talent ? modifiersText(talent.modifiers) : '';
  const actions = talent && text === '' ? [...talent.actions, ...talent.maneuvers] : [];
  return (
    <>
      <Term kind="talent" name={name} />
      {modifiers === '' && actions.length === 0 ? null : (
        <>
          {' ('}
          <FactLine text={modifiers} />
          {modifiers !== '' && actions.length > 0 ? ', ' : null}
          <TextPieces
            gameData={gameData}
            pieces={[
              ...actions.flatMap((action, index) => [
                { text: index > 0 ? ', ' : '', isTerm: false },
                { text: action, isTerm: true },
              ]),
              { text: ')', isTerm: false },
            ]}
          />
        </>
      )}
      {text === '' ? null : (
        <span className={textClass} dir="auto">
          <NamedText text={text} of={name} />
        </span>
      )}
    </>
  );
}
