import { readFileSync } from 'node:fs';
import { createEncounter, type NewGroup } from '../core/encounter/create.ts';
import type { Encounter } from '../core/encounter/encounter.ts';
import { addMembers } from '../core/encounter/members.ts';
import { beginNextEncounterRound } from '../core/encounter/rounds.ts';
import { foeBook } from '../core/foes/foe-book.ts';
import { foeGroup } from '../core/foes/foe-group.ts';
import type { FoeRules } from '../core/foes/hit-member.ts';
import { mergePacks } from '../core/game-data/merge-packs.ts';
import { parsePack } from '../core/game-data/parse-pack.ts';
import { playOf } from '../core/game-data/play-of.ts';
import type { Foe } from '../core/play/parts/foes.ts';

const pack = parsePack(JSON.parse(readFileSync('public/BaseGameData.json', 'utf8')));
const gameData = mergePacks(pack.ok ? [pack.value] : []);

/** The sheet of Ilse Wren, one of the samples, as its file has it. */
export const ILSE: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync('game/samples/characters/ilse-wren.json', 'utf8'),
);

/** A foe with that character sheet. */
export const DARK_ILSE: Foe = { name: 'Dark Ilse', text: '', sheet: ILSE };

/** The rules and the foes of the standard game, and a foe with a character sheet. */
export const FOE_RULES: FoeRules = { gameData, book: foeBook(playOf(gameData).foes, [DARK_ILSE]) };

const STRANGERS: NewGroup = { name: 'Strangers', maximumHealth: 10, maximumEnergy: 5, maximumAP: 4 };

function groupOf(name: string): NewGroup {
  const foe = [...FOE_RULES.book.values()].find((each) => each.name === name);
  return (foe && foeGroup(foe, gameData)) ?? { ...STRANGERS, name };
}

/** An encounter in round 1 with so many members of each group, which are named after foes. */
export function aFight(groups: Readonly<Record<string, number>>): Encounter {
  const names = Object.keys(groups);
  const empty = createEncounter('Fight', names.map(groupOf));
  return beginNextEncounterRound(
    names.reduce((fight, name, index) => addMembers(fight, index, groups[name] ?? 0), empty),
  );
}
