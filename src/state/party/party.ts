import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import { derive } from '../../core/character/derive.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { type PartyMember, partyKey } from '../../core/encounter/party/party-member.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import type { CharacterChange, CharacterChanges } from '../characters/character-changes.ts';
import { currentSheet } from '../characters/current-sheet.ts';
import type { TabardStorage } from '../codecs.ts';
import { type Encounters, encounterKey } from '../encounters/encounters.ts';
import type { LinkedStep } from '../history/undo-history.ts';
import type { GameDataStore } from '../packs/game-data-state.ts';
import { seatOf, type TableStore } from '../table/table-state.ts';
import { createGameDataOfSheets } from './game-data-of-sheets.ts';
import { NO_PARTY, type PartyCharacter, type PartyState } from './party-state.ts';

/** The party of the loaded encounter: its characters as they are stored, and changes of them. */
export interface Party {
  readonly store: StoreApi<PartyState>;
  /**
   * Changes a character of the party in a step of its own undo history. The step also stands among those of
   * the encounter, which takes it back in its turn. Returns whether anything changed.
   * Rule: docs/rules/encounters.md#changing-a-character-from-the-encounter.
   */
  change(name: string, label: string, transition: (character: Character) => Sheet): Promise<boolean>;
}

interface Parts {
  readonly storage: TabardStorage;
  readonly gameData: GameDataStore;
  readonly encounters: Encounters;
  readonly changes: CharacterChanges;
  readonly tableStore: TableStore;
}

/** Rule: docs/rules/encounters.md#the-party. */
export function createParty({ storage, gameData, encounters, changes, tableStore }: Parts): Party {
  const { characters } = storage;
  const store = createStore<PartyState>(() => NO_PARTY);
  const gameDataOf = createGameDataOfSheets(gameData, refresh);

  const sheetOf = (name: string): Sheet | undefined => {
    const entry = characters.get(name);
    return entry && currentSheet(entry.value);
  };

  function read(member: PartyMember, before: PartyCharacter | undefined): PartyCharacter {
    const { hasActed } = member;
    const key = partyKey(member);
    const seat = seatOf(tableStore.getState(), key);
    if (seat?.figures) {
      const { figures, connection } = seat;
      return { key, name: figures.name, hasActed, kind: 'seat', figures, isConnected: connection === 'open' };
    }
    const entry = characters.get(key);
    if (entry === undefined) return { key, name: member.character, hasActed, kind: 'missing' };
    const named = { key, name: entry.name, hasActed };
    const sheet = currentSheet(entry.value);
    if (sheet === undefined) return { ...named, kind: 'unready' };
    const data = gameDataOf(sheet);
    if (typeof data === 'string') return { ...named, kind: data };
    const known = before?.kind === 'ready' ? before.character : undefined;
    const isSame = known?.sheet === sheet && known.gameData === data;
    return { ...named, kind: 'ready', character: isSame ? known : derive(sheet, data) };
  }

  /** Members that are as before stay the same objects, so that they are not rendered again. */
  function refresh(): void {
    const { encounter } = encounters.store.getState();
    const { members: before } = store.getState();
    const members = (encounter?.party ?? []).map((member) => {
      const known = before.find(({ key }) => key === partyKey(member));
      const now = read(member, known);
      return known !== undefined && isSameMember(known, now) ? known : now;
    });
    const isSame = members.length === before.length && members.every((each, at) => each === before[at]);
    if (!isSame) store.setState({ members });
  }

  /** Drops the steps of a character that has changed elsewhere since: they do not lead back any more. */
  function dropUnfitting(key: string): void {
    if (changes.isUnderWay(key)) return;
    const state = encounters.store.getState();
    for (const [direction, side] of [
      ['undo', state.undoable],
      ['redo', state.redoable],
    ] as const) {
      const next = side.findLast(({ linked }) => linked?.key === key)?.linked;
      if (next?.fits(direction) === false) encounters.dropLinked(direction, (linked) => linked.key === key);
    }
  }

  /** A change of a character as a step among those of the encounter. */
  const linkedStep = (change: CharacterChange): LinkedStep => ({
    key: change.key,
    fits: (direction) =>
      sameContent(sheetOf(change.key), direction === 'undo' ? change.after : change.before),
    take: (direction) => changes.take(change, direction),
  });

  encounters.store.subscribe((now, before) => {
    if (now.encounter?.party !== before.encounter?.party) refresh();
  });
  gameData.store.subscribe(refresh);
  tableStore.subscribe(refresh);
  characters.subscribe(({ key }) => {
    const { encounter } = encounters.store.getState();
    if (!encounter?.party.some((member) => partyKey(member) === key)) return;
    refresh();
    dropUnfitting(key);
  });

  return {
    store,
    async change(name, label, transition) {
      const key = normaliseName(name);
      const member = store.getState().members.find((each) => each.key === key);
      if (member?.kind !== 'ready') return false;
      const { encounter: before } = encounters.store.getState();
      const change = await changes.change(member.character, label, transition);
      if (change === undefined) return false;
      const { encounter } = encounters.store.getState();
      // Another one may have been loaded meanwhile.
      if (before && encounter && encounterKey(before) === encounterKey(encounter))
        encounters.link(`${member.name}: ${label}`, linkedStep(change));
      return true;
    },
  };
}

function isSameMember(one: PartyCharacter, other: PartyCharacter): boolean {
  if (one.kind === 'seat') return sameContent(one, other);
  const [character, now] = [one, other].map((each) => (each.kind === 'ready' ? each.character : undefined));
  return (
    one.kind === other.kind && one.name === other.name && one.hasActed === other.hasActed && character === now
  );
}
