import type { Character } from '../../core/character/character.ts';
import { barMaxima } from '../../core/character/resources.ts';
import { isStanding } from '../../core/consequences/stands.ts';
import { PARTY_BARS } from '../../core/encounter/party/party-view.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { BAR_TABLE } from '../../core/rules/bars.ts';
import { nextPlace } from '../../core/table/documents.ts';
import type {
  LoggedTableRoll,
  SeatDocument,
  SeatFigures,
  TableDocument,
} from '../../core/table/table-document.ts';
import type { LoggedRoll } from '../combat/combat-record.ts';
import { loggedOutcome } from '../combat/logged-outcome.ts';

/** The public numbers of a character. Rule: docs/rules/table.md#what-devices-share. */
export function seatFiguresOf(
  character: Character,
  acted: Pick<SeatFigures, 'acted' | 'actedIn'>,
): SeatFigures {
  const { sheet, soak, modifier } = character;
  const maxima = barMaxima(character);
  return {
    name: sheet.name,
    bars: PARTY_BARS.map((bar) => ({ bar, value: sheet[BAR_TABLE[bar].field], maximum: maxima[bar] })),
    statusEffects: [...sheet.combatState.statusEffects].map(([name, level]) => ({ name, level })),
    isDown: !isStanding(character),
    soak: soak.map(({ type, name, sum }) => ({ type, name, amount: sum.total })),
    difficultyAdjustment: modifier('DIFFICULTY_ADJUSTMENT').total,
    damageReceived: modifier('DAMAGE_RECEIVED').total,
    healingReceived: modifier('HEALING_RECEIVED').total,
    ...acted,
  };
}

/** The rolls after the one of this id, the newest last. `document` makes their ids unique at the table. */
export function sharedRolls(
  { gameData }: Character,
  rolls: readonly LoggedRoll[],
  after: number,
  document: string,
): SeatDocument['rolls'] {
  const rule = playOf(gameData).roll;
  return rolls
    .filter(({ id }) => id > after)
    .slice(0, 20)
    .reverse()
    .map((roll) => ({
      id: `${document}/${roll.id}`,
      at: roll.id,
      what: roll.action,
      notation: roll.notation,
      outcome: loggedOutcome(roll, rule).total,
      word: rule?.kind === 'COUNT_SUCCESSES' ? ('Successes' as const) : ('Total' as const),
    }));
}

/** The log with the rolls of a seat: new ones come last, and one that was typed anew stays in its place. */
export function withRolls(
  log: TableDocument['log'],
  who: string,
  rolls: SeatDocument['rolls'],
): TableDocument['log'] {
  let next: readonly LoggedTableRoll[] = log;
  for (const roll of rolls) {
    const known = next.find(({ id, who: by }) => id === roll.id && by === who);
    const entry = { ...roll, who, at: known?.at ?? nextPlace(next) };
    next = known ? next.map((each) => (each === known ? entry : each)) : [...next, entry];
  }
  return next.slice(-100);
}
