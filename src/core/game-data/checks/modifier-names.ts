import { nearestName } from '../../lib/nearest-name.ts';
import { MODIFIER_KINDS } from '../../rules/vocabulary.ts';
import { type Check, quoted, warning } from './finding.ts';
import { modifierNamesOf } from './places.ts';

/** Modifiers that nothing reads: neither a modifier kind nor the soak of a damage type. */
export const modifierNames: Check = function* ({ pack, gameData }) {
  const soaks = [...gameData.damageTypes.values()].map((type) => type.soakName);
  const read = new Set<string>([...MODIFIER_KINDS, ...soaks]);
  for (const [place, name] of modifierNamesOf(pack)) {
    if (read.has(name)) continue;
    const near = nearestName(name, read);
    const guess = near === undefined ? '' : `Did you mean ${quoted(near)}? `;
    yield warning(
      place,
      `Nothing reads the modifier ${quoted(name)}.`,
      `${guess}A modifier is one of ${[...read].join(', ')}.`,
      near,
    );
  }
};
