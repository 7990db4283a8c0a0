import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { paths } from './paths.ts';

/** What a screen that failed shows in its place: the router's own title, what is safe, and the next step (seed 1 §2). */
export function RouteError() {
  const error = useRouteError();
  return (
    <Page title="Unexpected Application Error!" width="reading">
      <p>
        <strong>{reasonOf(error)}</strong>
      </p>
      <p>
        This screen could not be shown. Your characters, encounters and game data are stored and were not
        changed.
      </p>
      <p>
        <LinkButton kind="primary" render={<Link to={paths.home} reloadDocument />}>
          Reload from the start
        </LinkButton>
      </p>
    </Page>
  );
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Something failed that gave no reason.';
}
