import type { Encounter } from '../../core/encounter/encounter.ts';

/** What a card shows of a stored encounter. */
export function EncounterDetails({ encounter: { groups, members } }: { encounter: Encounter }) {
  return (
    <p>
      {members.length} {members.length === 1 ? 'member' : 'members'} in{' '}
      {groups.map((group, index) => (
        <span key={group.name}>
          {index > 0 ? ', ' : ''}
          <bdi>{group.name}</bdi>
        </span>
      ))}
    </p>
  );
}
