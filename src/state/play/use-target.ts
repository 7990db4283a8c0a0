import { createContext, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Character } from '../../core/character/character.ts';
import { characterTarget } from '../../core/consequences/targets.ts';
import type { Encounter } from '../../core/encounter/encounter.ts';
import type { PlayerView } from '../../core/encounter/player-view.ts';
import type { Sum } from '../../core/lib/sum.ts';
import { hitKindOf, type RolledAction } from '../../core/play/rules/rolled-action.ts';
import { proposalOf } from '../../core/table/hits.ts';
import type { LoggedRoll } from '../combat/combat-record.ts';
import { useFoeRules } from '../foes/foe-rules.ts';
import { stepOf } from '../history/undo-history.ts';
import type { PartyCharacter } from '../party/party-state.ts';
import { usePlayer } from '../table/use-table.ts';
import { useGame, useLoaded, useLoadedEncounter } from '../use-game.ts';
import { type ChosenTarget, chosenTarget } from './chosen-target.ts';
import { type TargetIntents, targetIntents } from './target-intents.ts';
import {
  type AppliedHit,
  appliedTo,
  type TargetChoice,
  type TargetField,
  targetStateOf,
  typedKey,
} from './target-state.ts';

export interface TargetSession extends ChosenTarget {
  readonly choice: TargetChoice;
  readonly encounter: Encounter | undefined;
  /** Whether a member of the encounter acts. */
  readonly isMember?: boolean;
  /** The characters that can be chosen besides. */
  readonly party?: readonly PartyCharacter[];
  /** What the game master of the table shows, where this device sits at one. */
  readonly released?: PlayerView | undefined;
  readonly intents: TargetIntents;
  /**
   * Proposes a hit to the game master, in place of applying it; undefined where there is nobody to propose it
   * to.
   */
  readonly propose?: ((roll: LoggedRoll, action: RolledAction, outcome: Sum) => void) | undefined;
  /** What this roll did to the chosen target, unless it was undone. */
  readonly appliedBy: (roll: number) => AppliedHit | undefined;
}

/** The target of one who acts in place of the loaded character, such as a member of an encounter. */
export const ActingTarget = createContext<TargetSession | undefined>(undefined);

/**
 * The target of the character's actions, or of this one, with the encounter that was loaded last; within
 * `ActingTarget` that of whoever acts there.
 */
export function useTarget(character: Character, action?: RolledAction): TargetSession {
  const isHealing = action !== undefined && hitKindOf(action) === 'HEALING';
  const own = useOwnTarget(character, isHealing ? 'healed' : 'choice');
  return useContext(ActingTarget) ?? own;
}

function useOwnTarget(character: Character, field: TargetField): TargetSession {
  const game = useGame();
  const rules = useFoeRules();
  const state = targetStateOf(useStore(game.targets), character.sheet.name);
  const { encounter } = useLoadedEncounter();
  const intents = useMemo(() => targetIntents(game, field), [game, field]);
  useEffect(() => game.encounters.resume(), [game]);
  const { [field]: choice, typed } = state;
  const { table, session } = usePlayer() ?? {};
  const released = table?.view;
  const chosen = useMemo(
    () => chosenTarget({ choice, typed }, characterTarget(character), encounter, rules, [], released),
    [choice, typed, character, encounter, rules, released],
  );
  return {
    ...chosen,
    choice,
    encounter,
    released,
    intents,
    propose:
      session && choice.kind === 'RELEASED'
        ? ({ id, action: name }, action, outcome) =>
            session.propose(id, proposalOf(name, choice, action, outcome, typed.get(typedKey(choice)) ?? {}))
        : undefined,
    appliedBy: (roll) => appliedTo(state, choice, roll),
  };
}

/** Whether an applied hit is the last step of its document, which Undo takes back. */
export function useIsLastStep(applied: AppliedHit | undefined): boolean {
  const { undoable } = useLoadedEncounter();
  const ownSteps = useLoaded((loaded) => loaded.undoable);
  const last = applied?.document === 'character' ? ownSteps.at(-1) : undoable.at(-1);
  return applied !== undefined && stepOf(last) === applied.step;
}

/** The hit that was applied last, while it can be undone. */
export function useLastApplied(owner: string): AppliedHit | undefined {
  const { applied } = targetStateOf(useStore(useGame().targets), owner);
  const [last] = applied;
  return useIsLastStep(last) ? last : undefined;
}
