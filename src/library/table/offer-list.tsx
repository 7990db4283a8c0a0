import { Check } from 'lucide-react';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { RulesText } from '../../cards/terms/rules-text.tsx';
import { wordFor } from '../../core/game-data/words.ts';
import { hitWords, isNamedByHit } from '../../core/table/hits.ts';
import type { Offer } from '../../core/table/table-document.ts';
import type { AppNotice } from '../../state/notices.ts';
import { obstacleTo } from '../../state/table/offer-obstacle.ts';
import type { PlayerSession } from '../../state/table/table-state.ts';
import { usePlayer } from '../../state/table/use-table.ts';
import { useCharacter, useGameDataState } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './table.module.css';

/** To which a message leads. */
const OFFERS: NonNullable<AppNotice['leadsTo']> = 'offers';

/** What the game master proposes to the loaded character. Rule: docs/rules/table.md#hits-on-players. */
export function OfferList() {
  const player = usePlayer();
  if (player === undefined || player.offers.length === 0) return null;
  const { session, offers } = player;
  return (
    <Panel title="From the Game Master" id={OFFERS}>
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} session={session} />
        ))}
      </ul>
    </Panel>
  );
}

function OfferRow({ offer, session }: { offer: Offer; session: PlayerSession }) {
  const { gameData } = useGameDataState();
  const obstacle = obstacleTo(
    offer,
    useCharacter((character) => character),
  );
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        {isNamedByHit(offer) ? null : (
          <>
            <bdi>
              <NamedText text={offer.action} />
            </bdi>
            :{' '}
          </>
        )}
        <span className={styles.does}>
          <NamedText text={hitWords(offer, (bar) => wordFor(gameData, bar).toLowerCase())} />
        </span>
      </p>
      <div className={styles.buttons}>
        <Button
          kind="primary"
          icon={<Check />}
          aria-label={`Accept ${offer.action}`}
          disabledReason={obstacle && <RulesText wording={obstacle} />}
          onClick={ignoreSecondClick(() => session.accept(offer))}
        >
          Accept
        </Button>
        <Button
          aria-label={`Decline ${offer.action}`}
          onClick={ignoreSecondClick(() => session.decline(offer))}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}
