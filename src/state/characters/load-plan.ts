import type { CarriedOver } from '../../core/character/carry-over.ts';
import {
  changesAbove,
  upgradeEffects,
  upgradeLosses,
  upgradeSheet,
  versionLabel,
} from '../../core/character/migrations/index.ts';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import type { UpgradeDrop } from '../../core/character/migrations/upgrade-drops.ts';
import { parkedNowDefined } from '../../core/character/parked/parked.ts';
import { parkedNames } from '../../core/character/parked/parked-names.ts';
import { withBarsFilled } from '../../core/character/resources.ts';
import { parseSheet, storedSheetOf, unknownFields } from '../../core/character/sheet/parse-sheet.ts';
import type { LoweredBar, Sheet, StoredSheet } from '../../core/character/sheet/sheet.ts';
import { sheetBeyondLimits } from '../../core/character/sheet/sheet-limits.ts';
import { isNothingLost, type Losses, validateSheet } from '../../core/character/validate.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { type PackDifference, preflight } from '../../core/game-data/preflight.ts';
import { verifyGameData } from '../../core/game-data/verify.ts';
import { wordFor } from '../../core/game-data/words.ts';
import type { Problem } from '../../core/lib/problem.ts';
import { type Message, userName as nameWord, say } from '../../core/lib/wording.ts';
import { nextTask } from '../../platform/next-task.ts';
import type { TabardStorage } from '../codecs.ts';
import type { Notices } from '../notices.ts';
import type { GameDataStore } from '../packs/game-data-state.ts';
import { packsOfSnapshots } from '../packs/gone-packs.ts';
import { LEADS_TO_MANAGE, packsTakenOff } from '../packs/pack-news.ts';
import { writeRefusal } from '../write-guard.ts';
import type { LoadedCharacter } from './loaded-state.ts';

/** The parts of the state that a load reads and changes. */
interface LoadParts {
  readonly storage: TabardStorage;
  readonly gameData: GameDataStore;
  readonly loaded: LoadedCharacter;
  readonly notices: Notices;
}

/**
 * The effects of loading a stored character, computed before anything changes.
 * Rule: docs/rules/loading-and-upgrade.md#load-plan.
 */
export interface LoadPlan {
  readonly kind: 'plan';
  readonly stored: StoredSheet;
  /** The changes of every version above the sheet's own; undefined if the sheet has the current version. */
  readonly upgrade:
    | {
        readonly from: string;
        readonly isFromTheFuture: boolean;
        readonly changes: readonly { readonly label: string; readonly changes: readonly string[] }[];
        /** What its steps remove, by name. */
        readonly drops: readonly UpgradeDrop[];
        /** The bars that its steps lower. */
        readonly lowered: readonly LoweredBar[];
        /** Values that the upgrade must remove because no sheet can hold them. */
        readonly losses: readonly Problem[];
      }
    | undefined;
  /** Packs whose available version differs from the sheet's; -1 is a missing pack. */
  readonly differences: readonly PackDifference[];
  /** The losses by validation, by name. */
  readonly losses: Losses;
  /** What the character has under another name now. */
  readonly carriedOver: readonly CarriedOver[];
  /** Unknown fields of the current version, which validation drops. */
  readonly unknownFields: readonly string[];
  /** What fails verification in the game data of this load. */
  readonly failures: readonly string[];
  readonly packs: readonly string[];
  readonly gameData: GameData;
  /** The sheet after the load. */
  readonly sheet: Sheet;
}

export type LoadPlanOutcome =
  | LoadPlan
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'too-large'; readonly reason: Problem };

export interface LoadFlow {
  /** Plans the load of the character of this name. Changes nothing. */
  plan(name: string): Promise<LoadPlanOutcome>;
  /**
   * Carries out a plan: takes a snapshot if there are losses, enables the packs, loads the sheet. If it
   * fails, it changes nothing and returns the reason.
   */
  carryOut(plan: LoadPlan): Promise<Message | undefined>;
}

export const createLoadFlow = (parts: LoadParts): LoadFlow => ({
  plan: (name) => planLoad(parts, name),
  carryOut: (plan) => carryOutLoad(parts, plan),
});

async function planLoad({ storage, gameData }: LoadParts, name: string): Promise<LoadPlanOutcome> {
  const entry = storage.characters.get(name);
  if (entry === undefined) return { kind: 'missing' };
  const stored = entry.value;
  const excess = sheetBeyondLimits(stored.json);
  if (excess !== undefined) return { kind: 'too-large', reason: excess };
  const isCurrent = stored.version === CURRENT_SHEET_VERSION;
  const current = upgradeSheet(stored);
  const read = parseSheet(current);
  if (!read.ok) {
    const problem = read.problem.at(0);
    return { kind: 'unreadable', reason: problem ? `${problem.path}: ${problem.message}` : '' };
  }
  await gameData.ensureLoaded();
  const { available } = gameData.store.getState();
  const atHand = stored.packInfo
    .map(([pack]) => pack)
    .filter((pack) => available.some((each) => each.name === pack));
  const packs =
    atHand.length > 0 ? atHand : available.filter((pack) => pack.enabled).map((pack) => pack.name);
  const merged = await gameData.merged(packs);
  await nextTask();
  const before = await packsOfSnapshots(storage, read.value, merged);
  const { sheet, dropped, lowered, carriedOver } = validateSheet(read.value, merged, before);
  return {
    kind: 'plan',
    stored,
    upgrade: isCurrent
      ? undefined
      : {
          from: versionLabel(stored.version),
          isFromTheFuture: stored.version > CURRENT_SHEET_VERSION,
          changes: changesAbove(stored.version),
          ...upgradeEffects(stored),
          losses: upgradeLosses(stored),
        },
    differences: preflight(stored.packInfo, available),
    losses: { dropped, lowered },
    carriedOver,
    unknownFields: unknownFields(current),
    failures: verifyGameData(merged),
    packs,
    gameData: merged,
    sheet,
  };
}

/** The plan that also fills the bars that the upgrade lowers. */
export function withLoweredBarsFilled(plan: LoadPlan): LoadPlan {
  const bars = plan.upgrade?.lowered.map(({ bar }) => bar) ?? [];
  return { ...plan, sheet: withBarsFilled(plan.sheet, bars, plan.gameData) };
}

/** Whether the loaded sheet differs from the stored one, so that a snapshot must preserve the stored one. */
function changesSheet({ upgrade, losses, ...plan }: LoadPlan): boolean {
  const changes = [plan.differences, plan.carriedOver, plan.unknownFields];
  return upgrade !== undefined || !isNothingLost(losses) || changes.some((each) => each.length > 0);
}

async function carryOutLoad(parts: LoadParts, plan: LoadPlan): Promise<Message | undefined> {
  const { storage, gameData, loaded } = parts;
  const { name } = plan.stored;
  // Another tab may have saved or deleted the character while the user read the plan.
  const isAsPlanned = () => storage.characters.get(name)?.value === plan.stored;
  const wasChanged = say`${nameWord(name)} was changed in another tab meanwhile. Nothing was changed here: load it again.`;
  if (!isAsPlanned()) return wasChanged;
  if (changesSheet(plan) && storage.status().mode === 'stored') {
    const reason = plan.upgrade === undefined ? 'validated against the game data' : 'upgraded';
    const snapshot = await storage.snapshots.take(`Before ${name} was ${reason}`);
    if (snapshot.kind === 'failed') {
      return `No snapshot could be taken first, so nothing was changed. ${snapshot.problem.message}`;
    }
    if (!isAsPlanned()) return wasChanged;
  }
  const { gameData: before } = gameData.store.getState();
  await gameData.enableOnly(plan.packs);
  const isUnlocked = await loaded.load(plan.sheet);
  // A character that is open in another tab is not written here, but after this tab takes it over and changes
  // it. One of a newer version is only read.
  if (isUnlocked && changesSheet(plan) && writeRefusal(storage) === undefined)
    await storage.characters.save(storedSheetOf(plan.sheet));
  announceDisabledPacks(parts, plan.sheet, before);
  announceLoweredBars(parts, plan);
  return undefined;
}

/** Shows which bars were above their maximum. Bars alone ask nothing, so this is the only word of it. */
function announceLoweredBars(
  { notices }: LoadParts,
  { sheet, gameData, losses: { lowered } }: LoadPlan,
): void {
  if (lowered.length === 0) return;
  const bars = lowered
    .map(({ bar, from, to }) => `${wordFor(gameData, bar)} from ${from} to ${to}`)
    .join(', ');
  notices.warn(
    say`Bars of ${nameWord(sheet.name)} were above their maximum and are lowered: ${bars}. What they lost comes back with a higher maximum.`,
  );
}

/** Shows which packs the load disabled, and which parked belongings they define. */
function announceDisabledPacks({ gameData, notices }: LoadParts, sheet: Sheet, before: GameData): void {
  const { gameData: now, available } = gameData.store.getState();
  const off = before.packs.filter(
    ({ name }) =>
      !now.packs.some((pack) => pack.name === name) && available.some((pack) => pack.name === name),
  );
  if (off.length === 0) return;
  const backBy = (those: GameData) => {
    const { belongings, unequipped } = parkedNames(parkedNowDefined(sheet, those), sheet, now);
    return [...belongings, ...unequipped];
  };
  const backNow = new Set(backBy(now));
  const parked = backBy(before).filter((each) => !backNow.has(each));
  const news = packsTakenOff(off, sheet.name, parked);
  if (parked.length > 0) notices.warn(news, LEADS_TO_MANAGE);
  else notices.inform(news, LEADS_TO_MANAGE);
}
