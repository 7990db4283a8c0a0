const MAX_PIPS = 12;
const MANY_PIPS = 6;

/**
 * The rule of every bar: what has 2 to 12 units shows each as a segment, since so few are counted at a
 * glance, and more than that as one piece. More than six need a bar of 7rem, see `pips.module.css`. Give
 * these to the bar with the class of that file and `--pips`.
 */
export function pipsOf(max: number) {
  const pips = max > 1 && max <= MAX_PIPS ? max : undefined;
  return { 'data-pips': pips, 'data-many': (pips ?? 0) > MANY_PIPS || undefined };
}
