import type { PackList } from '../../../../core/game-data/editing/pack-lists.ts';
import type { Action } from '../../../../core/game-data/pack.ts';
import type { Wording } from '../../../../core/lib/wording.ts';
import { type PlayPart, SILENT } from '../../../../core/play/part.ts';
import { PLAY_PARTS, type PlayPartName } from '../../../../core/play/play.ts';
import { describeCondition } from '../../../../core/rules/conditions/index.ts';
import type { Glossary } from '../../../../core/rules/context.ts';
import { describeCost } from '../../../../core/rules/costs.ts';
import { describeEffect } from '../../../../core/rules/effects/index.ts';
import { inputTitles } from '../../../../core/rules/inputs/index.ts';
import { isMalformed } from '../../../../core/rules/node.ts';
import type { Keys } from './editor-session.ts';

/** A part of `play` in words, as it is written now; undefined where it has none. */
export function partSentences(part: string, written: unknown, glossary: Glossary): readonly Wording[] {
  if (!Object.hasOwn(PLAY_PARTS, part)) return [];
  const { read, describe } = PLAY_PARTS[part as PlayPartName] as PlayPart<unknown>;
  return describe(read(written, '$', SILENT), glossary);
}

/**
 * A cost, an effect or a condition of an action in the words that players read; undefined for any other place and for
 * one that is not right. `keys`: within the entry.
 */
export function nodeSentence(
  list: PackList,
  action: Action | undefined,
  keys: Keys,
  glossary: Glossary,
): Wording | undefined {
  const [field, index] = keys;
  if (action === undefined || list.keys[0] !== 'actions' || keys.length !== 2 || typeof index !== 'number') {
    return undefined;
  }
  const titles = inputTitles(action.inputs);
  const [cost, effect, condition] = [
    action.resources[index],
    action.effects[index],
    action.conditions[index],
  ];
  switch (field) {
    case 'resources':
      return cost && !isMalformed(cost) ? describeCost(cost, glossary, titles) : undefined;
    case 'effects':
      return effect && !isMalformed(effect) ? describeEffect(effect, glossary, titles) : undefined;
    case 'conditions':
      return condition && !isMalformed(condition)
        ? describeCondition(condition, glossary, titles)
        : undefined;
    default:
      return undefined;
  }
}
