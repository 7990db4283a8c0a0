import { normaliseName } from '../lib/normalise-name.ts';

/**
 * How the field is divided. In the last four the charge is counterchanged: each part has the other tincture.
 */
export const DIVISIONS = [
  'plain',
  'bordure',
  'chief',
  'base',
  'pale',
  'flanches',
  'per-pale',
  'per-fess',
  'per-bend',
  'per-bend-sinister',
] as const;
export type Division = (typeof DIVISIONS)[number];

const METALS = ['or', 'argent'] as const;
const COLOURS = ['gules', 'azure', 'vert', 'purpure', 'sable'] as const;
export const TINCTURES = [...METALS, ...COLOURS] as const;
export type Tincture = (typeof TINCTURES)[number];

export const CHARGES = [
  'acorn',
  'anchor',
  'arrows',
  'bell',
  'bolt',
  'book',
  'crescent',
  'crown',
  'eye',
  'fish',
  'flame',
  'goblet',
  'hammer',
  'hand',
  'horn',
  'hourglass',
  'key',
  'lantern',
  'leaf',
  'lily',
  'moth',
  'mountain',
  'owl',
  'rose',
  'scallop',
  'sheaf',
  'ship',
  'stag',
  'star',
  'sun',
  'sword',
  'tower',
  'tree',
  'waves',
  'wheel',
  'wolf',
] as const;
export type Charge = (typeof CHARGES)[number];

/** A coat of arms: one tincture is a metal and the other a colour. Rule: docs/rules/arms.md#coat-of-arms. */
export interface Arms {
  readonly division: Division;
  readonly field: Tincture;
  /** The tincture of the charge, and of the other part of a divided field. */
  readonly contrast: Tincture;
  readonly charge: Charge;
}

const isMetal = (tincture: Tincture): boolean => METALS.some((metal) => metal === tincture);

/** The tinctures that stand out from this one. */
export const contrastsOf = (tincture: Tincture): readonly Tincture[] =>
  isMetal(tincture) ? COLOURS : METALS;

/**
 * The arms that a name gets; equal normalised names get the same.
 * Rule: docs/rules/arms.md#generated-arms.
 */
export function generateArms(name: string): Arms {
  return armsFromNumbers(numbersFrom(normaliseName(name)));
}

/** Arms from a stream of numbers from 0 to below 1. */
export function armsFromNumbers(next: () => number): Arms {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.min(Math.floor(next() * values.length), values.length - 1)] as Value;
  const division = pick(DIVISIONS);
  const metal = pick(METALS);
  const colour = pick(COLOURS);
  const [field, contrast] = next() < 0.5 ? [metal, colour] : [colour, metal];
  return { division, field, contrast, charge: pick(CHARGES) };
}

/** Where the hash starts: a number that gives the four sample characters fitting charges. */
const HASH_START = 3_924_178;

/** FNV-1a of the text's UTF-16 units, then one number a call by the steps of SplitMix32. */
function numbersFrom(text: string): () => number {
  let state = HASH_START;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
}

/** Arms that a player chose, under the normalised name of a character. */
export interface ChosenArms {
  readonly name: string;
  readonly arms: string;
}

/** The arms of a name: those that were chosen, or else the generated ones. */
export function armsOf(name: string, chosen: readonly ChosenArms[]): Arms {
  const normalised = normaliseName(name);
  const found = chosen.find((each) => each.name === normalised);
  return (found && parseArms(found.arms)) ?? generateArms(name);
}

/** The chosen arms with another choice for this name; undefined takes its choice away. */
export function chooseArms(
  chosen: readonly ChosenArms[],
  name: string,
  arms: Arms | undefined,
): readonly ChosenArms[] {
  const normalised = normaliseName(name);
  const others = chosen.filter((each) => each.name !== normalised);
  return arms === undefined ? others : [...others, { name: normalised, arms: serializeArms(arms) }];
}

/** The arms as they are stored. Rule: docs/rules/arms.md#chosen-arms. */
export const serializeArms = ({ division, field, contrast, charge }: Arms): string =>
  [division, field, contrast, charge].join(' ');

/** Reads stored arms; undefined where a part is unknown, or where both tinctures are of one kind. */
export function parseArms(text: string): Arms | undefined {
  const [first, second, third, fourth, ...rest] = text.split(' ');
  const division = DIVISIONS.find((each) => each === first);
  const field = TINCTURES.find((each) => each === second);
  const contrast = field && contrastsOf(field).find((each) => each === third);
  const charge = CHARGES.find((each) => each === fourth);
  if (!division || !field || !contrast || !charge || rest.length > 0) return undefined;
  return { division, field, contrast, charge };
}
