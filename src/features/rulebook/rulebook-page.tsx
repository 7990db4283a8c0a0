import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { nameToSegment, paths, segmentToName } from '../../app/paths.ts';
import { Terms } from '../../cards/terms/terms.tsx';
import { playOf } from '../../core/game-data/play-of.ts';
import { type RulebookEntry, textPieces } from '../../core/play/parts/rulebook.ts';
import { BackLink } from '../../library/back-link.tsx';
import { useGameDataState } from '../../state/use-game.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useSearchHighlights } from '../../ui/feedback/search-highlights.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useIsPrinting } from '../../ui/layout/use-is-printing.ts';
import styles from './rulebook-page.module.css';
import { RULEBOOK_FIELD, RulebookText, withoutMark } from './rulebook-text.tsx';

type Pages = readonly RulebookEntry[];

/** How much of a page the contents show, in characters. */
const OPENING = 140;

/** The rulebook: its contents, or the page that the address names. Rule: docs/rules/play.md#the-rulebook. */
export function RulebookPage() {
  const { gameData } = useGameDataState();
  const { rulebook: pages } = playOf(gameData);
  const segment = /\/rulebook\/([^/]+)/u.exec(useLocation().pathname)?.[1];
  useFocusOnHeading(segment);
  if (pages.length === 0) return <NoRulebook hasPacks={gameData.packs.length > 0} />;
  return (
    <Terms gameData={gameData}>
      {segment === undefined ? (
        <Contents pages={pages} />
      ) : (
        <OnePage pages={pages} segment={nameToSegment(segmentToName(segment))} />
      )}
    </Terms>
  );
}

/** Moves the focus to the heading of another page: to the shell it is the same screen. */
function useFocusOnHeading(segment: string | undefined): void {
  const before = useRef(segment);
  useEffect(() => {
    if (before.current === segment) return;
    before.current = segment;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [segment]);
}

function NoRulebook({ hasPacks }: { hasPacks: boolean }) {
  return (
    <Page title="Rulebook" width="reading">
      <EmptyState
        title="There is no rulebook"
        actions={
          <LinkButton kind="primary" render={<Link to={paths.management('manage')} />}>
            Choose game data packs
          </LinkButton>
        }
      >
        {hasPacks
          ? 'None of the enabled game data packs has one. Their actions, items, status effects and talents can be read in the glossaries.'
          : 'The rules of a game come from game data packs, and none is enabled.'}
      </EmptyState>
    </Page>
  );
}

/** Every page by its title, with its first words. Printed, it is the whole book. */
function Contents({ pages }: { pages: Pages }) {
  const list = useRef<HTMLOListElement>(null);
  const isPrinting = useIsPrinting(list);
  return (
    <Page title="Rulebook" lead="How the game of the enabled packs is played.">
      <ol ref={list} className={styles.contents} aria-label="Contents">
        {pages.map((page) => (
          <li key={page.title}>
            <Link className={styles.entry} to={paths.rulebookPage(page.title)}>
              <bdi className={styles.title}>{page.title}</bdi>
              <span className={styles.opening} dir="auto">
                {openingOf(page)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {isPrinting
        ? pages.map((page) => (
            <article key={page.title} className={styles.text}>
              <h2>
                <bdi>{page.title}</bdi>
              </h2>
              <RulebookText blocks={page.text} />
            </article>
          ))
        : null}
    </Page>
  );
}

/** The first sentences of a page, as text, or as much of the first one as there is room for. */
function openingOf({ text }: RulebookEntry): string {
  const first = text.find((block) => typeof block === 'string') ?? '';
  const words = textPieces(withoutMark(first))
    .map((piece) => piece.text)
    .join('');
  if (words.length <= OPENING) return words;
  const start = words.slice(0, OPENING);
  return /^.*[.!?](?=\s)/su.exec(start)?.[0] ?? `${start.replace(/\s+\S*$/u, '')} …`;
}

/** A page, in which `find` of the address is marked. Titles that make the same address are shown together. */
function OnePage({ pages, segment }: { pages: Pages; segment: string }) {
  const [parameters] = useSearchParams();
  const text = useRef<HTMLDivElement>(null);
  useSearchHighlights(text, [{ field: RULEBOOK_FIELD, value: parameters.get('find') ?? '' }]);
  const isShown = ({ title }: RulebookEntry) => nameToSegment(title) === segment;
  const first = pages.findIndex(isShown);
  const page = pages[first];
  if (page === undefined) return <NoSuchPage />;
  const more = pages.filter((each) => each !== page && isShown(each));
  const before = pages[first - 1];
  const after = pages[first + 1];
  return (
    <Page
      title={page.title}
      heading={
        <bdi className={styles.numbered} style={{ counterReset: `page ${first + 1}` }}>
          {page.title}
        </bdi>
      }
      back={<BackLink to={paths.rulebook}>Rulebook</BackLink>}
      width="book"
    >
      <div className={styles.columns}>
        <nav className={styles.aside} aria-label="Contents">
          <ol className={styles.titles}>
            {pages.map((each) => (
              <li key={each.title}>
                <Link to={paths.rulebookPage(each.title)} aria-current={isShown(each) ? 'page' : undefined}>
                  <bdi>{each.title}</bdi>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.reading}>
          <div ref={text} className={styles.text}>
            <RulebookText blocks={page.text} hasAnchors />
            {more.map((each) => (
              <section key={each.title} className={styles.text}>
                <h2>
                  <bdi>{each.title}</bdi>
                </h2>
                <RulebookText blocks={each.text} />
              </section>
            ))}
          </div>
          <nav className={styles.turn} aria-label="Pages">
            {before ? (
              <Link className={styles.next} to={paths.rulebookPage(before.title)}>
                <ArrowLeft aria-hidden="true" />
                <span>
                  Previous <bdi>{before.title}</bdi>
                </span>
              </Link>
            ) : null}
            {after ? (
              <Link className={styles.next} data-forward to={paths.rulebookPage(after.title)}>
                <span>
                  Next <bdi>{after.title}</bdi>
                </span>
                <ArrowRight aria-hidden="true" />
              </Link>
            ) : null}
          </nav>
        </div>
      </div>
    </Page>
  );
}

function NoSuchPage() {
  return (
    <Page title="Rulebook" width="reading">
      <EmptyState
        title="The rulebook has no page of that name"
        actions={
          <LinkButton kind="primary" render={<Link to={paths.rulebook} />}>
            Contents
          </LinkButton>
        }
      >
        It may have another name now, or belong to a game data pack that is not enabled.
      </EmptyState>
    </Page>
  );
}
