import { WordingText } from '../../../cards/wording-text.tsx';
import { nameList } from '../../../core/lib/wording.ts';
import { SAMPLE_CHARACTERS } from '../../../state/sample-characters.ts';
import { useLoadedEncounter } from '../../../state/use-game.ts';
import { useCharacters } from '../../../state/use-shell.ts';
import { Switch } from '../../../ui/fields/switch.tsx';

/** As many stored characters as are one party. */
const MAX_OF_ONE_PARTY = 6;

/** The party that a new encounter can have from the beginning. */
interface FirstParty {
  /** Those that exist; undefined where the samples are stored first. */
  readonly names: readonly string[] | undefined;
  /** Whether it is chosen unless the game master says otherwise. */
  readonly isUsual: boolean;
}

/**
 * The party of the loaded encounter, or all stored characters where they are six or fewer, or the samples
 * where there are none; undefined where they are more.
 * Rule: docs/rules/encounters.md#creating-an-encounter.
 */
export function useFirstParty(): FirstParty | undefined {
  const { encounter } = useLoadedEncounter();
  const stored = useCharacters();
  const party = encounter?.party ?? [];
  if (party.length > 0) return { names: party.map(({ character }) => character), isUsual: true };
  if (stored.length === 0) return { names: undefined, isUsual: false };
  if (stored.length > MAX_OF_ONE_PARTY) return undefined;
  return { names: stored.map(({ name }) => name), isUsual: false };
}

interface FirstPartySwitchProps {
  party: FirstParty;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** `With the party`, and who that is. */
export function FirstPartySwitch({ party: { names }, isChosen, onChange }: FirstPartySwitchProps) {
  const samples = SAMPLE_CHARACTERS.map(({ name }) => name);
  return (
    <Switch
      label={names ? 'With the party' : `With the ${samples.length} sample characters`}
      description={<WordingText wording={nameList(names ?? samples)} />}
      checked={isChosen}
      onChange={onChange}
    />
  );
}
