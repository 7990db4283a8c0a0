import { WordingText } from '../../../cards/wording-text.tsx';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { partyKey } from '../../../core/encounter/party/party-member.ts';
import { playerView } from '../../../core/encounter/player-view.ts';
import { type Message, nameList, say, userName } from '../../../core/lib/wording.ts';
import { encounterKey } from '../../../state/encounters/encounters.ts';
import { useGame, useLoadedEncounter } from '../../../state/use-game.ts';
import { useEncounters } from '../../../state/use-shell.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { usePhaseNames } from '../encounter-words.ts';

/** More groups than this are counted. */
const MAX_NAMES = 4;

function groupsText(names: readonly string[]): Message {
  if (names.length === 0) return 'no group';
  return names.length > MAX_NAMES ? `${names.length} groups` : nameList(names);
}

/** The part of the party that players see, after a comma; nothing where they see none of it. */
function partyText({ party }: Encounter, hidden: ReadonlySet<string>): string {
  const shown = party.filter((member) => !hidden.has(partyKey(member))).length;
  if (shown === 0) return '';
  return shown === party.length ? ', the party' : `, ${shown} of ${party.length} of the party`;
}

/**
 * `Show to players`, and what that shows. Rule: docs/rules/encounters.md#player-view.
 */
export function ReleaseSwitch({ encounter }: { encounter: Encounter }) {
  const { encounters } = useGame();
  const { hiddenGroups, hiddenParty, released } = useLoadedEncounter();
  const other = useEncounters().find(({ key }) => key === released);
  const isReleased = released === encounterKey(encounter);
  const { groups, turn } = playerView(encounter, hiddenGroups, [], usePhaseNames());
  const party = partyText(encounter, hiddenParty);
  const seen = (): Message => {
    if (isReleased)
      return say`Players see “${turn.join(', ')}”${party} and ${groupsText(groups.map(({ name }) => name))}.`;
    if (other) return say`Players see ${userName(other.name)}, and nothing of this encounter.`;
    return 'Players see nothing.';
  };
  return (
    <Switch
      label="Show to players"
      checked={isReleased}
      onChange={(next) => encounters.setReleased(next)}
      description={<WordingText wording={seen()} />}
    />
  );
}
