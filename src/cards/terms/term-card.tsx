import type { GameData } from '../../core/game-data/game-data.ts';
import type { HeadingLevel } from '../../ui/layout/heading.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { ActionCard } from '../action-card.tsx';
import { ItemCard } from '../item-card.tsx';
import { SkillCard } from '../skill-card.tsx';
import { StatusEffectCard } from '../status-effect-card.tsx';
import { TalentCard } from '../talent-card.tsx';
import { findTerm, type TermReference } from './term-reference.ts';

/** Few terms are foes, and their cards calculate whole characters. */
const [FoeCard] = onDemand(() => import('../foe-card.tsx').then((module) => module.FoeCard));

interface TermCardProps {
  gameData: GameData;
  term: TermReference;
  level: HeadingLevel;
}

/** The card of an entry; nothing where the game data do not define it. */
export function TermCard({ gameData, term, level }: TermCardProps) {
  const found = findTerm(gameData, term);
  switch (found?.kind) {
    case undefined:
      return null;
    case 'action':
      return (
        <ActionCard
          action={found.entry}
          level={level}
          glossary={gameData.glossary}
          meta={found.isManeuver ? 'Maneuver' : 'Action'}
        />
      );
    case 'foe':
      return <FoeCard foe={found.entry} gameData={gameData} level={level} />;
    case 'item':
      return <ItemCard item={found.entry} level={level} />;
    case 'skill':
      return <SkillCard skill={found.entry} gameData={gameData} level={level} />;
    case 'statusEffect':
      return <StatusEffectCard effect={found.entry} level={term.level ?? 1} headingLevel={level} />;
    case 'talent':
      return <TalentCard talent={found.entry} level={level} />;
  }
}
