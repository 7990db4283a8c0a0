import { wordFor } from '../../core/game-data/words.ts';
import { fingerprint } from '../../core/lib/fingerprint.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { say, userName } from '../../core/lib/wording.ts';
import type { Connection } from '../../core/table/connection.ts';
import { type Entries, entriesOf, nextPlace, readDocument } from '../../core/table/documents.ts';
import { handOfferOf, offerOf, offerWords } from '../../core/table/hits.ts';
import {
  KEPT_TABLE_PARTS,
  NO_SEAT_DOCUMENT,
  NO_TABLE_DOCUMENT,
  type Offer,
  type Proposal,
  SEAT_PARTS,
  type SeatDocument,
  type SeatFigures,
  TABLE_PARTS,
  type TableAnswer,
  type TableDocument,
} from '../../core/table/table-document.ts';
import type { Game } from '../game.ts';
import { writeRefusal } from '../write-guard.ts';
import { applyProposal, resolveProposal } from './apply-proposal.ts';
import { createExchange, type Exchange, type ExchangeProblem } from './exchange.ts';
import { packedPack } from './packed-pack.ts';
import { recordActed, type SaidActed, saidAnew } from './record-acted.ts';
import { rememberedDocument } from './remembered-document.ts';
import { withRolls } from './seat-documents.ts';
import { createOwnDocument } from './shared-document.ts';
import { isOfTurn, turnOf } from './shown-turn.ts';
import { AT_NO_TABLE, type HostSession, type TableSeat } from './table-state.ts';

/** A device at the table. */
interface Seat {
  readonly id: string;
  readonly connection: Connection;
  readonly exchange: Exchange;
  readonly stop: () => void;
  document: SeatDocument;
  /** Identifies the page that `document` is of: another one does not know what was said before. */
  page: string | undefined;
  /** What is not recorded yet. */
  said: SaidActed | undefined;
  problem: ExchangeProblem | undefined;
}

const keyOf = ({ figures }: Pick<SeatDocument, 'figures'>): string | undefined =>
  figures && normaliseName(figures.name);

/** Of each list, what is kept when the page is left. */
const REMEMBERED = 'table';

/**
 * The table of the game master: shares what is released, and gathers what the seats share.
 * Rule: docs/rules/table.md#the-game-master-at-the-table.
 */
export function openHost(game: Game, newId: () => string): HostSession {
  const { encounters, gameData, notices, platform, playerViews, settings, storage, tableStore } = game;
  const own = createOwnDocument(newId());
  const kept = rememberedDocument(storage.remembered, REMEMBERED, KEPT_TABLE_PARTS);
  let seats: readonly Seat[] = [];
  const { salt = newId(), ...keptLists } = kept.read();
  let document: TableDocument = { ...NO_TABLE_DOCUMENT, ...keptLists };

  function share(fields: Partial<TableDocument>): void {
    document = { ...document, ...fields };
    own.publish(entriesOf(TABLE_PARTS, document));
  }

  /** Changes what is kept and shared. */
  function change(fields: Partial<Pick<TableDocument, 'log' | 'offers' | 'answers'>>): void {
    share(fields);
    const { log, offers, answers } = document;
    kept.write({ log, offers, answers, salt });
  }

  function shareFight(): void {
    const { released } = encounters.store.getState();
    share({
      view: playerViews.released.getState().view,
      fight: released === undefined ? undefined : fingerprint(`${salt} ${released}`),
    });
    show();
  }

  /** The seat that plays the character of this key: the first one, and one that is connected before others. */
  const playing = (key: string | undefined): Seat | undefined => {
    const all = seats.filter((seat) => key !== undefined && keyOf(seat.document) === key);
    return all.find(({ connection }) => connection.state() === 'open') ?? all[0];
  };

  const isAnswered = ({ id }: Proposal): boolean => document.answers.some((each) => each.id === id);
  const openProposals = (seat: Seat): readonly Proposal[] =>
    seat.document.proposals.filter((proposal) => !isAnswered(proposal));

  function show(): void {
    tableStore.setState(
      {
        role: 'GAME_MASTER',
        session,
        log: document.log,
        offers: document.offers,
        seats: seats.map(
          (seat): TableSeat => ({
            id: seat.id,
            connection: seat.connection.state(),
            figures: seat.document.figures,
            hasActed: hasActed(seat),
            isDouble: keyOf(seat.document) !== undefined && playing(keyOf(seat.document)) !== seat,
            proposals: openProposals(seat),
            asks: seat.document.asks,
            packs: seat.document.packs ?? [],
            problem: seat.problem,
          }),
        ),
      },
      true,
    );
  }

  function answer(id: string, given: TableAnswer['answer']): void {
    change({
      answers: [...document.answers, { id, at: nextPlace(document.answers), answer: given }].slice(-200),
    });
    show();
  }

  function propose(offer: Omit<Offer, 'id' | 'at'>): void {
    const listed = { ...offer, id: newId(), at: nextPlace(document.offers) };
    change({ offers: [...document.offers, listed].slice(-100) });
    show();
  }

  const nameOf = (proposal: Proposal): string =>
    seats.find((seat) => seat.document.proposals.includes(proposal))?.document.figures?.name ?? 'A player';

  function apply(proposal: Proposal): boolean {
    if (isAnswered(proposal)) return true;
    if (!applyProposal(game, nameOf(proposal), proposal)) return false;
    answer(proposal.id, 'APPLIED');
    return true;
  }

  const hasActed = ({ document: { figures } }: Seat): boolean =>
    figures !== undefined && isOfTurn({ turn: figures.acted, fight: figures.actedIn }, turnOf(document));

  function recordSaid(): void {
    for (const seat of seats)
      if (seat.said !== undefined && recordActed(game, seat.said, turnOf(document))) seat.said = undefined;
  }

  /** Offers that the character's device has answered are gone. */
  function takeAnswers({ figures, answers }: SeatDocument): void {
    const key = figures && normaliseName(figures.name);
    const answered = document.offers.filter(
      (offer) => offer.to === key && answers.some(({ id }) => id === offer.id),
    );
    if (figures === undefined || answered.length === 0) return;
    change({ offers: document.offers.filter((offer) => !answered.includes(offer)) });
    for (const offer of answered) {
      if (answers.find(({ id }) => id === offer.id)?.answer === 'DECLINED')
        notices.warn(say`${userName(figures.name)} has declined ${wordsOf(offer)}.`);
    }
  }

  const wordsOf = (offer: Offer): string =>
    offerWords(offer, (bar) => wordFor(gameData.store.getState().gameData, bar).toLowerCase());

  function hear(seat: Seat, entries: Entries, page: string): void {
    const before = page === seat.page ? seat.document.figures : undefined;
    seat.page = page;
    seat.document = readDocument(SEAT_PARTS, entries);
    takePlaceOfItsOwn(seat);
    if (playing(keyOf(seat.document)) === seat) takeDocument(seat, before);
    show();
    if (settings.store.getState().appliesTableHits && writeRefusal(storage) === undefined)
      for (const proposal of openProposals(seat)) if (resolveProposal(game, proposal)) apply(proposal);
  }

  /** `before`: what the same page shared before. */
  function takeDocument(seat: Seat, before: SeatFigures | undefined): void {
    const { figures, rolls } = seat.document;
    if (figures === undefined) return;
    const log = withRolls(document.log, figures.name, rolls);
    if (log.some((each, index) => each !== document.log[index])) change({ log });
    seat.said = saidAnew(figures, before) ?? seat.said;
    recordSaid();
    takeAnswers(seat.document);
  }

  /**
   * A device that comes back by the code of another seat, with the same character, leaves the one that it had. Another
   * device does not take the seat of a character of its name.
   */
  function takePlaceOfItsOwn(seat: Seat): void {
    const { device } = seat.document;
    const key = keyOf(seat.document);
    const left = seats.filter(
      (each) =>
        each !== seat &&
        device !== undefined &&
        each.document.device === device &&
        keyOf(each.document) === key &&
        each.connection.state() !== 'open',
    );
    for (const each of left) replace(each, seat);
  }

  /** Puts a seat in the place of another one: of two characters of one name the first counts. */
  function replace(former: Seat, seat: Seat): void {
    seats = seats.flatMap((each) => (each === former ? [seat] : each === seat ? [] : [each]));
    former.stop();
    former.exchange.close();
  }

  function remove(seat: Seat): void {
    seats = seats.filter((each) => each !== seat);
    seat.stop();
    seat.exchange.close();
  }

  const stops = [
    playerViews.released.subscribe(shareFight),
    gameData.store.subscribe(sharePacks),
    // Not within the change that this is called for, which is yet to be saved.
    encounters.store.subscribe(() => queueMicrotask(recordSaid)),
  ];

  function sharePacks(): void {
    share({ packs: gameData.store.getState().gameData.packs.map(({ name, version }) => [name, version]) });
  }

  const session: HostSession = {
    addSeat(id, connection) {
      const former = seats.find((each) => each.id === id);
      const seat: Seat = {
        id,
        connection,
        stop: connection.onState(show),
        document: NO_SEAT_DOCUMENT,
        page: undefined,
        said: undefined,
        problem: undefined,
        exchange: createExchange({
          connection,
          role: 'GAME_MASTER',
          own,
          now: platform.now,
          onEntries: (entries, page) => hear(seat, entries, page),
          onProblem(problem) {
            seat.problem = problem;
            show();
          },
        }),
      };
      if (former) replace(former, seat);
      else seats = [...seats, seat];
      show();
    },
    removeSeat(id) {
      for (const seat of seats) if (seat.id === id) remove(seat);
      show();
    },
    async sendPack(id) {
      const seat = seats.find((each) => each.id === id);
      const name = seat?.document.asks;
      if (seat === undefined || name === undefined) return;
      const packed = await packedPack(game, name);
      if (packed === undefined || !seat.exchange.sendPack(packed))
        notices.warn(say`${userName(name)} could not be sent. Download it, and send the file.`);
    },
    apply,
    decline: ({ id }) => answer(id, 'DECLINED'),
    offer(to, action, result) {
      const offer = offerOf(to, action, result);
      if (offer !== undefined) propose(offer);
      return offer !== undefined;
    },
    give: (to, given) => propose(handOfferOf(to, given)),
    withdraw({ id }) {
      change({ offers: document.offers.filter((offer) => offer.id !== id) });
      show();
    },
    close() {
      for (const stop of stops) stop();
      for (const seat of seats) remove(seat);
      tableStore.setState(AT_NO_TABLE, true);
    },
  };

  sharePacks();
  change({});
  shareFight();
  return session;
}
