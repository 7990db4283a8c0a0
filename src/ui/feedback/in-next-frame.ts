/**
 * Does in the next frame what needs the layout, and gives what calls it off. The frame lays the page out
 * anyway: in an effect of a press the layout would add to what the press waits for.
 */
export function inNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
