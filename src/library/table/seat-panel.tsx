import { usePlayer } from '../../state/table/use-table.ts';
import { KeepView } from '../../ui/layout/keep-view.tsx';
import { OfferList } from './offer-list.tsx';
import { ReleasedFight, type ReleasedFightProps } from './released-fight.tsx';
import { SentHits } from './sent-hits.tsx';

/** What a player sees of the table on the combat page; nothing where the device sits at none. */
export function SeatPanel({ section }: Pick<ReleasedFightProps, 'section'>) {
  const player = usePlayer();
  if (player === undefined) return null;
  return (
    <div>
      <KeepView>
        <OfferList />
        <SentHits player={player} />
      </KeepView>
      <ReleasedFight player={player} section={section} />
    </div>
  );
}
