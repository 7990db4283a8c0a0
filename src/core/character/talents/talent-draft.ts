import type { GameData } from '../../game-data/game-data.ts';
import type { Talent } from '../../game-data/pack.ts';
import { wordFor } from '../../game-data/words.ts';
import { type Wording, wordingText } from '../../lib/wording.ts';
import type { Character } from '../character.ts';
import { derive } from '../derive.ts';
import { paidTalents } from '../potential.ts';
import { withBarsRefilled } from '../resources.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { withTalents } from './owned-talents.ts';
import { unpaidCosts } from './talent-cost.ts';
import { requirementsText } from './talent-requirements.ts';

const tooDear = (gameData: GameData): string =>
  `You cannot add a talent that would use more ${wordFor(gameData, 'POTENTIAL', 'potential')} than you have.`;

/** The names of the talents and pinnacles to add, in the order chosen. */
export type TalentDraft = readonly string[];

/** A talent that neither the character nor the draft has. */
export interface TalentChoice {
  readonly talent: Talent;
  /** The potential that the talent would use. */
  readonly cost: number;
  /** Why the talent cannot be added now; undefined where it can. */
  readonly refusal:
    | { readonly reason: 'requirements' | 'pinnacles' | 'potential'; readonly text: Wording }
    | undefined;
}

/**
 * The character with the draft, whose potential and pinnacles the editor shows.
 * Rule: docs/rules/talents-and-skills.md#adding-talents.
 */
export function draftedCharacter(sheet: Sheet, draft: TalentDraft, gameData: GameData): Character {
  return derive(withTalents(sheet, draft, gameData), gameData);
}

/**
 * The talents to choose from, in the order of the game data: all except core talents, which skills give, and
 * those already paid for. A talent is refused where the character and draft do not own its requirements, no
 * pinnacle is available, or the potential is too low.
 * Rule: docs/rules/talents-and-skills.md#adding-talents.
 */
export function talentChoices(sheet: Sheet, draft: TalentDraft, gameData: GameData): readonly TalentChoice[] {
  const choose = chooser(sheet, draft, gameData);
  return [...gameData.talents.values()].flatMap((talent) => choose(talent) ?? []);
}

function chooser(
  sheet: Sheet,
  draft: TalentDraft,
  gameData: GameData,
): (talent: Talent) => TalentChoice | undefined {
  const { ownedTalents, pinnacles, potential, sheet: drafted } = draftedCharacter(sheet, draft, gameData);
  const paid = paidTalents(drafted, gameData);
  const costOf = unpaidCosts(paid, gameData);
  return (talent) => {
    if (talent.tier === 'CORE' || paid.has(talent.name)) return undefined;
    const cost = costOf(talent.name);
    const requirements = requirementsText(talent, ownedTalents);
    const refusal = (): TalentChoice['refusal'] => {
      if (requirements !== undefined) return { reason: 'requirements', text: requirements };
      if (talent.tier === 'PINNACLE' && pinnacles.available === 0) {
        return { reason: 'pinnacles', text: ['No pinnacle is available.'] };
      }
      return cost > potential.free.total ? { reason: 'potential', text: [tooDear(gameData)] } : undefined;
    };
    return { talent, cost, refusal: refusal() };
  };
}

/**
 * Adds a talent to the draft. One that cannot be added leaves it unchanged.
 * Rule: docs/rules/talents-and-skills.md#adding-talents.
 */
export function addToTalentDraft(
  sheet: Sheet,
  draft: TalentDraft,
  name: string,
  gameData: GameData,
): TalentDraft {
  const talent = gameData.talents.get(name);
  const choice = talent && chooser(sheet, draft, gameData)(talent);
  return choice === undefined || choice.refusal !== undefined ? draft : [...draft, name];
}

/**
 * The draft without talents that the sheet owns by now, that the game data do not define, or whose
 * requirements neither the sheet nor the talents chosen before them own.
 * Rule: docs/rules/talents-and-skills.md#adding-talents.
 */
export function supportedTalentDraft(sheet: Sheet, draft: TalentDraft, gameData: GameData): TalentDraft {
  const kept: string[] = [];
  for (const each of draft) {
    const talent = gameData.talents.get(each);
    const choice = talent && chooser(sheet, kept, gameData)(talent);
    if (choice !== undefined && choice.refusal?.reason !== 'requirements') kept.push(each);
  }
  return kept;
}

/**
 * Removes a talent from the draft, with the talents chosen after it that lose a requirement.
 * Rule: docs/rules/talents-and-skills.md#adding-talents.
 */
export function removeFromTalentDraft(
  sheet: Sheet,
  draft: TalentDraft,
  name: string,
  gameData: GameData,
): TalentDraft {
  return supportedTalentDraft(
    sheet,
    draft.filter((each) => each !== name),
    gameData,
  );
}

/**
 * Why a draft cannot be submitted: it is empty, lacks a requirement, has more pinnacles than the potential
 * reaches, or uses more potential than there is, skills included; undefined where it can be.
 * Rule: docs/rules/talents-and-skills.md#submitting-talents.
 */
export function checkTalentDraft(sheet: Sheet, draft: TalentDraft, gameData: GameData): string | undefined {
  if (draft.length === 0) return 'Please add a talent.';
  for (const [index, name] of draft.entries()) {
    const talent = gameData.talents.get(name);
    const refusal = talent && chooser(sheet, draft.slice(0, index), gameData)(talent)?.refusal;
    if (refusal?.reason === 'requirements') return wordingText(refusal.text);
  }
  const { pinnacles, potential } = draftedCharacter(sheet, draft, gameData);
  if (pinnacles.taken.total > pinnacles.reached.total)
    return `You have more pinnacles than your ${wordFor(gameData, 'POTENTIAL', 'potential')} reaches.`;
  return potential.free.total < 0 ? tooDear(gameData) : undefined;
}

/**
 * Gives the character the talents of a draft. The bars that a change of talents fills are at their maximum. A
 * draft that cannot be submitted leaves the sheet unchanged.
 * Rule: docs/rules/talents-and-skills.md#submitting-talents.
 */
export function submitTalents(sheet: Sheet, draft: TalentDraft, gameData: GameData): Sheet {
  if (checkTalentDraft(sheet, draft, gameData) !== undefined) return sheet;
  return withBarsRefilled(withTalents(sheet, draft, gameData), gameData);
}
