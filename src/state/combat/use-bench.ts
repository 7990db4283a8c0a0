import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import { derive } from '../../core/character/derive.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { addManeuver, selectAction, selectFirstAction } from '../../core/combat/action-draft.ts';
import { characterTarget } from '../../core/consequences/targets.ts';
import { foeBook } from '../../core/foes/foe-book.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { NO_DRAFTS } from '../characters/editor-drafts.ts';
import { type LoadedState, NO_CHARACTER } from '../characters/loaded-state.ts';
import type { Game } from '../game.ts';
import { UNCHANGED } from '../history/outcome.ts';
import { chosenTarget } from '../play/chosen-target.ts';
import { targetIntentsOf } from '../play/target-intents.ts';
import { createTargets, NO_TARGET, targetStateOf } from '../play/target-state.ts';
import type { TargetSession } from '../play/use-target.ts';
import { useGame } from '../use-game.ts';
import { type CombatParts, combatIntents } from './combat-intents.ts';
import { type CombatRecord, NO_COMBAT, newDraft } from './combat-record.ts';
import { type CombatView, NO_VIEW, viewOf } from './combat-view.ts';
import { currentDraft } from './current-draft.ts';
import type { CombatSession } from './use-combat.ts';

/** What is tried on the bench. */
export interface BenchEntry {
  readonly kind: 'action' | 'maneuver';
  readonly name: string;
}

interface BenchState {
  readonly sheet: Sheet;
  readonly combat: CombatRecord;
  readonly gameData: GameData;
}

/** The game data in which every character may take the entry. */
function granting(gameData: GameData, { kind, name }: BenchEntry): GameData {
  return kind === 'action'
    ? { ...gameData, defaultActions: [name, ...gameData.defaultActions] }
    : { ...gameData, defaultManeuvers: [name, ...gameData.defaultManeuvers] };
}

/** Its sources are those that it has without the bench. */
function withoutGrant(character: Character, given: GameData, { kind, name }: BenchEntry): Character {
  const isDefault = (kind === 'action' ? given.defaultActions : given.defaultManeuvers).includes(name);
  if (isDefault) return character;
  const of = (available: Character['actions']): Character['actions'] =>
    available.map((each) => (each.action.name === name ? { ...each, sources: each.sources.slice(1) } : each));
  return kind === 'action'
    ? { ...character, actions: of(character.actions) }
    : { ...character, maneuvers: of(character.maneuvers) };
}

/** The draft that tries the entry: the action, or the first action with the maneuver if that can be added. */
function firstDraft(character: Character, { kind, name }: BenchEntry): CombatRecord {
  const draft =
    kind === 'action' ? selectAction(name) : addManeuver(character, selectFirstAction(character), name);
  return { ...NO_COMBAT, ...newDraft(draft) };
}

/** The character of the bench as the intents of combat see a loaded one. Its steps change the bench alone. */
function benchAsLoaded(bench: StoreApi<BenchState>): CombatParts['loaded'] {
  const update = (fields: Partial<CombatRecord>) =>
    bench.setState(({ combat }) => ({ combat: { ...combat, ...fields } }));
  const getState = (): LoadedState => {
    const { sheet, combat, gameData } = bench.getState();
    return { ...NO_CHARACTER, character: derive(sheet, gameData), combat };
  };
  return {
    store: { ...createStore<LoadedState>(() => NO_CHARACTER), getState },
    apply(_label, transition) {
      const { character, combat } = getState();
      if (character === undefined) return UNCHANGED;
      const outcome = transition({ ...combat, drafts: NO_DRAFTS, sheet: character.sheet }, character);
      if (outcome.kind !== 'changed') return outcome;
      const { sheet, drafts: _drafts, ...fields } = outcome.fields;
      if (sheet !== undefined) bench.setState({ sheet });
      update(fields);
      return outcome;
    },
    changeCombat: (_label, fields) => update(fields),
    updateCombat: update,
    undo: () => Promise.resolve(false),
  };
}

const BENCH = 'bench';
const NO_FOES = foeBook([], []);

/** The target on the bench: numbers that are typed, which nothing is applied to. */
function useBenchTarget(game: Game, character: Character): TargetSession {
  const [targets] = useState(createTargets);
  const { typed } = targetStateOf(useStore(targets), BENCH);
  const intents = useMemo(
    () => targetIntentsOf(game, { targets, owner: () => BENCH, applyToSelf: () => undefined }),
    [game, targets],
  );
  const chosen = useMemo(() => {
    const rules = { gameData: character.gameData, book: NO_FOES };
    return chosenTarget({ choice: NO_TARGET, typed }, characterTarget(character), undefined, rules);
  }, [typed, character]);
  return {
    ...chosen,
    choice: NO_TARGET,
    encounter: undefined,
    isMember: true,
    intents,
    appliedBy: () => undefined,
  };
}

interface Bench {
  readonly session: CombatSession;
  readonly target: TargetSession;
}

/**
 * The combat of a sheet that nothing stores, in which the entry can be tried. The sheet is the one at the
 * start; another one begins anew, and other game data count at once.
 * Rule: docs/rules/game-data.md#the-bench.
 */
export function useBench(start: Sheet, given: GameData, entry: BenchEntry): Bench {
  const game = useGame();
  const { kind, name } = entry;
  const gameData = useMemo(() => granting(given, { kind, name }), [given, kind, name]);
  const [bench] = useState(() => {
    const combat = firstDraft(derive(start, gameData), { kind, name });
    return createStore<BenchState>(() => ({ sheet: start, combat, gameData }));
  });
  const [view] = useState(() => createStore<CombatView>(() => NO_VIEW));
  useEffect(() => bench.setState({ gameData }), [bench, gameData]);
  const { sheet, combat } = useStore(bench);
  const character = useMemo(
    () => withoutGrant(derive(sheet, gameData), given, { kind, name }),
    [sheet, gameData, given, kind, name],
  );
  const intents = useMemo(
    () => combatIntents(view, { ...game, loaded: benchAsLoaded(bench) }),
    [game, view, bench],
  );
  const session: CombatSession = {
    character,
    combat,
    view: viewOf(useStore(view), sheet.name),
    draft: currentDraft(combat, character),
    intents,
    isMember: true,
  };
  return { session, target: useBenchTarget(game, character) };
}
