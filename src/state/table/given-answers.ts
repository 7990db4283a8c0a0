import { nextPlace } from '../../core/table/documents.ts';
import type { TableAnswer } from '../../core/table/table-document.ts';
import type { SaveOutcome } from '../../storage/api.ts';

/** What the other side reads of a hit that was applied and not stored. */
export const NOT_SAVED_THERE = 'It could not be saved there: only that screen has it.';

/** The other device may not have the last ones yet. */
const MAX_ANSWERS = 200;

/** What a device has answered to the hits of the other one. */
export interface GivenAnswers {
  /** All of them, which outlive the page. */
  all(): readonly TableAnswer[];
  /** Those that the other device is told. */
  shared(): readonly TableAnswer[];
  has(id: string): boolean;
  /** Takes over what an earlier page or another tab has answered. */
  learn(answers: readonly TableAnswer[]): void;
  /** What is answered already stays so. */
  give(id: string, answer: TableAnswer['answer']): void;
  /** Answers a hit that was applied, once it is known what became of its save. */
  giveOnceSaved(id: string, saved: Promise<SaveOutcome>): Promise<void>;
}

/**
 * Nothing is answered as applied that is not stored. While a hit is being saved it is neither open nor answered; a page
 * that takes the place of this one meanwhile does not apply it again.
 * Rule: docs/rules/table.md#hits-on-players.
 */
export function createGivenAnswers(kept: readonly TableAnswer[], onChange: () => void): GivenAnswers {
  let all = kept;
  const saving = new Set<string>();

  const has = (id: string) => all.some((each) => each.id === id);
  const without = (id: string) => all.filter((each) => each.id !== id);

  function put(answer: Omit<TableAnswer, 'at'>): void {
    all = [...without(answer.id), { ...answer, at: nextPlace(all) }].slice(-MAX_ANSWERS);
  }

  return {
    all: () => all,
    shared: () => all.filter(({ id }) => !saving.has(id)),
    has,
    learn(answers) {
      for (const answer of answers) if (!has(answer.id)) put(answer);
    },
    give(id, answer) {
      if (has(id)) return;
      put({ id, answer });
      onChange();
    },
    async giveOnceSaved(id, saved) {
      put({ id, answer: 'APPLIED' });
      saving.add(id);
      onChange();
      const { kind } = await saved;
      saving.delete(id);
      // Another version has its name now, without this hit.
      if (kind === 'kept-both') all = without(id);
      else if (kind !== 'saved') put({ id, answer: 'APPLIED', isUnsaved: true });
      onChange();
    },
  };
}
