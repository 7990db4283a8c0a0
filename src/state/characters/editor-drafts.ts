import * as v from 'valibot';
import type { ItemDraft } from '../../core/character/items/add-items.ts';
import { GENERIC_ITEM_DEFAULTS, type NewGenericItem } from '../../core/character/items/generic-item.ts';
import { itemSchema, serializeItem } from '../../core/character/items/item-schema.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import type { SkillDraft } from '../../core/character/skills/skills.ts';
import type { TalentDraft } from '../../core/character/talents/talent-draft.ts';

/**
 * What the editors of a character hold that is not submitted yet. No undo changes it.
 * Rule: docs/rules/screens.md#drafts.
 */
export interface EditorDrafts {
  readonly talents: TalentDraft;
  readonly skills: SkillDraft;
  readonly items: ItemDraft;
  readonly genericItem: NewGenericItem;
  /** What the file held that was chosen last. */
  readonly uploadedItem: InventoryItem | undefined;
}

export const NO_DRAFTS: EditorDrafts = {
  talents: [],
  skills: new Map(),
  items: [],
  genericItem: GENERIC_ITEM_DEFAULTS,
  uploadedItem: undefined,
};

const text = v.string();
const number = v.pipe(v.number(), v.finite());
const names = v.array(text);

const draftsSchema = v.object({
  talents: names,
  skills: v.pipe(
    v.array(v.tuple([text, number])),
    v.transform((pairs) => new Map(pairs)),
  ),
  items: names,
  genericItem: v.object({ name: text, flavor: text, weightInTenths: number, cost: number }),
  uploadedItem: v.pipe(
    v.nullable(itemSchema),
    v.transform((item) => item ?? undefined),
  ),
});

/** The drafts as JSON. */
export function serializeDrafts({ skills, uploadedItem, ...drafts }: EditorDrafts): unknown {
  return { ...drafts, skills: [...skills], uploadedItem: uploadedItem ? serializeItem(uploadedItem) : null };
}

/** Reads drafts; none where they are unreadable. */
export function readDrafts(json: unknown): EditorDrafts {
  const read = v.safeParse(draftsSchema, json);
  return read.success ? read.output : NO_DRAFTS;
}
