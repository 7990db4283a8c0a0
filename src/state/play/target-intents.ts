import type { TypedNumbers } from '../../core/consequences/targets.ts';
import { changeMember } from '../../core/encounter/members.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import { BAR_TABLE, type Bar } from '../../core/rules/bars.ts';
import type { Game } from '../game.ts';
import { chosenMember } from './chosen-target.ts';
import { playIntents } from './play-intents.ts';
import {
  type AppliedHit,
  type TargetChoice,
  type TargetState,
  targetKey,
  targetStateOf,
  typedKey,
} from './target-state.ts';

/** The bars that a member of an encounter has. */
const MEMBER_FIELDS: Partial<Record<Bar, 'health' | 'energy'>> = { HEALTH: 'health', ENERGY: 'energy' };

/** So many applied hits can be undone from the combat page. */
const APPLIED_KEPT = 20;

type Parts = Pick<Game, 'loaded' | 'encounters' | 'targets' | 'notices' | 'platform'>;
type Change = Pick<AppliedHit, 'text' | 'document' | 'step'>;

/**
 * What a player does with the target of an action.
 * Rule: docs/rules/play.md#applying-a-hit.
 */
export function targetIntents(parts: Parts) {
  const { loaded, encounters, targets, notices } = parts;
  const play = playIntents(parts);
  const sheet = () => loaded.store.getState().character?.sheet;
  const lastStep = (document: AppliedHit['document']) =>
    (document === 'character' ? loaded : encounters).store.getState().undoable.at(-1);

  function change(to: (before: TargetState) => Partial<TargetState>): void {
    const before = targetStateOf(targets.getState(), sheet()?.name ?? '');
    targets.setState({ ...before, ...to(before) });
  }

  const refuse = (text: string) => void notices.warn(`${text} Nothing was changed.`);

  function applyToMember(
    choice: Extract<TargetChoice, { readonly kind: 'MEMBER' }>,
    { kind, change: lost, effect }: HitResult,
    action: string,
  ): Change | undefined {
    const { name } = choice;
    const { encounter } = encounters.store.getState();
    const member = chosenMember(choice, encounter);
    if (member === undefined) {
      refuse(`${name} is no longer in the encounter.`);
      return undefined;
    }
    const field = lost && MEMBER_FIELDS[lost.resource];
    const amount = lost?.amount.total ?? 0;
    if (field === undefined) {
      refuse(`An encounter does not track what ${action} changes.`);
      return undefined;
    }
    const before = lastStep('encounter');
    encounters.change(`${action} on ${name}`, (each) =>
      changeMember(each, member, { [field]: member[field] + (kind === 'HEALING' ? amount : -amount) }),
    );
    const after = chosenMember(choice, encounters.store.getState().encounter);
    const step = lastStep('encounter');
    if (after?.[field] === member[field]) refuse(`${name} stays at ${member[field]} ${field}.`);
    if (step === undefined || step === before || after === undefined) return undefined;
    const gained =
      effect === undefined || effect.isProof ? '' : ` Note ${effect.name} ${effect.level.total}.`;
    return {
      text: `${name}: ${field} ${member[field]} → ${after[field]}.${gained}`,
      document: 'encounter',
      step,
    };
  }

  function applyToSelf(result: HitResult, action: string): Change | undefined {
    const before = sheet();
    const hasChanged = play.receive(result, action);
    const after = sheet();
    const step = lastStep('character');
    if (!hasChanged || before === undefined || after === undefined || step === undefined) {
      if (!loaded.store.getState().isElsewhere) refuse(`${action} does nothing to you now.`);
      return undefined;
    }
    const { change: changed, effect } = result;
    const bar = changed && BAR_TABLE[changed.resource];
    const level = effect && after.combatState.statusEffects.get(effect.name);
    const words = [
      ...(bar ? [`${bar.name.toLowerCase()} ${before[bar.field]} → ${after[bar.field]}`] : []),
      ...(effect && level ? [`${effect.name} ${level}`] : []),
    ];
    return { text: `You: ${words.join(', ')}.`, document: 'character', step };
  }

  return {
    choose: (choice: TargetChoice) => change(() => ({ choice })),
    /** Types numbers for the chosen target; those that are undefined are its own again. */
    type(numbers: TypedNumbers) {
      change(({ choice, typed }) => {
        const key = typedKey(choice);
        const before = typed.get(key);
        const soak = { ...before?.soak, ...numbers.soak };
        return { typed: new Map(typed).set(key, { ...before, ...numbers, soak }) };
      });
    },
    /**
     * Applies a hit of this roll to the chosen target, and returns whether that changed anything. A target that is
     * gone is said, and nothing changes.
     */
    apply(roll: number, action: string, result: HitResult): boolean {
      const { choice } = targetStateOf(targets.getState(), sheet()?.name ?? '');
      const done =
        choice.kind === 'MEMBER'
          ? applyToMember(choice, result, action)
          : choice.kind === 'SELF'
            ? applyToSelf(result, action)
            : undefined;
      if (done === undefined) return false;
      const hit: AppliedHit = { roll, target: targetKey(choice), ...done };
      change(({ applied }) => ({ applied: [hit, ...applied].slice(0, APPLIED_KEPT) }));
      return true;
    },
    /** Undoes an applied hit as long as it is the last step of its document. */
    undo({ document, step }: AppliedHit) {
      if (lastStep(document) !== step) return;
      if (document === 'character') void loaded.undo();
      else void encounters.undo();
    },
  };
}
