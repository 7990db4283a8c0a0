import { type ReactNode, useState } from 'react';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { findMember, identityKey, type MemberIdentity } from '../../../core/encounter/members.ts';
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
  const [opened, setOpened] = useState<{ identity: MemberIdentity; opener: HTMLElement }>();
  const identity = opened?.identity;
  const member = identity && findMember(encounter, identity);
  const group = member && encounter.groups[member.groupReference];
  return (
    <OpenTurn value={(next, opener) => setOpened({ identity: next, opener })}>
      {children}
      {opened && member && group ? (
        <TurnDialog
          key={identityKey(opened.identity)}
          encounter={encounter}
          group={group}
          member={member}
          takeAction={takeAction}
          finalFocus={() => buttonOf(opened)}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </OpenTurn>
  );
}

/**
 * The button that opened the card, or where its row shows another member by now, that of the row of this one.
 */
function buttonOf({
  identity,
  opener,
}: {
  identity: MemberIdentity;
  opener: HTMLElement;
}): HTMLElement | undefined {
  const isOf = ({ dataset, isConnected }: HTMLElement) =>
    isConnected && dataset.opens === identityKey(identity);
  return [opener, ...document.querySelectorAll<HTMLElement>('[data-opens]')].find(isOf);
}
