import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

interface NothingToChooseProps {
  /** actions or maneuvers. */
  label: string;
  /** The character's name. */
  character: string;
}

/** Shown where a character has no actions or maneuvers, with links to where they come from. */
export function NothingToChoose({ label, character }: NothingToChooseProps) {
  return (
    <EmptyState
      title={`There are no ${label}`}
      actions={
        <>
          <LinkButton kind="primary" render={<Link to={paths.talents(character, 'add')} />}>
            Add talents
          </LinkButton>
          <LinkButton render={<Link to={paths.items(character, 'add')} />}>Add items</LinkButton>
        </>
      }
    >
      Neither the game data nor this character’s talents and equipment provide any.
    </EmptyState>
  );
}
