import type { TypedNumbers } from '../../core/consequences/targets.ts';
import { wordFor } from '../../core/game-data/words.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import { BAR_TABLE } from '../../core/rules/bars.ts';
import type { Game } from '../game.ts';
import { stepOf } from '../history/undo-history.ts';
import { applyToCharacter } from './apply-to-character.ts';
import { applyToMember } from './apply-to-member.ts';
import { offerHit } from './offer-hit.ts';
import { playIntents } from './play-intents.ts';
import {
  type AppliedHit,
  appliedTo,
  hitKey,
  type TargetField,
  type TargetState,
  type Targets,
  targetStateOf,
  typedKey,
} from './target-state.ts';

/** How many applied hits can be undone from the combat page. */
const MAX_APPLIED = 20;

type Parts = Pick<
  Game,
  | 'loaded'
  | 'encounters'
  | 'party'
  | 'targets'
  | 'notices'
  | 'platform'
  | 'gameData'
  | 'foeList'
  | 'tableStore'
>;

/** What an applied hit changed. */
export type AppliedChange = Pick<AppliedHit, 'text' | 'document' | 'step' | 'offer'>;

export type TargetIntents = ReturnType<typeof targetIntentsOf>;

/** The character or the member of an encounter that acts. */
interface Acting {
  readonly targets: Targets;
  /** Who the targets belong to. */
  owner(): string;
  /** Undefined where nothing changes. */
  applyToSelf(result: HitResult, action: string): AppliedChange | undefined;
  /** `choice` unless given. */
  readonly field?: TargetField;
}

/**
 * What one who acts does with the target of an action.
 * Rule: docs/rules/play.md#applying-a-hit.
 */
export function targetIntentsOf(
  parts: Omit<Parts, 'targets' | 'platform'>,
  { targets, owner, applyToSelf, field = 'choice' }: Acting,
) {
  const { loaded, encounters } = parts;

  function note(roll: number, choice: TargetState['choice'], done: AppliedChange): void {
    const hit: AppliedHit = { roll, target: choice, ...done };
    change(({ applied }) => ({ applied: [hit, ...applied].slice(0, MAX_APPLIED) }));
  }

  /** Where another tab has changed the document, its version has the name, without this hit. */
  async function forgetUnlessStored({ document, step }: AppliedChange): Promise<void> {
    const { kind } = await (document === 'character' ? loaded : encounters).lastSave();
    if (kind === 'kept-both')
      targets.setState(({ applied }) => ({ applied: applied.filter((hit) => hit.step !== step) }));
  }

  /** Applies a hit to a character that another device plays, or that another window may have open. */
  async function applyElsewhere(
    roll: number,
    choice: Extract<TargetState['choice'], { readonly kind: 'CHARACTER' }>,
    action: string,
    result: HitResult,
  ): Promise<boolean> {
    const offered = offerHit(parts, choice, result, action);
    if (offered !== undefined) {
      const text = `Proposed to ${choice.name}.`;
      if (offered.offer) note(roll, choice, { text, document: 'encounter', step: {}, ...offered });
      return offered.offer !== undefined;
    }
    const key = hitKey(choice, roll);
    change(({ applying }) => ({ applying: new Set(applying).add(key) }));
    const done = await applyToCharacter(parts, choice, result, action);
    if (done) note(roll, choice, done);
    const { applying: left } = targets.getState();
    if (left.has(key)) change(() => ({ applying: new Set([...left].filter((each) => each !== key)) }));
    return done !== undefined;
  }

  function change(to: (before: TargetState) => Partial<TargetState>): void {
    const before = targetStateOf(targets.getState(), owner());
    targets.setState({ ...before, ...to(before) });
  }

  return {
    choose: (choice: TargetState['choice']) => change(() => ({ [field]: choice })),
    /** Types numbers for the chosen target; those that are undefined are its own again. */
    type(numbers: TypedNumbers) {
      change(({ [field]: choice, typed }) => {
        const key = typedKey(choice);
        const before = typed.get(key);
        const soak = { ...before?.soak, ...numbers.soak };
        return { typed: new Map(typed).set(key, { ...before, ...numbers, soak }) };
      });
    },
    /**
     * Applies a hit of this roll to the chosen target, once, and returns whether that changed anything. A
     * target that is gone is said, and nothing changes. A character that other windows may have open is
     * changed a moment later.
     */
    apply(roll: number, action: string, result: HitResult): boolean | Promise<boolean> {
      const state = targetStateOf(targets.getState(), owner());
      const { [field]: choice } = state;
      if (state.applying.has(hitKey(choice, roll)) || appliedTo(state, choice, roll)) return false;
      if (choice.kind === 'CHARACTER') return applyElsewhere(roll, choice, action, result);
      const done =
        choice.kind === 'MEMBER'
          ? applyToMember(parts, choice, result, action)
          : choice.kind === 'SELF'
            ? applyToSelf(result, action)
            : undefined;
      if (done === undefined) return false;
      note(roll, choice, done);
      void forgetUnlessStored(done);
      return true;
    },
    /** Undoes an applied hit as long as it is the last step of its document. */
    undo({ document, step }: AppliedHit) {
      const { undoable } = (document === 'character' ? loaded : encounters).store.getState();
      if (stepOf(undoable.at(-1)) !== step) return;
      if (document === 'character') void loaded.undo();
      else void encounters.undo();
    },
  };
}

/** What a player does with a target of the loaded character's actions. */
export function targetIntents(parts: Parts, field: TargetField = 'choice'): TargetIntents {
  const { loaded, targets, notices } = parts;
  const play = playIntents(parts);
  const sheet = () => loaded.store.getState().character?.sheet;

  function applyToSelf(result: HitResult, action: string): AppliedChange | undefined {
    const before = sheet();
    const outcome = play.receive(result, action);
    const after = sheet();
    const step = loaded.store.getState().undoable.at(-1);
    // A notice says why the character cannot be changed now.
    if (outcome === 'locked') return undefined;
    if (outcome !== 'changed' || before === undefined || after === undefined || step === undefined) {
      notices.warn(`${action} does nothing to you now. Nothing was changed.`);
      return undefined;
    }
    const { change: changed, effect } = result;
    const bar = changed && BAR_TABLE[changed.resource];
    const word = changed && wordFor(loaded.store.getState().character?.gameData, changed.resource);
    const level = effect && after.combatState.statusEffects.get(effect.name);
    const words = [
      ...(bar ? [`${word?.toLowerCase()} ${before[bar.field]} → ${after[bar.field]}`] : []),
      ...(effect && level ? [`${effect.name} ${level}`] : []),
    ];
    return { text: `You: ${words.join(', ')}.`, document: 'character', step };
  }

  return targetIntentsOf(parts, { targets, owner: () => sheet()?.name ?? '', applyToSelf, field });
}
