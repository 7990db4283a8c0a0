import { COMBAT_NOT_STARTED } from '../../character/sheet/default-sheet.ts';
import type { Sheet } from '../../character/sheet/sheet.ts';
import { beginCombat } from '../../combat/rounds.ts';
import { foeCharacter } from '../../consequences/foe-character.ts';
import type { Encounter, EncounterGroup, EncounterMember } from '../../encounter/encounter.ts';
import { type FoeBook, foeBook, foeOfGroup } from '../../foes/foe-book.ts';
import { clamp } from '../../lib/whole-number.ts';
import { say, userName, type Wording } from '../../lib/wording.ts';
import type { Foe } from '../../play/parts/foes.ts';
import { BARS } from '../../rules/bars.ts';
import { characterEntrant } from '../entrants.ts';
import type { FightSides } from '../fight.ts';
import { ENERGY, HEALTH } from '../fighter.ts';
import { characterForm } from '../form.ts';
import type { Entrant, Form } from '../model.ts';
import type { FightRules } from '../rules.ts';
import { slotValue } from '../slots.ts';
import { foeForm } from './foe-form.ts';

/** The maximum number of fighters in a forecast. Rule: docs/rules/limits.md#forecasts. */
const MAX_FIGHTERS = 100;

/** Who fights: characters of a party against the members of an encounter. */
export interface ForecastSubject {
  readonly party: readonly Sheet[];
  readonly encounter: Pick<Encounter, 'round' | 'groups' | 'members'>;
  /** The game master's own foes, which count before those of the packs. */
  readonly ownFoes: readonly Foe[];
}

/** A subject that can be played, or why it cannot. `leftOut`: members that nothing is known of. */
export interface ForecastSides {
  readonly sides: FightSides<Entrant> | undefined;
  readonly problems: readonly Wording[];
  readonly leftOut: readonly Wording[];
}

/**
 * The two sides of a forecast, as they are now: bars, status effects and boost points. Everyone starts a
 * round, that of the encounter, with all action points.
 * Rule: docs/rules/forecast.md#who-takes-part.
 */
export function forecastSides(
  { party, encounter, ownFoes }: ForecastSubject,
  rules: FightRules,
): ForecastSides {
  const book = foeBook(rules.play.foes, ownFoes);
  const round = Math.max(1, encounter.round);
  const groups = encounter.groups.map((group, index) => ({
    group,
    form: formOf(group, book, rules),
    members: encounter.members.filter(({ groupReference }) => groupReference === index),
  }));
  const fighting = groups.filter(({ members }) => members.length > 0);
  const leftOut = fighting.flatMap(({ group, form }) =>
    form === undefined ? [say`${userName(group.name)} is left out: no foe says what it rolls.`] : [],
  );
  const count =
    party.length + fighting.reduce((sum, { form, members }) => sum + (form ? members.length : 0), 0);
  const problems = [
    ...missingRules(rules),
    ...(party.length === 0 ? [['Choose at least one character.']] : []),
    ...(count === party.length ? [['No member of the encounter can fight. Add members of a foe.']] : []),
    ...(count > MAX_FIGHTERS
      ? [say`${count} fighters are too many: a forecast plays at most ${MAX_FIGHTERS}.`]
      : []),
  ];
  if (problems.length > 0) return { sides: undefined, problems, leftOut };
  const friends = party.map((sheet) => partyEntrant(sheet, round, rules));
  const foes = fighting.flatMap(({ group, form, members }) =>
    form === undefined ? [] : members.map((member) => memberEntrant(member, group, form, round, rules)),
  );
  return { sides: [friends, foes], problems, leftOut };
}

/** What the packs do not say that a fight needs. */
function missingRules({ play, damage }: FightRules): readonly Wording[] {
  return [
    ...(play.roll === undefined ? [['The packs do not say what a roll counts.']] : []),
    ...(damage === undefined ? [['The packs do not say what a hit with power does.']] : []),
    ...(play.falling.has('DOWN') ? [] : [['The packs do not say when somebody falls.']]),
  ];
}

function partyEntrant(sheet: Sheet, round: number, rules: FightRules): Entrant {
  const { statusEffects } = sheet.combatState;
  const fresh = beginCombat(
    { ...sheet, combatState: { ...COMBAT_NOT_STARTED, statusEffects } },
    rules.gameData,
  );
  return { ...characterEntrant(sheet.name, fresh, rules), round };
}

/** The form of a group's members; undefined where no foe has its name. */
function formOf(group: EncounterGroup, book: FoeBook, rules: FightRules): Form | undefined {
  const foe = foeOfGroup(group, book);
  return foe && formOfFoe(foe, group, rules);
}

function formOfFoe(foe: Foe, group: EncounterGroup, rules: FightRules): Form | undefined {
  if (!('sheet' in foe)) return foeForm(foe, group, rules);
  const character = foeCharacter(foe, rules.gameData);
  return character && characterForm(character.sheet, rules);
}

function memberEntrant(
  member: EncounterMember,
  group: EncounterGroup,
  form: Form,
  round: number,
  rules: FightRules,
): Entrant {
  const maxima = BARS.map((_, bar) => slotValue(form.bases, bar, 0));
  // In the order of RESOURCES: bars, boost points, action points.
  const resources = [...maxima, 0, group.maximumAP];
  resources[HEALTH] = clamp(member.health, 0, group.maximumHealth);
  resources[ENERGY] = clamp(member.energy, 0, group.maximumEnergy);
  return {
    label: group.name,
    form,
    resources,
    lowered: [],
    levels: new Map(
      [...(member.statusEffects ?? [])].flatMap(([name, level]) => {
        const effect = rules.effectIds.get(name);
        return effect === undefined ? [] : [[effect, level] as const];
      }),
    ),
    performed: new Map(),
    round,
  };
}
