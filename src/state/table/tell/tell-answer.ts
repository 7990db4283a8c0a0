import { wordFor } from '../../../core/game-data/words.ts';
import { say, userName } from '../../../core/lib/wording.ts';
import { offerWords } from '../../../core/table/hits.ts';
import type { Offer, TableAnswer } from '../../../core/table/table-document.ts';
import type { Game } from '../../game.ts';
import { NOT_SAVED_THERE } from '../given-answers.ts';

interface AnsweredOffer {
  readonly offer: Offer;
  readonly answer: TableAnswer;
  /** In the moment in which it was answered. */
  readonly wasWithdrawn: boolean;
}

/** What an offer does, in the words of the packs. */
export const wordsOfOffer = ({ gameData }: Pick<Game, 'gameData'>, offer: Offer): string =>
  offerWords(offer, (bar) => wordFor(gameData.store.getState().gameData, bar).toLowerCase());

/**
 * Tells the game master what has become of an offer, where that is not what was asked for. `who`: the character.
 * Rule: docs/rules/table.md#hits-on-players.
 */
export function tellAnswer(
  { notices, gameData }: Pick<Game, 'notices' | 'gameData'>,
  who: string,
  { offer, answer: { answer, isUnsaved }, wasWithdrawn }: AnsweredOffer,
): void {
  const words = wordsOfOffer({ gameData }, offer);
  const name = userName(who);
  if (answer === 'APPLIED' && wasWithdrawn)
    notices.warn(say`${name} had accepted ${words} before it was withdrawn.`);
  else if (answer === 'APPLIED' && isUnsaved)
    notices.warn(say`${name} has accepted ${words}. ${NOT_SAVED_THERE}`);
  else if (answer === 'DECLINED' && !wasWithdrawn) notices.inform(say`${name} has declined ${words}.`);
}
