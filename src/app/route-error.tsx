import { Link } from 'react-router';
import { isMissingPart, isPageReloading } from '../platform/service-worker/reload-when-stale.ts';
import { BrandMark } from '../ui/brand/brand-mark.tsx';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { Page } from '../ui/layout/page.tsx';
import { paths } from './paths.ts';
import styles from './route-error.module.css';
import { NotFoundError } from './router/navigation.ts';
import { useScreenError } from './router/screens.tsx';
import { LoadingMessage } from './shell/loading-gate.tsx';

/** A page that works without any other file of the app: one of those is damaged. */
const REPAIR = `${import.meta.env.BASE_URL}rescue.html#repair`;

/**
 * Replaces a screen that failed: the router's title, that the data are safe, and the next step.
 * Rule: docs/rules/screens.md#error-page.
 */
export function RouteError() {
  // It renders rarely, and the code that memoises it would weigh on the first load.
  'use no memo';
  const error = useScreenError();
  if (isPageReloading()) return <LoadingMessage />;
  return (
    <Page title="Unexpected Application Error!" width="reading">
      <section className={styles.message}>
        <BrandMark blank />
        <h2>
          {isMissingPart(error)
            ? 'A part of Tabard is unavailable right now. What you open for the first time needs the network: check your connection, wait a little, and reload.'
            : reasonOf(error)}
        </h2>
        <p>
          This screen could not be shown. Your characters, encounters and game data are stored and were not
          changed.
        </p>
        <p>
          <LinkButton kind="primary" render={<Link to={paths.home} reloadDocument />}>
            Go to Home
          </LinkButton>
          {error instanceof NotFoundError ? null : <LinkButton href={REPAIR}>Repair</LinkButton>}
        </p>
      </section>
    </Page>
  );
}

/** The same where the layout, which has the page's only `main`, is what failed. */
export const LayoutError = () => (
  <main className={styles.alone}>
    <RouteError />
  </main>
);

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'An unknown error occurred.';
}
