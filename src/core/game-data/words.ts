import type { Labelled } from '../play/parts/labels.ts';
import { RESOURCE_NAMES } from '../rules/vocabulary.ts';
import type { GameData } from './game-data.ts';
import { playOf } from './play-of.ts';

const USUAL_WORDS: Readonly<Record<Labelled, string>> = {
  ...RESOURCE_NAMES,
  POTENTIAL: 'Potential',
  CURRENCY: 'Currency',
  PHASE_1: 'Phase 1',
  PHASE_2: 'Phase 2',
};

/**
 * What these packs call it. Without a word of theirs it is `usual`, such as the form within a sentence.
 * Rule: docs/rules/play.md#labels.
 */
export function wordFor(
  gameData: Pick<GameData, 'play'> | undefined,
  labelled: Labelled,
  usual = USUAL_WORDS[labelled],
): string {
  return (gameData && playOf(gameData).labels.get(labelled)) ?? usual;
}
