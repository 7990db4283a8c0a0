import { barValues } from '../../core/character/resources.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { applyHit } from '../../core/consequences/apply-hit.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { wordFor } from '../../core/game-data/words.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import { BARS } from '../../core/rules/bars.ts';
import type { Game } from '../game.ts';
import type { AppliedHit, TargetChoice } from './target-state.ts';

/** What changed between two states of a sheet: `health 16 → 12`, `Burning 2`. */
function changesOf(before: Sheet, after: Sheet, gameData: GameData): string {
  const [from, to] = [barValues(before), barValues(after)];
  const effects = before.combatState.statusEffects;
  return [
    ...BARS.filter((bar) => from[bar] !== to[bar]).map(
      (bar) => `${wordFor(gameData, bar).toLowerCase()} ${from[bar]} → ${to[bar]}`,
    ),
    ...[...after.combatState.statusEffects]
      .filter(([name, level]) => effects.get(name) !== level)
      .map(([name, level]) => `${name} ${level}`),
  ].join(', ');
}

/**
 * Applies a hit to a character of the party, as a step of it that also stands among those of the encounter.
 * Undefined where nothing changes, which a notice says.
 * Rule: docs/rules/play.md#applying-a-hit.
 */
export async function applyToCharacter(
  { party, encounters, notices }: Pick<Game, 'party' | 'encounters' | 'notices'>,
  { key, name }: Extract<TargetChoice, { readonly kind: 'CHARACTER' }>,
  result: HitResult,
  action: string,
): Promise<Pick<AppliedHit, 'text' | 'document' | 'step'> | undefined> {
  let text = '';
  const hasChanged = await party.change(name, `Take ${action}`, ({ sheet, gameData }) => {
    const after = applyHit(sheet, result, gameData).sheet;
    text = changesOf(sheet, after, gameData);
    return after;
  });
  if (hasChanged) {
    const last = encounters.store.getState().undoable.at(-1);
    // It is no step of an encounter that was loaded meanwhile.
    const step = last?.linked?.key === key ? last : {};
    return { text: `${name}: ${text}.`, document: 'encounter', step };
  }
  // Why a change could not be made has been said.
  if (text === '') notices.warn(`${action} does nothing to ${name} now. Nothing was changed.`);
  return undefined;
}
