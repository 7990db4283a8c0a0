import type { CarriedOver } from '../../core/character/carry-over.ts';
import type { PackVersion } from '../../core/game-data/game-data.ts';
import { VERIFICATION_FAILED } from '../../core/game-data/verify.ts';
import type { Problem } from '../../core/lib/problem.ts';
import { type Message, nameList, userName as nameWord, say, type Wording } from '../../core/lib/wording.ts';
import type { ChangedBy } from '../../storage/api.ts';
import type { AvailablePack, OutdatedPack } from './game-data-state.ts';

/**
 * The enabled packs that are stored in another version, or not at all. Packs that were outdated `before` stay
 * outdated.
 */
export function outdatedPacks(
  enabled: readonly PackVersion[],
  available: readonly AvailablePack[],
  before: readonly OutdatedPack[],
): readonly OutdatedPack[] {
  return enabled.flatMap(({ name, version }) => {
    const stored = available.find((pack) => pack.name === name)?.version;
    const wasOutdated = before.some((pack) => pack.name === name);
    return stored === version && !wasOutdated ? [] : [{ name, version, stored }];
  });
}

/** For messages that name Manage. */
export const LEADS_TO_MANAGE = { leadsTo: 'manage' } as const;

interface PackNews {
  /** The message about packs that this tab only lists. */
  readonly information: Message | undefined;
  /** The message about packs that are enabled in this tab. */
  readonly warning: Message | undefined;
}

/** Messages about packs that another tab or a restore has stored or deleted. */
export function packNews(
  before: readonly AvailablePack[],
  now: readonly AvailablePack[],
  outdated: readonly OutdatedPack[],
  by: ChangedBy,
): PackNews {
  const where = by === 'restore' ? 'by the restore' : 'in another tab';
  const isOutdated = (name: string) => outdated.some((pack) => pack.name === name);
  const stored = now.filter(
    ({ name, version }) => !before.some((pack) => pack.name === name && pack.version === version),
  );
  const deleted = before.filter(({ name }) => !now.some((pack) => pack.name === name));
  const toSay = (packs: readonly AvailablePack[], verb: string, isWarned: boolean) =>
    packs
      .filter(({ name }) => isOutdated(name) === isWarned)
      .flatMap(({ name, version }) => say`${nameWord(name)} ${version} was ${verb} ${where}. `);
  const sentences = (isWarned: boolean) => [
    ...toSay(stored, 'stored', isWarned),
    ...toSay(deleted, 'deleted', isWarned),
  ];
  const [listed, kept] = [sentences(false), sentences(true)];
  return {
    information: listed.length > 0 ? say`${listed}Manage lists what is stored now.` : undefined,
    warning:
      kept.length > 0
        ? say`${kept}This tab keeps its enabled packs until you submit under Manage or reload the page.`
        : undefined,
  };
}

/** A list of packs with their versions: `A 1, B 2 and C 1`. */
export function packList(packs: readonly PackVersion[]): Wording {
  return packs.flatMap(({ name, version }, index): Wording => {
    const before = index === 0 ? '' : index === packs.length - 1 ? ' and ' : ', ';
    return say`${before}${nameWord(name)} ${version}`;
  });
}

/** The message about packs that were enabled and disabled; undefined if there are none. */
export function packsSwitched(
  before: readonly PackVersion[],
  now: readonly PackVersion[],
): Message | undefined {
  const without = (packs: readonly PackVersion[], others: readonly PackVersion[]) =>
    packs.filter(({ name }) => !others.some((other) => other.name === name));
  const sentences = [[without(now, before), 'on'] as const, [without(before, now), 'off'] as const].flatMap(
    ([packs, word]) =>
      packs.length === 0 ? [] : [say`${packList(packs)} ${packs.length === 1 ? 'is' : 'are'} ${word} now.`],
  );
  const [first, second] = sentences;
  return first && second ? say`${first} ${second}` : first;
}

/** Why game data are not playable if these constants fail verification. */
export function verificationProblem(failures: readonly string[]): string {
  return `${VERIFICATION_FAILED} These constants are 0 or given by no enabled pack: ${failures.join(', ')}. Nothing was changed.`;
}

/** The message about packs that a load disabled and that define parked belongings of the character. */
export function packsTakenOff(
  packs: readonly PackVersion[],
  character: string,
  parked: readonly string[],
): Wording {
  const names = packList(packs);
  const whose = nameWord(character);
  const isOne = packs.length === 1;
  const [be, them, stay, they] = isOne
    ? ['is', 'it', 'it stays', 'It defines']
    : ['are', 'them', 'they stay', 'They define'];
  return [
    ...say`${names} ${be} off now: ${whose} was saved without ${them}. Switch ${them} on under Manage while ${whose} is loaded, and ${stay} on for ${whose}.`,
    ...(parked.length > 0 ? say` ${they} what is parked with ${whose}: ${nameList(parked)}.` : []),
  ];
}

/** What to say of a stored pack that is enabled and refused, with its first problem. */
export function packRefused(name: string, problem: Problem | undefined): Wording {
  const why = problem === undefined ? [] : say`${nameWord(problem.path)}: ${problem.message} `;
  return say`${nameWord(name)} could not be loaded. ${why}It is stored as it was: download it under Manage, change the file, and upload it again.`;
}

/** What a character has under another name now: `Aria has Parry → Block, …`. */
export function carriedOverNews(carriedOver: readonly CarriedOver[], name: string): Message {
  const names = nameList(carriedOver.map(({ from, to }) => `${from} → ${to}`));
  return say`These have new names in the packs, and ${nameWord(name)} keeps them under those names: ${names}.`;
}
