import { createContext, type ReactNode, useContext } from 'react';
import styles from './page.module.css';
import { PageHeader } from './page-header.tsx';

export interface PageProps {
  /** The page's name in the document title, and its heading unless another is given. */
  title: string;
  /** The second part of the document title: the loaded character, or the product. */
  owner?: string | undefined;
  heading?: ReactNode;
  /** A link above the heading, to what the page is a part of. */
  back?: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Buttons at the heading's end. */
  actions?: ReactNode;
  /**
   * `reading`: text and forms; `book`: a page of text; `wide`: cards in columns; `full`: the whole width.
   */
  width?: 'reading' | 'book' | 'wide' | 'full' | undefined;
  children: ReactNode;
}

/** Draws the heading and the actions of every page below it, in place of the page's own. */
export const PageHeadingContext = createContext<
  ((heading: ReactNode, actions: ReactNode) => ReactNode) | undefined
>(undefined);

/** A screen: its document title, its only h1, and its content. */
export function Page({
  title,
  owner = 'Tabard',
  heading = title,
  back,
  lead,
  actions,
  width = 'wide',
  children,
}: PageProps) {
  // Every render has new children; what it would remember of them would be part of the first load.
  'use no memo';

  const renderHeading = useContext(PageHeadingContext);
  return (
    <>
      <title>{`${title} - ${owner}`}</title>
      <div className={styles.page} data-width={width} data-has-own-heading={renderHeading ? true : undefined}>
        {renderHeading?.(heading, actions)}
        <div className={styles.body}>
          {back}
          <PageHeader
            title={renderHeading ? undefined : heading}
            lead={lead}
            actions={renderHeading ? undefined : actions}
          />
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </>
  );
}
