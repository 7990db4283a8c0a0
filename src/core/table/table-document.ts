import * as v from 'valibot';
import { partyViewSchema } from '../encounter/party/party-view.ts';
import { playerViewSchema } from '../encounter/player-view.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { BARS } from '../rules/bars.ts';
import { CONFIGURABLE_DAMAGE_TYPES, DAMAGE_TYPES } from '../rules/vocabulary.ts';
import { type DocumentOf, listEntry, readDocument, valueEntry } from './documents.ts';

const textSchema = v.pipe(v.string(), v.maxLength(1_000));
const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(-MAX_NUMBER), v.maxValue(MAX_NUMBER));
const levelSchema = v.pipe(amountSchema, v.minValue(1));

const LISTED = {
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  at: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
};

/** Name and version of each enabled pack. */
const packsSchema = v.pipe(v.array(v.tuple([textSchema, v.number()])), v.maxLength(1_000));

/** A roll of a seat. `word` names what counts: successes, or the total of the dice. */
const ROLL = {
  ...LISTED,
  what: textSchema,
  notation: textSchema,
  outcome: amountSchema,
  word: v.picklist(['Successes', 'Total']),
};

const effectSchema = v.object({ name: textSchema, level: levelSchema });

/** Damage, healing or a status effect that the game master proposes to the character of this key. */
const offerSchema = v.object({
  ...LISTED,
  to: textSchema,
  /** What hits or heals, which names the step in the history of the character. */
  action: textSchema,
  kind: v.picklist(['DAMAGE', 'HEALING', 'HINDRANCE']),
  change: v.optional(v.object({ resource: v.picklist(BARS), amount: amountSchema })),
  effect: v.optional(effectSchema),
});

/** A hit that a player proposes for a released member. The game master's device resolves it. */
const proposalSchema = v.object({
  ...LISTED,
  action: textSchema,
  group: textSchema,
  member: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What the action brings; power is missing for an action without any. */
  power: v.optional(amountSchema),
  damageType: v.picklist(DAMAGE_TYPES),
  inflicted: v.optional(v.object({ name: textSchema, level: amountSchema })),
  outcome: amountSchema,
  /** What the player typed for the target; it counts where the target has no numbers. */
  typed: v.object({
    difficulty: v.optional(amountSchema),
    damageReceived: v.optional(amountSchema),
    healingReceived: v.optional(amountSchema),
    soak: v.exactOptional(v.record(v.picklist(DAMAGE_TYPES), amountSchema)),
  }),
});

const answerSchema = v.object({
  ...LISTED,
  answer: v.picklist(['APPLIED', 'DECLINED']),
  /** Only the screen of the device has what was applied: it could not be stored. */
  isUnsaved: v.optional(v.boolean()),
});

/** The public numbers of a character at the table. */
const figuresSchema = v.object({
  name: v.pipe(textSchema, v.minLength(1)),
  bars: v.pipe(partyViewSchema.entries.bars, v.maxLength(10)),
  statusEffects: v.pipe(partyViewSchema.entries.statusEffects, v.maxLength(1_000)),
  isDown: partyViewSchema.entries.isDown,
  soak: v.pipe(
    v.array(
      v.object({ type: v.picklist(CONFIGURABLE_DAMAGE_TYPES), name: textSchema, amount: amountSchema }),
    ),
    v.maxLength(CONFIGURABLE_DAMAGE_TYPES.length),
  ),
  difficultyAdjustment: amountSchema,
  damageReceived: amountSchema,
  healingReceived: amountSchema,
  /** The turn in which it has acted last, in the words of the released view. */
  acted: v.optional(textSchema),
  /**
   * The fight of that turn. Missing from a device of an earlier version: then it is the one that is released.
   */
  actedIn: v.optional(textSchema),
});

const TABLE_LISTS = {
  log: listEntry(v.object({ ...ROLL, who: textSchema }), 100),
  offers: listEntry(offerSchema, 100),
  answers: listEntry(answerSchema, 200),
};

/** What the game master's device keeps of its document. */
export const KEPT_TABLE_PARTS = {
  ...TABLE_LISTS,
  /** Makes what identifies a fight say nothing of its name. */
  salt: valueEntry(textSchema),
  /**
   * What identifies fights that were renamed or have begun anew. The id of each is the key of its encounter.
   */
  fights: listEntry(v.object({ ...LISTED, fight: textSchema }), 100),
};

/**
 * The document of the game master's device, which all seats read.
 * Rule: docs/rules/table.md#what-devices-share.
 */
export const TABLE_PARTS = {
  view: valueEntry(playerViewSchema),
  /**
   * Identifies the released fight, of which `view` does not tell the name. Missing from a device of an
   * earlier version.
   */
  fight: valueEntry(textSchema),
  packs: valueEntry(packsSchema),
  ...TABLE_LISTS,
};

/** The document of a player's device, which only the game master's reads. */
export const SEAT_PARTS = {
  figures: valueEntry(figuresSchema),
  /**
   * Unlike that of any other device, and the same after a reload. Missing from a device of an earlier
   * version.
   */
  device: valueEntry(textSchema),
  packs: valueEntry(packsSchema),
  /** The name of the pack that it asks the game master for. */
  asks: valueEntry(textSchema),
  rolls: listEntry(v.object(ROLL), 20),
  proposals: listEntry(proposalSchema, 50),
  answers: listEntry(answerSchema, 200),
};

/** That a character has acted. `isRecorded`: the game master's device has shown so. */
const actedSchema = v.object({
  character: textSchema,
  turn: textSchema,
  fight: v.optional(textSchema),
  isRecorded: v.boolean(),
});

/** What a player's device keeps of its document, so that nothing that waits for an answer is lost. */
export const KEPT_SEAT_PARTS = {
  proposals: listEntry(
    v.object({
      ...proposalSchema.entries,
      /** The character, and the id of the roll in the log of its combat. */
      character: textSchema,
      roll: v.number(),
    }),
    50,
  ),
  answers: SEAT_PARTS.answers,
  device: SEAT_PARTS.device,
  /** Which characters have acted. The id of each is its name. */
  actedBy: listEntry(v.object({ ...LISTED, ...actedSchema.entries }), 20),
  /** What an earlier version kept in place of `actedBy`. */
  acted: valueEntry(actedSchema),
};

export type TableDocument = DocumentOf<typeof TABLE_PARTS>;
export type SeatDocument = DocumentOf<typeof SEAT_PARTS>;
export type SeatFigures = v.InferOutput<typeof figuresSchema>;
export type Offer = v.InferOutput<typeof offerSchema>;
export type Proposal = v.InferOutput<typeof proposalSchema>;
/** A proposal of this device, with the roll that it was made of. */
export type SentProposal = DocumentOf<typeof KEPT_SEAT_PARTS>['proposals'][number];
export type KeptActed = v.InferOutput<typeof actedSchema>;
export type KeptFight = DocumentOf<typeof KEPT_TABLE_PARTS>['fights'][number];
export type TableAnswer = v.InferOutput<typeof answerSchema>;
export type LoggedTableRoll = TableDocument['log'][number];

export const NO_TABLE_DOCUMENT: TableDocument = readDocument(TABLE_PARTS, new Map());

export const NO_SEAT_DOCUMENT: SeatDocument = readDocument(SEAT_PARTS, new Map());
