import { TalentCard } from '../../../cards/talent-card.tsx';
import type { Character, GrantedTalent } from '../../../core/character/character.ts';
import { talentText } from '../../../core/game-data/entry-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { VirtualList } from '../../../ui/layout/virtual-list.tsx';
import styles from './rows.module.css';

/** Every active talent, from any source. */
export function TalentsSection({ character: { talents, gameData } }: { character: Character }) {
  if (talents.length === 0) return <p className={styles.empty}>No talents yet.</p>;
  const show = ({ name, talent }: GrantedTalent) =>
    talent === undefined ? (
      <Card title={<bdi>{name}</bdi>}>
        <p>{talentText(gameData, name)}</p>
      </Card>
    ) : (
      <TalentCard talent={talent} />
    );
  return (
    <VirtualList
      label="Talents"
      items={talents}
      itemKey={({ name }) => name}
      renderItem={show}
      estimateHeight={180}
      minColumnWidth={20}
      threshold={24}
    />
  );
}
