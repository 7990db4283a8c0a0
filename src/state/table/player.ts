import { isJsonObject } from '../../core/lib/name-map.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { type SharedDocument, unpackShared } from '../../core/share/share-code.ts';
import type { Connection } from '../../core/table/connection.ts';
import { type Entries, entriesOf, nextPlace, readDocument } from '../../core/table/documents.ts';
import { offeredHit } from '../../core/table/hits.ts';
import {
  NO_TABLE_DOCUMENT,
  type Offer,
  SEAT_PARTS,
  type SentProposal,
  TABLE_PARTS,
  type TableAnswer,
  type TableDocument,
} from '../../core/table/table-document.ts';
import type { LoadedState } from '../characters/loaded-state.ts';
import type { Game } from '../game.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';
import { receiveStep } from '../play/play-transitions.ts';
import { writeRefusal } from '../write-guard.ts';
import { createExchange, type Exchange, type ExchangeProblem } from './exchange.ts';
import { createGivenAnswers, NOT_SAVED_THERE } from './given-answers.ts';
import { keptSeat } from './kept-seat.ts';
import { obstacleTo } from './offer-obstacle.ts';
import { createOwnActed } from './own-acted.ts';
import { seatFiguresOf, sharedRolls } from './seat-documents.ts';
import { createOwnDocument } from './shared-document.ts';
import { AT_NO_TABLE, outcomeKey, type PlayerSession } from './table-state.ts';
import { tellOffers } from './tell/tell-offers.ts';

/** An open connection with the exchange over it. */
interface Link {
  readonly connection: Connection;
  readonly exchange: Exchange;
  readonly stop: () => void;
}

/**
 * The seat of a player: shares the loaded character's public numbers, and shows what the game master shares.
 * Rule: docs/rules/table.md#a-player-at-the-table.
 */
export function openPlayer(game: Game, first: Connection, newId: () => string): PlayerSession {
  const { gameData, loaded, notices, platform, settings, storage, tableStore } = game;
  const own = createOwnDocument(newId());
  const kept = keptSeat(storage.remembered);
  const { device = newId() } = kept;
  let proposals: readonly SentProposal[] = [];
  const answers = createGivenAnswers([], onAnswer);
  let table: TableDocument = NO_TABLE_DOCUMENT;
  let problem: ExchangeProblem | undefined;
  let outcomes: ReadonlyMap<string, TableAnswer['answer']> = new Map();
  /** The last roll of the loaded character before it came to the table. */
  let before = lastRoll(loaded.store.getState());
  /** Meanwhile the offer is neither open nor answered. */
  let isAccepting = false;
  let isClosed = false;
  /** The game master may answer these before it hears of it. */
  let withdrawn: readonly SentProposal[] = [];
  let link: Link | undefined;
  let asks: string | undefined;
  let received: SharedDocument | undefined;

  const sheetName = (): string | undefined => loaded.store.getState().character?.sheet.name;
  const acted = createOwnActed(() => table, sheetName);

  function share(): void {
    const { character, combat } = loaded.store.getState();
    own.publish(
      entriesOf(SEAT_PARTS, {
        figures: character && seatFiguresOf(character, acted.shared()),
        device,
        packs: gameData.store.getState().gameData.packs.map(({ name, version }) => [name, version]),
        rolls: character === undefined ? [] : sharedRolls(character, combat.rolls, before, own.id),
        proposals,
        answers: answers.shared(),
        asks,
      }),
    );
  }

  /** The offers to the loaded character that wait for an answer. */
  function openOffers(): readonly Offer[] {
    const name = sheetName();
    const key = name === undefined ? undefined : normaliseName(name);
    return table.offers.filter(({ id, to }) => to === key && !answers.has(id));
  }

  function show(): void {
    tableStore.setState(
      {
        role: 'PLAYER',
        session,
        connection: link?.connection.state() ?? 'closed',
        table,
        proposals,
        outcomes,
        hasActed: acted.hasActed(),
        offers: openOffers(),
        asks,
        received,
        problem,
      },
      true,
    );
  }

  /** Changes what is kept, shared and shown. */
  function change(next = proposals): void {
    proposals = next;
    keep();
    share();
    show();
  }

  const keep = () => kept.write({ proposals, answers: answers.all(), device, acted: acted.kept() });

  /** Goes on with what waits of the loaded character. */
  function takeKept(): void {
    const name = sheetName();
    const waiting = kept.take(name);
    for (const each of waiting.proposals) proposals = [...proposals, { ...each, at: nextPlace(proposals) }];
    // Ids of rolls begin anew in another tab: what was proposed in an earlier one is of none of them.
    proposals = proposals.map((each) =>
      each.character === name && each.roll > before ? { ...each, roll: 0 } : each,
    );
    answers.learn(waiting.answers);
    acted.resume(waiting.acted);
    keep();
  }

  function setActed(isActed: boolean): void {
    acted.mark(isActed);
    keep();
  }

  /** An offer that waits again is accepted anew. */
  function onAnswer(): void {
    if (isClosed) return;
    change();
    acceptUnasked();
  }

  function accept(offer: Offer): void {
    const { character } = loaded.store.getState();
    if (!openOffers().includes(offer) || obstacleTo(offer, character) !== undefined) return;
    isAccepting = true;
    const { kind } = loaded.apply(`Take ${offer.action}`, receiveStep(offeredHit(offer)));
    isAccepting = false;
    // A notice says why the character cannot be changed now: the offer waits.
    if (kind === 'locked') return;
    if (kind === 'changed') {
      void answers.giveOnceSaved(offer.id, loaded.lastSave());
      offerUndo(notices, `The game master: ${offer.action}.`, lastStep(loaded));
    } else {
      answers.give(offer.id, 'APPLIED');
      notices.warn(say`${userName(offer.action)} changes nothing now. Your character hasn’t changed.`);
    }
  }

  /** With the setting, offers are accepted as soon as they can be. */
  function acceptUnasked(): void {
    if (!settings.store.getState().appliesTableHits || writeRefusal(storage) !== undefined) return;
    if (loaded.store.getState().isElsewhere) return;
    for (const offer of openOffers()) accept(offer);
  }

  /** Proposals that are answered are gone. */
  function takeAnswers(): void {
    const given = new Map(table.answers.map((each) => [each.id, each]));
    const answered = [...proposals, ...withdrawn].filter(({ id }) => given.has(id));
    if (answered.length === 0) return;
    outcomes = new Map([
      ...outcomes,
      ...answered.map((each) => [outcomeKey(each), given.get(each.id)?.answer ?? 'DECLINED'] as const),
    ]);
    for (const { id, action, group, member } of answered) {
      const what = say`${action} on ${userName(group)} ${member}.`;
      const { answer, isUnsaved } = given.get(id) ?? {};
      if (answer === 'DECLINED') notices.inform(say`The game master has declined ${what}`);
      else if (isUnsaved) notices.warn(say`The game master has applied ${what} ${NOT_SAVED_THERE}`);
      else notices.success(say`The game master has applied ${what}`);
    }
    withdrawn = withdrawn.filter(({ id }) => !given.has(id));
    change(proposals.filter(({ id }) => !given.has(id)));
  }

  function hear(entries: Entries): void {
    const [earlier, actedEarlier] = [table, acted.kept()];
    table = readDocument(TABLE_PARTS, entries);
    problem = undefined;
    acted.hear(earlier);
    if (acted.kept() !== actedEarlier) keep();
    share();
    takeAnswers();
    show();
    acceptUnasked();
  }

  /** A pack that was not asked for is dropped. */
  function takePack(packed: Uint8Array): void {
    const read = unpackShared(packed);
    if (!read.ok || asks === undefined || read.value.kind !== 'pack') return;
    const { file } = read.value;
    if (!isJsonObject(file) || file.name !== asks) return;
    received = read.value;
    asks = undefined;
    share();
    show();
  }

  function onLoaded(now: LoadedState, earlier: LoadedState): void {
    if (isAccepting) return;
    if (now.character?.sheet.name !== earlier.character?.sheet.name) {
      before = lastRoll(now);
      takeKept();
      acted.take();
      takeAnswers();
    } else if ((now.combat.performed[0]?.id ?? 0) > (earlier.combat.performed[0]?.id ?? 0)) setActed(true);
    share();
    show();
    acceptUnasked();
  }

  function connect(connection: Connection): void {
    disconnect();
    problem = undefined;
    link = {
      connection,
      stop: connection.onState(show),
      exchange: createExchange({
        connection,
        role: 'PLAYER',
        own,
        now: platform.now,
        onEntries: hear,
        onPack: takePack,
        onProblem(found) {
          problem = found;
          show();
        },
      }),
    };
    show();
  }

  function disconnect(): void {
    link?.stop();
    link?.exchange.close();
    link = undefined;
  }

  const stops = [loaded.store.subscribe(onLoaded), gameData.store.subscribe(share), tellOffers(game)];

  const session: PlayerSession = {
    isOver: (connection) => link?.connection === connection,
    reconnect: connect,
    propose(roll, proposal) {
      const character = sheetName();
      if (character === undefined) return;
      const sent = { ...proposal, id: newId(), at: nextPlace(proposals), roll, character };
      change([...proposals, sent].slice(-50));
    },
    withdraw(proposal) {
      withdrawn = [...withdrawn, proposal];
      change(proposals.filter(({ id }) => id !== proposal.id));
    },
    accept,
    decline: ({ id }) => answers.give(id, 'DECLINED'),
    askForPack(name) {
      asks = name;
      received = undefined;
      share();
      show();
    },
    setActed(isActed) {
      setActed(isActed);
      share();
      show();
    },
    close() {
      isClosed = true;
      for (const stop of stops) stop();
      disconnect();
      tableStore.setState(AT_NO_TABLE, true);
    },
  };

  takeKept();
  share();
  connect(first);
  return session;
}

/** The id of the newest roll; 0 where there is none. */
const lastRoll = ({ combat }: LoadedState): number => combat.rolls[0]?.id ?? 0;
