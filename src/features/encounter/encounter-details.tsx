import type { Encounter } from '../../core/encounter/encounter.ts';

/** The summary of a stored encounter on its card. */
export function EncounterDetails({ encounter: { groups, members } }: { encounter: Encounter }) {
  return (
    <span>
      {members.length} {members.length === 1 ? 'member' : 'members'} in{' '}
      {groups.map((group, index) => (
        <span key={group.name}>
          {index > 0 ? ', ' : ''}
          <bdi>{group.name}</bdi>
        </span>
      ))}
    </span>
  );
}
