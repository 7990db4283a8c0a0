import { normaliseName } from '../../core/lib/normalise-name.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { type Entries, entriesOf, nextPlace, readDocument } from '../../core/table/documents.ts';
import { handOfferOf, offerOf } from '../../core/table/hits.ts';
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
  type TableDocument,
} from '../../core/table/table-document.ts';
import type { Game } from '../game.ts';
import { forgetOffer } from '../play/target-state.ts';
import { writeRefusal } from '../write-guard.ts';
import { applyProposal, resolveProposal } from './apply-proposal.ts';
import { createExchange } from './exchange.ts';
import { followFights } from './fights.ts';
import { createGivenAnswers } from './given-answers.ts';
import { type HostSeat, keyOfSeat, seatPlaying, seatsLeftFor } from './host-seat.ts';
import { packedPack } from './packed-pack.ts';
import { recordActed, type SaidActed, saidAnew } from './record-acted.ts';
import { rememberedDocument } from './remembered-document.ts';
import { withRolls } from './seat-documents.ts';
import { createOwnDocument } from './shared-document.ts';
import { isOfTurn, turnOf } from './shown-turn.ts';
import { AT_NO_TABLE, type HostSession, type TableSeat } from './table-state.ts';
import { tellAnswer } from './tell/tell-answer.ts';
import { tellProposals } from './tell/tell-proposals.ts';

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
  let seats: readonly HostSeat[] = [];
  const { salt = newId(), fights: keptFights, ...keptLists } = kept.readOthers();
  let document: TableDocument = { ...NO_TABLE_DOCUMENT, ...keptLists };
  const answers = createGivenAnswers(keptLists.answers, onAnswer);
  const fights = followFights(game, { salt, fights: keptFights }, newId, () => change({}));
  let isClosed = false;
  /** The players may accept these before they hear of it. */
  let withdrawn: readonly Offer[] = [];

  function share(fields: Partial<TableDocument>): void {
    document = { ...document, ...fields, answers: answers.shared() };
    own.publish(entriesOf(TABLE_PARTS, document));
  }

  /** Changes what is kept and shared. */
  function change(fields: Partial<Pick<TableDocument, 'log' | 'offers'>>): void {
    share(fields);
    const { log, offers } = document;
    kept.write({ log, offers, answers: answers.all(), salt, fights: fights.kept() });
  }

  function shareFight(): void {
    if (isClosed) return;
    const { released } = encounters.store.getState();
    share({
      view: playerViews.released.getState().view,
      fight: released === undefined ? undefined : fights.idOf(released),
    });
    show();
  }

  const counts = (seat: HostSeat): boolean => seatPlaying(seats, keyOfSeat(seat)) === seat;
  const openProposals = (seat: HostSeat): readonly Proposal[] =>
    seat.document.proposals.filter(({ id }) => !answers.has(id));

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
            isDouble: keyOfSeat(seat) !== undefined && !counts(seat),
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

  /** A hit that waits again is applied anew. */
  function onAnswer(): void {
    if (isClosed) return;
    change({});
    show();
    applyUnasked(seats);
  }

  function propose(offer: Omit<Offer, 'id' | 'at'>): string {
    const id = newId();
    const listed = { ...offer, id, at: nextPlace(document.offers) };
    change({ offers: [...document.offers, listed].slice(-100) });
    show();
    return id;
  }

  /** An offer that was not taken can be made again. */
  function forget({ id }: Offer): void {
    for (const targets of [game.targets, game.foeTurns.targets]) forgetOffer(targets, id);
  }

  const nameOf = (proposal: Proposal): string =>
    seats.find((seat) => seat.document.proposals.includes(proposal))?.document.figures?.name ?? 'A player';

  function apply(proposal: Proposal): boolean {
    if (answers.has(proposal.id)) return true;
    const saved = applyProposal(game, nameOf(proposal), proposal);
    if (saved !== undefined) void answers.giveOnceSaved(proposal.id, saved);
    return saved !== undefined;
  }

  /** With the setting, hits are applied as soon as they can be. */
  function applyUnasked(of: readonly HostSeat[]): void {
    if (!settings.store.getState().appliesTableHits || writeRefusal(storage) !== undefined) return;
    for (const proposal of of.flatMap(openProposals)) if (resolveProposal(game, proposal)) apply(proposal);
  }

  const hasActed = ({ document: { figures } }: HostSeat): boolean =>
    figures !== undefined && isOfTurn({ turn: figures.acted, fight: figures.actedIn }, turnOf(document));

  function recordSaid(): void {
    for (const seat of seats) {
      const { said } = seat;
      if (said === undefined || !recordActed(game, said, turnOf(document))) continue;
      seat.said = undefined;
      void recordAgain(seat, said);
    }
  }

  /** Where another window has changed the encounter, its version has the name, without what was recorded. */
  async function recordAgain(seat: HostSeat, said: SaidActed): Promise<void> {
    const { kind } = await encounters.lastSave();
    if (kind !== 'kept-both') return;
    seat.said ??= said;
    recordSaid();
  }

  /** Offers that the character's device has answered are gone. */
  function takeAnswers({ figures, answers: given }: SeatDocument): void {
    const key = figures && normaliseName(figures.name);
    const answered = [...document.offers, ...withdrawn].flatMap((offer) => {
      const answer = offer.to === key ? given.find(({ id }) => id === offer.id) : undefined;
      return answer ? [{ offer, answer }] : [];
    });
    if (figures === undefined || answered.length === 0) return;
    for (const { offer, answer } of answered) {
      if (answer.answer === 'DECLINED') forget(offer);
      tellAnswer(game, figures.name, { offer, answer, wasWithdrawn: withdrawn.includes(offer) });
    }
    const isOpen = (each: Offer): boolean => answered.every(({ offer }) => offer !== each);
    withdrawn = withdrawn.filter(isOpen);
    change({ offers: document.offers.filter(isOpen) });
  }

  function hear(seat: HostSeat, entries: Entries, page: string): void {
    const before = page === seat.page ? seat.document.figures : undefined;
    seat.page = page;
    seat.document = readDocument(SEAT_PARTS, entries);
    for (const left of seatsLeftFor(seat, seats)) replace(left, seat);
    if (counts(seat)) takeDocument(seat, before);
    show();
    applyUnasked([seat]);
  }

  /** `before`: what the same page shared before. */
  function takeDocument(seat: HostSeat, before: SeatFigures | undefined): void {
    const { figures, rolls } = seat.document;
    if (figures === undefined) return;
    const log = withRolls(document.log, figures.name, rolls);
    if (log.some((each, index) => each !== document.log[index])) change({ log });
    seat.said = saidAnew(figures, before) ?? seat.said;
    recordSaid();
    takeAnswers(seat.document);
  }

  /** Puts a seat in the place of another one: of two characters of one name the first counts. */
  function replace(former: HostSeat, seat: HostSeat): void {
    seats = seats.flatMap((each) => (each === former ? [seat] : each === seat ? [] : [each]));
    former.stop();
    former.exchange.close();
  }

  function remove(seat: HostSeat): void {
    seats = seats.filter((each) => each !== seat);
    seat.stop();
    seat.exchange.close();
  }

  const stops = [
    // Not within the change that these are called for, which is yet to be saved, and may be a new name.
    playerViews.released.subscribe(() => queueMicrotask(shareFight)),
    encounters.store.subscribe(() => queueMicrotask(recordSaid)),
    gameData.store.subscribe(sharePacks),
    fights.stop,
    tellProposals(game),
  ];

  function sharePacks(): void {
    share({ packs: gameData.store.getState().gameData.packs.map(({ name, version }) => [name, version]) });
  }

  const session: HostSession = {
    addSeat(id, connection) {
      const former = seats.find((each) => each.id === id);
      const seat: HostSeat = {
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
    decline: ({ id }) => answers.give(id, 'DECLINED'),
    offer(to, action, result) {
      const offer = offerOf(to, action, result);
      return offer && propose(offer);
    },
    give: (to, given) => void propose(handOfferOf(to, given)),
    withdraw(offer) {
      withdrawn = [...withdrawn, offer];
      forget(offer);
      change({ offers: document.offers.filter(({ id }) => id !== offer.id) });
      show();
    },
    close() {
      isClosed = true;
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
