import type { Problem } from '../lib/problem.ts';

/**
 * What a pack writes that fits no kind: shown in its place as an error, never met and never applied.
 * Rule: docs/pack-format.md#a-pack-that-is-not-right.
 */
export interface MalformedNode {
  readonly kind: 'MALFORMED';
  /** What is shown in its place. */
  readonly text: string;
  /** The JSON as it was written, so that nothing an author wrote is lost when the pack is downloaded. */
  readonly raw: unknown;
  /** What is wrong, with paths from the node. */
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
 * The node as JSON again: reading what this gives makes the same node.
 * Rule: docs/pack-format.md#a-pack-that-is-not-right.
 */
export function serializeNode(node: object): unknown {
  return isMalformed(node) ? node.raw : node;
}
