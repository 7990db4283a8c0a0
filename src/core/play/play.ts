import { isJsonObject } from '../lib/name-map.ts';
import { jsonPath } from '../lib/problem.ts';
import { PLAY_FORMAT, type PlayPart, type PlaySink, SILENT } from './part.ts';
import { check } from './parts/check.ts';
import { difficulty } from './parts/difficulty.ts';
import { endOfRound } from './parts/end-of-round.ts';
import { falling } from './parts/falling.ts';
import { foes } from './parts/foes.ts';
import { formerly } from './parts/formerly.ts';
import { hit } from './parts/hit.ts';
import { labels } from './parts/labels.ts';
import { rests } from './parts/rests.ts';
import { roll } from './parts/roll.ts';
import { rulebook } from './parts/rulebook.ts';
import { start } from './parts/start.ts';
import { uses } from './parts/uses.ts';

/** Every part of `play`, in the order of docs/pack-format.md. */
export const PLAY_PARTS = {
  rulebook,
  roll,
  check,
  difficulty,
  hit,
  endOfRound,
  falling,
  rests,
  uses,
  foes,
  start,
  formerly,
  labels,
} as const;

export type PlayPartName = keyof typeof PLAY_PARTS;
type ValueOf<Part> = Part extends PlayPart<infer Value> ? Value : never;

/** How a game is played, as its packs say. A part that no pack has is undefined or empty. */
export type Play = { readonly [Name in PlayPartName]: ValueOf<(typeof PLAY_PARTS)[Name]> };

const PARTS = Object.entries(PLAY_PARTS) as readonly (readonly [PlayPartName, PlayPart<unknown>])[];

/** The play without packs. */
export const NO_PLAY = Object.fromEntries(PARTS.map(([name, part]) => [name, part.empty])) as Play;

/** Whether `play` is of a later format, of which nothing is read. */
export function isLaterPlay(json: unknown): boolean {
  return isJsonObject(json) && typeof json.format === 'number' && json.format > PLAY_FORMAT;
}

/**
 * Reads the field `play` of a pack part by part. What is malformed is left out and told to the sink, and so
 * is everything of a later format; nothing throws.
 * Rule: docs/rules/play.md#reading-play.
 */
export function readPlay(json: unknown, sink: PlaySink = SILENT): Play {
  const root = '$.play';
  if (!isJsonObject(json)) {
    sink.problem(root, 'This must be an object.');
    return NO_PLAY;
  }
  const { format = PLAY_FORMAT } = json;
  if (isLaterPlay(json)) {
    sink.problem(
      `${root}.format`,
      `This is format ${String(format)}, and this Tabard reads format ${PLAY_FORMAT}: nothing of play is read.`,
    );
    return NO_PLAY;
  }
  if (format !== PLAY_FORMAT) sink.problem(`${root}.format`, `This must be ${PLAY_FORMAT}.`);
  for (const field of Object.keys(json)) {
    if (field !== 'format' && !Object.hasOwn(PLAY_PARTS, field)) sink.unread(jsonPath([field], root));
  }
  return Object.fromEntries(
    PARTS.map(([name, part]) => [
      name,
      Object.hasOwn(json, name) ? part.read(json[name], `${root}.${name}`, sink) : part.empty,
    ]),
  ) as Play;
}

/**
 * The play of several packs: a part of a later pack takes the place of an earlier one's, and lists merge by
 * name.
 * Rule: docs/rules/play.md#merging-play.
 */
export function mergePlays(plays: readonly Play[]): Play {
  return plays.reduce<Play>(
    (earlier, later) =>
      Object.fromEntries(PARTS.map(([name, part]) => [name, part.merge(earlier[name], later[name])])) as Play,
    NO_PLAY,
  );
}
