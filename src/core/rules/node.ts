import type { Problem } from '../lib/problem.ts';

/**
 * A node of a pack that no kind can read: shown as an error in its place, never met and never applied.
 * Rule: docs/pack-format.md#a-pack-that-is-not-right.
 */
export interface MalformedNode {
  readonly kind: 'MALFORMED';
  /** The text shown in its place. */
  readonly text: string;
  /** The original JSON, so that a download of the pack loses nothing. */
  readonly raw: unknown;
  /** The problems, whose paths start at the node. */
  readonly problems: readonly Problem[];
}

/** How the text of a node ends that the app does not know; the rest of its action works without it. */
export const NOT_DEFINED = 'is not properly defined.';

export function malformed(text: string, raw: unknown, problems: readonly Problem[]): MalformedNode {
  return { kind: 'MALFORMED', text, raw, problems };
}

export function isMalformed<Node extends object>(node: Node | MalformedNode): node is MalformedNode {
  return 'kind' in node && node.kind === 'MALFORMED';
}

/**
 * Serializes the node to JSON; reading the result gives the same node.
 * Rule: docs/pack-format.md#a-pack-that-is-not-right.
 */
export function serializeNode(node: object): unknown {
  return isMalformed(node) ? node.raw : node;
}
