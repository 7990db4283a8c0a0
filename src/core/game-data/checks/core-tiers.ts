import { type Check, quoted, warning } from './finding.ts';
import { located } from './places.ts';

/** Talents that a skill lists as core talents and that characters may take as well. */
export const coreTiers: Check = function* ({ pack, gameData }) {
  for (const [place, { coreTalents }] of located(['skills'], pack.skills)) {
    for (const [list, names] of located([...place, 'coreTalents'], coreTalents)) {
      for (const [here, name] of located(list, names)) {
        const tier = gameData.talents.get(name)?.tier;
        if (tier === undefined || tier === 'CORE') continue;
        yield warning(
          here,
          `The core talent ${quoted(name)} is of the tier ${tier}, so characters can also take it themselves.`,
          'Give it the tier CORE, or take it out of the core talents.',
        );
      }
    }
  }
};
