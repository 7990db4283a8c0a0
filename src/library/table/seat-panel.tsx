import { usePlayer } from '../../state/table/use-table.ts';
import { OfferList } from './offer-list.tsx';
import { type OpenSections, ReleasedFight } from './released-fight.tsx';
import { SentHits } from './sent-hits.tsx';

/** What a player sees of the table on the combat page; nothing where the device sits at none. */
export function SeatPanel({ sections }: { sections?: OpenSections | undefined }) {
  const player = usePlayer();
  if (player === undefined) return null;
  return (
    <>
      <OfferList />
      <SentHits player={player} />
      <ReleasedFight player={player} sections={sections} />
    </>
  );
}
