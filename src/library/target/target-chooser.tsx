import { useWords } from '../../cards/terms/use-words.ts';
import { type Encounter, memberName } from '../../core/encounter/encounter.ts';
import { identityOf } from '../../core/encounter/members.ts';
import { healthWord, type PlayerView } from '../../core/encounter/player-view.ts';
import type { Foe } from '../../core/play/parts/foes.ts';
import { encounterKey } from '../../state/encounters/encounters.ts';
import type { PartyCharacter } from '../../state/party/party-state.ts';
import { NO_TARGET, type TargetChoice, targetKey } from '../../state/play/target-state.ts';
import type { TargetSession } from '../../state/play/use-target.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './target-chooser.module.css';

interface Option {
  readonly choice: TargetChoice;
  readonly label: string;
}

/** The members of the encounter that is loaded, each with its health; `word`: what the packs call that. */
export function memberOptions(encounter: Encounter, word: string): readonly Option[] {
  const key = encounterKey(encounter);
  return encounter.members.map((member) => {
    const name = memberName(encounter, member);
    return {
      choice: { kind: 'MEMBER', encounter: key, member: identityOf(encounter, member), name },
      label: `${name} (${member.health} ${word})`,
    };
  });
}

function healthOf(member: PartyCharacter): number | undefined {
  if (member.kind === 'seat') return member.figures.bars.find(({ bar }) => bar === 'HEALTH')?.value;
  return member.kind === 'ready' ? member.character.sheet.health : undefined;
}

function partyOptions(party: readonly PartyCharacter[], word: string): readonly Option[] {
  return party.flatMap((each) => {
    const health = healthOf(each);
    if (health === undefined) return [];
    const choice = { kind: 'CHARACTER' as const, key: each.key, name: each.name };
    return [{ choice, label: `${each.name} (${health} ${word})` }];
  });
}

/** The members of the fight that the game master of the table shows. */
function releasedOptions(view: PlayerView | undefined): readonly Option[] {
  return (view?.groups ?? []).flatMap(({ name: group, members }) =>
    members.map(({ id, healthStep }) => ({
      choice: { kind: 'RELEASED' as const, group, member: id, name: `${group} ${id}` },
      label: `${group} ${id} (${healthWord(healthStep)})`,
    })),
  );
}

function foeOptions(foes: readonly Foe[]): readonly Option[] {
  return foes.map(({ name }) => ({ choice: { kind: 'FOE', name }, label: name }));
}

interface TargetChooserProps {
  session: TargetSession;
  /** Those of the packs. */
  foes: readonly Foe[];
}

/** Chooses oneself, a member of the encounter, a foe of the packs for its numbers, or nobody. */
export function TargetChooser({
  session: { choice, encounter, isMissing, isMember, party = [], released, intents },
  foes,
}: TargetChooserProps) {
  const word = useWords()('HEALTH').toLowerCase();
  const single: readonly Option[] = [
    { choice: NO_TARGET, label: 'Nobody' },
    // A member of an encounter stands in the list of its members.
    ...(isMember ? [] : [{ choice: { kind: 'SELF' as const }, label: 'Yourself' }]),
    ...(isMissing && choice.kind !== 'NUMBERS' && choice.kind !== 'SELF'
      ? [{ choice, label: `${choice.name} (gone)` }]
      : []),
  ];
  const groups = [
    { label: 'At the table', options: releasedOptions(released) },
    { label: 'Party', options: partyOptions(party, word) },
    { label: encounter?.encounterName ?? '', options: encounter ? memberOptions(encounter, word) : [] },
    { label: 'Foes, for their numbers', options: isMember ? [] : foeOptions(foes) },
  ];
  const toOption = ({ choice: each, label }: Option) => ({ value: targetKey(each), label });
  const all = [...single, ...groups.flatMap(({ options }) => options)];
  return (
    <div className={styles.chooser}>
      <SelectField
        label="Target"
        value={targetKey(choice)}
        options={[
          ...single.map(toOption),
          ...groups
            .filter(({ options }) => options.length > 0)
            .map(({ label, options }) => ({ label, options: options.map(toOption) })),
        ]}
        onChange={(value) => {
          const chosen = all.find((each) => targetKey(each.choice) === value);
          if (chosen !== undefined) intents.choose(chosen.choice);
        }}
      />
    </div>
  );
}
