import type { GameData } from '../core/game-data/game-data.ts';
import { wordingText } from '../core/lib/wording.ts';
import { describeUseEffects, type Use } from '../core/play/parts/uses.ts';
import { NamedText } from './terms/named-text.tsx';

/** Says on whom an item is used. */
export const USE_TITLES: Readonly<Record<Use['on'], string>> = {
  SELF: 'Use',
  OTHER: 'Use on another',
  ANYONE: 'Use on anyone',
};

interface ItemUseProps {
  use: Use;
  gameData: GameData;
}

/**
 * What using an item does, as on its card: `+1 focus, used up. They work once a day.`
 * Rule: docs/rules/play.md#uses.
 */
export function ItemUse({ use, gameData }: ItemUseProps) {
  return (
    <>
      <NamedText text={`${wordingText(describeUseEffects(use, gameData.glossary))}.`} />{' '}
      <bdi>
        <NamedText text={use.text} of={use.item} />
      </bdi>
    </>
  );
}
