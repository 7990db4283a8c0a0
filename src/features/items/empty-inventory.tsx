import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

/**
 * Shown by a tab for the items of the inventory while there are none. `title`: what the tab has nothing for.
 */
export function EmptyInventory({ character, title }: { character: string; title: string }) {
  return (
    <EmptyState
      title={title}
      actions={
        <LinkButton kind="primary" render={<Link to={paths.items(character, 'add')} />}>
          Add items
        </LinkButton>
      }
    >
      The inventory is empty.
    </EmptyState>
  );
}
