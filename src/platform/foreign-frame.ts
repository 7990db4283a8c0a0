/**
 * Whether this page is in a frame of another origin's page, which could make its user press what they do not
 * see. A header forbids that (docs/deploy.md), and some hosts send none.
 */
export function isInForeignFrame(frame: Window = window): boolean {
  try {
    for (let outer = frame; outer !== outer.parent; outer = outer.parent) void outer.parent.location.href;
    return false;
  } catch {
    return true;
  }
}
