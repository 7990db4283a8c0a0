/*
 * What packs and characters may hold, so that every task of the page is short. The start needs none of it;
 * what the start needs is in file-limits.ts.
 * Rule: docs/rules/limits.md.
 */

/** Of every other text that is shown: combining marks in a row. Laying out more of them takes seconds. */
export const MAX_TEXT_MARKS = 30;

/** Of texts that were stored before marks were limited. */
export const MAX_STORED_MARKS = 200;

/** Of one pack. */
export const PACK_LIMITS = {
  /** Actions, maneuvers, items, status effects or talents: entries of one list. */
  entries: 20_000,
  skills: 5_000,
  /** Names in one list or fields of one map of an entry. */
  names: 200,
  modifiers: 50,
  /** Inputs, or costs, or effects, or conditions of one action. */
  nodes: 100,
  paragraphs: 100,
  /** UTF-16 units of the paragraphs of one text together. */
  text: 10_000,
  defaults: 2_000,
  breakpoints: 100,
  /** Lists of core talents of one skill. */
  coreTalentLists: 100,
  /** Names in the core talents of all skills together. */
  coreTalents: 20_000,
  groups: 200,
  /** Names in all groups together. */
  groupMembers: 20_000,
} as const;

/** Of one character. */
export const SHEET_LIMITS = {
  packs: 1_000,
  skills: 5_000,
  /** Talents or pinnacles. */
  talents: 2_000,
  items: 2_000,
  accessories: 1_000,
  statusEffects: 500,
  /** Names of one list of what was performed. */
  performed: 40_000,
  changes: 2_000,
  /** Tiles at one breakpoint. */
  tiles: 100,
  /** Of the notes. */
  lines: 5_000,
  /** UTF-16 units of the flavor of an item. */
  flavor: 10_000,
  /** Numbers, texts, lists and objects together, at any depth. */
  values: 200_000,
} as const;

/** A limit as messages write it: `20,000`. */
export function writtenLimit(limit: number): string {
  return limit.toLocaleString('en-US');
}
