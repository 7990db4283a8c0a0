import { Check } from 'lucide-react';
import { useId } from 'react';
import { wordFor } from '../../core/game-data/words.ts';
import { hitWords } from '../../core/table/hits.ts';
import type { Offer } from '../../core/table/table-document.ts';
import { usePlayer } from '../../state/table/use-table.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import styles from './table.module.css';

/** What the game master proposes to the loaded character. Rule: docs/rules/table.md#hits-on-players. */
export function OfferList() {
  const player = usePlayer();
  const { gameData } = useGameDataState();
  const id = useId();
  if (player === undefined || player.offers.length === 0) return null;
  const { session, offers } = player;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          From the Game Master
        </h2>
      </header>
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.row}>
            <p className={styles.words} role="status">
              {isTyped(offer) ? null : (
                <>
                  <bdi>{offer.action}</bdi>:{' '}
                </>
              )}
              <span className={styles.does}>
                {hitWords(offer, (bar) => wordFor(gameData, bar).toLowerCase())}
              </span>
            </p>
            <div className={styles.buttons}>
              <Button
                kind="primary"
                icon={<Check />}
                aria-label={`Accept ${offer.action}`}
                onClick={ignoreSecondClick(() => session.accept(offer))}
              >
                Accept
              </Button>
              <Button aria-label={`Decline ${offer.action}`} onClick={() => session.decline(offer)}>
                Decline
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the game master typed on a bar is named after its kind, which the words of the hit say already. */
const isTyped = ({ action, kind }: Offer): boolean => action.toUpperCase() === kind;
