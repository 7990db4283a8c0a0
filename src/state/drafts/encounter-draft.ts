import * as v from 'valibot';
import { GROUP_DEFAULTS, type NewGroup } from '../../core/encounter/create.ts';
import { keptDraft } from './kept-draft.ts';

/** The form of a new encounter. */
interface EncounterDraft {
  readonly name: string;
  /** The groups that were added. */
  readonly groups: readonly NewGroup[];
  /** The one that is typed. */
  readonly group: NewGroup;
  /** Whether it begins with the party, once that was chosen. */
  readonly isWithParty?: boolean;
}

export const NO_ENCOUNTER_DRAFT: EncounterDraft = { name: '', groups: [], group: GROUP_DEFAULTS };

const text = v.string();
const number = v.pipe(v.number(), v.finite());
export const newGroupSchema = v.object({
  name: text,
  maximumHealth: number,
  maximumEnergy: number,
  maximumAP: number,
  members: v.exactOptional(number),
  foe: v.exactOptional(text),
});

/** The encounter that this tab is creating. Rule: docs/rules/encounters.md#creating-an-encounter. */
export const encounterDraft = keptDraft<EncounterDraft>(
  'newEncounter',
  v.object({
    name: text,
    groups: v.array(newGroupSchema),
    group: newGroupSchema,
    isWithParty: v.exactOptional(v.boolean()),
  }),
  NO_ENCOUNTER_DRAFT,
);
