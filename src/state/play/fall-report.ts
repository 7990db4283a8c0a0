import { barValues } from '../../core/character/resources.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { availableResource } from '../../core/combat/available-resources.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { nameList, say, type Wording } from '../../core/lib/wording.ts';
import { FALLS } from '../../core/play/parts/falling.ts';
import { isDownTo } from '../../core/play/rules/falls.ts';
import { RESOURCES } from '../../core/rules/vocabulary.ts';
import type { LoadedState } from '../characters/loaded-state.ts';

/** A step in which the character fell or died. */
export interface FallReport {
  /** The label of the step. */
  readonly step: string;
  /** What the packs say of it. */
  readonly title: string;
  /** What the step changed. */
  readonly changes: Wording;
  readonly isDead: boolean;
}

/**
 * Whether the last step made the character fall or die, however the bar came down. Undefined once something
 * else changed, or the step is undone.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function fallReport({
  character,
  undoable,
}: Pick<LoadedState, 'character' | 'undoable'>): FallReport | undefined {
  const last = undoable.at(-1);
  const before = last?.fields.sheet;
  if (character === undefined || last === undefined || before === undefined) return undefined;
  const { sheet, gameData } = character;
  const play = playOf(gameData);
  const passed = FALLS.flatMap((fall) => {
    const threshold = play.falling.get(fall);
    const isPassed = isDownTo(fall, barValues(sheet), play) && !isDownTo(fall, barValues(before), play);
    return threshold !== undefined && isPassed ? [threshold] : [];
  });
  if (passed.length === 0) return undefined;
  const texts = passed.map(({ text, resource }) => text || `Your ${wordFor(gameData, resource)} came down.`);
  const shown = new Set(
    passed.flatMap(({ resource, costs }) => [resource, ...costs.map((each) => each.resource)]),
  );
  const changes = RESOURCES.filter((each) => shown.has(each)).flatMap((resource) => {
    const [from, to] = [availableResource(before, resource), availableResource(sheet, resource)];
    return from === to ? [] : [`${wordFor(gameData, resource)} ${from} → ${to}.`];
  });
  const clears = passed.some(({ clearsStatusEffects }) => clearsStatusEffects);
  return {
    step: last.label,
    isDead: isDownTo('DEAD', barValues(sheet), play),
    title: texts.join(' '),
    changes: say`${changes.join(' ')}${clears ? endedEffects(before, sheet) : []}`,
  };
}

function endedEffects(before: Sheet, after: Sheet): Wording {
  const left = after.combatState.statusEffects;
  const ended = [...before.combatState.statusEffects.keys()].filter((name) => !left.has(name));
  return ended.length === 0 ? [] : say` Ended: ${nameList(ended)}.`;
}
