import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { isMember, type MemberReference } from '../../../core/encounter/members.ts';
import { OpenTurn } from './open-turn.ts';
import type { TakeActionForm } from './take-action-form.ts';

const TurnDialog = lazy(() => import('./turn-dialog.tsx').then((module) => ({ default: module.TurnDialog })));

interface TurnProviderProps {
  encounter: Encounter;
  takeAction: TakeActionForm;
  children: ReactNode;
}

/** Opens the card of one member of the loaded encounter at a time. A member that is removed closes it. */
export function TurnProvider({ encounter, takeAction, children }: TurnProviderProps) {
  const [reference, setReference] = useState<MemberReference>();
  const open = useCallback(
    ({ groupReference, id }: MemberReference) => setReference({ groupReference, id }),
    [],
  );
  const member = reference && encounter.members.find(isMember(reference));
  const group = member && encounter.groups[member.groupReference];
  return (
    <OpenTurn value={open}>
      {children}
      <Suspense>
        {member && group ? (
          <TurnDialog
            key={`${member.groupReference} ${member.id}`}
            encounter={encounter}
            group={group}
            member={member}
            takeAction={takeAction}
            onClose={() => setReference(undefined)}
          />
        ) : null}
      </Suspense>
    </OpenTurn>
  );
}
