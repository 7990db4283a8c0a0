import * as v from 'valibot';
import type { NewCharacter } from '../../core/character/create.ts';
import { keptDraft } from './kept-draft.ts';

export const NO_CHARACTER_DRAFT: NewCharacter = { name: '', startingPotential: 0, startingSkills: [] };

/** The character that this tab is creating. Rule: docs/rules/characters.md#new-character. */
export const newCharacterDraft = keptDraft<NewCharacter>(
  'newCharacter',
  v.object({
    name: v.string(),
    startingPotential: v.pipe(v.number(), v.finite()),
    startingSkills: v.array(v.string()),
  }),
  NO_CHARACTER_DRAFT,
);
