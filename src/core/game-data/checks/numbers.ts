import { verifyGameData } from '../verify.ts';
import { type Check, type CheckedPack, error, type Finding, named, warning } from './finding.ts';
import { located } from './places.ts';

/** Constants that fail verification or have no effect, and breakpoints that no character reaches. */
export const numbers: Check = function* (checked) {
  yield* constants(checked);
  yield* coreTalentLists(checked);
  yield* pinnacles(checked);
};

function* constants({ pack, gameData }: CheckedPack): Generator<Finding> {
  for (const [name, value] of pack.constants) {
    if (value === 0) {
      yield error(
        ['constants', name],
        'This is 0, so the game data fail verification.',
        'Give it a value above 0.',
      );
    } else if (value < 0) {
      yield warning(
        ['constants', name],
        'This is below 0, so it counts for nothing.',
        'Remove it to keep the value of earlier packs, or give it a value above 0.',
      );
    }
  }
  const missing = verifyGameData(gameData).filter((name) => pack.constants.get(name) !== 0);
  if (missing.length > 0) {
    yield warning(
      ['constants'],
      `No pack gives ${missing.join(', ')}, so the game data fail verification.`,
      'Give these values, or check this pack together with the one that it adds to.',
    );
  }
  const starting = gameData.constants.STARTING_SKILLS;
  const skills = gameData.skills.size;
  if (pack.constants.has('STARTING_SKILLS') && skills > 0 && starting > skills) {
    yield error(
      ['constants', 'STARTING_SKILLS'],
      `A new character chooses ${starting} skills, and there are ${skills}.`,
      'Lower this, or define more skills.',
    );
  }
  const highest = gameData.constants.MAXIMUM_SKILL_LEVEL;
  for (const [place, breakpoint] of located(['coreTalentBreakpoints'], pack.coreTalentBreakpoints)) {
    if (highest > 0 && breakpoint > highest) {
      yield warning(
        place,
        `No skill reaches level ${breakpoint}: MAXIMUM_SKILL_LEVEL is ${highest}.`,
        'Lower this, or raise the maximum.',
      );
    }
  }
}

function* coreTalentLists({ pack, gameData }: CheckedPack): Generator<Finding> {
  const count = gameData.coreTalentBreakpoints.length;
  for (const [place, { coreTalents }] of located(['skills'], pack.skills)) {
    const here = [...place, 'coreTalents'];
    for (const [index, talents] of coreTalents.entries()) {
      if (count > 0 || talents.length === 0) continue;
      yield warning(
        [...here, index],
        `${named(talents)} never becomes active: no pack gives coreTalentBreakpoints.`,
        'Give breakpoints of skill levels.',
      );
    }
    if (coreTalents.length > 0 && coreTalents.length < count) {
      yield warning(
        here,
        `There are ${count} core talent breakpoints; this skill has lists for ${coreTalents.length}.`,
        'Write [] for a breakpoint that gives nothing.',
      );
    }
  }
}

function* pinnacles({ pack, gameData }: CheckedPack): Generator<Finding> {
  if (gameData.pinnacleBreakpoints.length > 0) return;
  for (const [place, talent] of located(['talents'], pack.talents)) {
    if (talent.tier !== 'PINNACLE') continue;
    yield warning(
      [...place, 'tier'],
      'Nobody can take a pinnacle: no pack gives pinnacleBreakpoints.',
      'Give breakpoints of potential, or another tier.',
    );
  }
}
