import { type MouseEvent, useContext } from 'react';
import { identityKey, keyOfGroup, type MemberReference } from '../../../core/encounter/members.ts';
import { NamedCoat } from '../../../library/named-coat.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { OpenTurn } from './open-turn.ts';

interface OpenTurnButtonProps {
  member: Pick<MemberReference, 'id'>;
  /** The name of the member, and of its group. */
  name: string;
  group: string;
  /** In words, and not by the coat of arms alone. */
  inWords?: boolean;
}

/** `Open {member}`: its card, from which it acts. */
export function OpenTurnButton({ member, name, group, inWords = false }: OpenTurnButtonProps) {
  const open = useContext(OpenTurn);
  const named = { group: keyOfGroup({ name: group }), id: member.id };
  const label = `Open ${name}`;
  const common = {
    'aria-haspopup': 'dialog' as const,
    'data-opens': identityKey(named),
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => open(named, currentTarget),
  };
  return inWords ? (
    <Button kind="primary" aria-label={label} {...common}>
      Open
    </Button>
  ) : (
    <IconButton label={label} icon={<NamedCoat name={group} size="line" />} {...common} />
  );
}
