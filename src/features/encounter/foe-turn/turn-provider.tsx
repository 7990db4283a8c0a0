import { type ReactNode, useState } from 'react';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { findMember, type NamedMember, namedKey } from '../../../core/encounter/members.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { OpenTurn } from './open-turn.ts';
import type { TakeActionForm } from './take-action-form.ts';

const [TurnDialog] = onDemand(() => import('./turn-dialog.tsx').then((module) => module.TurnDialog));

interface TurnProviderProps {
  encounter: Encounter;
  takeAction: TakeActionForm;
  children: ReactNode;
}

/** Opens the card of one member of the loaded encounter at a time. A member that is removed closes it. */
export function TurnProvider({ encounter, takeAction, children }: TurnProviderProps) {
  const [named, setNamed] = useState<NamedMember>();
  const member = named && findMember(encounter, named);
  const group = member && encounter.groups[member.groupReference];
  return (
    <OpenTurn value={setNamed}>
      {children}
      {member && group ? (
        <TurnDialog
          key={namedKey(named)}
          encounter={encounter}
          group={group}
          member={member}
          takeAction={takeAction}
          onClose={() => setNamed(undefined)}
        />
      ) : null}
    </OpenTurn>
  );
}
