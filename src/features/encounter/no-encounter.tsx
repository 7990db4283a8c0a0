import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

/** Shown while no encounter is loaded. Rule: docs/rules/encounters.md#loaded-encounter. */
export function NoEncounter() {
  return (
    <EmptyState
      title="No Encounter Loaded"
      actions={
        <>
          <LinkButton kind="primary" render={<Link to={paths.encounter('manager')} />}>
            Manager
          </LinkButton>
          <LinkButton render={<Link to={paths.encounter('create')} />}>Create</LinkButton>
        </>
      }
    >
      Load one that is stored in the manager, or create a new one.
    </EmptyState>
  );
}
