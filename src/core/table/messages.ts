import { strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { readJson } from '../lib/json-text.ts';
import { MESSAGE_LIMITS } from './connection.ts';

/** The version of these messages; a device does not talk to one with a higher one. */
const FORMAT = 1;

export const TABLE_ROLES = ['GAME_MASTER', 'PLAYER'] as const;
export type TableRole = (typeof TABLE_ROLES)[number];

/**
 * What a message is about: who is there, the document of one of the two devices, or a pack that was asked
 * for.
 */
const TOPICS = ['HELLO', ...TABLE_ROLES, 'PACK'] as const;
export type Topic = (typeof TOPICS)[number];

/** A message with its topic in front. */
export function frame(topic: Topic, body: Uint8Array): Uint8Array {
  const message = new Uint8Array(body.length + 1);
  message[0] = TOPICS.indexOf(topic);
  message.set(body, 1);
  return message;
}

/** The topic and the body of a message; undefined for one that is too long or of an unknown topic. */
export function readFrame(
  message: Uint8Array,
): { readonly topic: Topic; readonly body: Uint8Array } | undefined {
  if (message.length > MESSAGE_LIMITS.bytes) return undefined;
  const topic = TOPICS[message[0] ?? TOPICS.length];
  return topic && { topic, body: message.subarray(1) };
}

const helloSchema = v.object({
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  role: v.picklist(TABLE_ROLES),
  /** Another one for each document: a device that starts anew writes a new document. */
  document: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  isReply: v.boolean(),
});

/** What a device says first. */
export type Hello = v.InferOutput<typeof helloSchema>;

export function helloMessage(hello: Omit<Hello, 'format'>): Uint8Array {
  return frame('HELLO', strToU8(JSON.stringify({ format: FORMAT, ...hello })));
}

/** `newer`: of a later version of these messages. Undefined for what is no greeting. */
export function readHello(body: Uint8Array): Hello | 'newer' | undefined {
  const json = readJson(strFromU8(body));
  const read = v.safeParse(helloSchema, json.ok ? json.value : undefined);
  if (!read.success) return undefined;
  return read.output.format > FORMAT ? 'newer' : read.output;
}

/**
 * Counts messages: up to so many at once, and as many each second after that. The clock may jump; a jump back
 * counts as no time. Returns whether a message at this time, in milliseconds, is within the limit.
 */
export function createMessageLimit(perSecond = MESSAGE_LIMITS.perSecond): (now: number) => boolean {
  let left: number = perSecond;
  let last: number | undefined;
  return (now) => {
    const elapsed = Math.max(0, now - (last ?? now));
    last = now;
    left = Math.min(perSecond, left + (elapsed * perSecond) / 1_000);
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
