import { memo } from 'react';
import { ActionCard } from '../../../cards/action-card.tsx';
import { FoeCard } from '../../../cards/foe-card.tsx';
import { ItemCard } from '../../../cards/item-card.tsx';
import { SkillCard } from '../../../cards/skill-card.tsx';
import { StatusEffectCard } from '../../../cards/status-effect-card.tsx';
import { TalentCard } from '../../../cards/talent-card.tsx';
import { WordingText } from '../../../cards/wording-text.tsx';
import { readEntry } from '../../../core/game-data/editing/draft-pack.ts';
import type { PackList } from '../../../core/game-data/editing/pack-lists.ts';
import { packEntryName } from '../../../core/game-data/entry-place.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import type { Action, ItemTemplate, Skill, StatusEffect, Talent } from '../../../core/game-data/pack.ts';
import type { Foe } from '../../../core/play/parts/foes.ts';
import { type RulebookEntry, rulebookLines } from '../../../core/play/parts/rulebook.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { partSentences } from './session/node-sentence.ts';

interface EntryCardProps {
  list: PackList;
  entry: unknown;
  gameData: GameData;
}

/** The card of an entry as players see it, read as the app reads it. */
export const EntryCard = memo(({ list, entry, gameData }: EntryCardProps) => {
  const read = readEntry(list, entry);
  if (read === undefined) {
    return (
      <Notice kind="warning" title="There is no card yet.">
        Tabard cannot read this entry yet. The findings say what is missing.
      </Notice>
    );
  }
  const level = 3;
  switch (list.id) {
    case 'actions':
    case 'maneuvers':
      return (
        <ActionCard
          action={read as Action}
          glossary={gameData.glossary}
          level={level}
          meta={list.id === 'actions' ? 'Action' : 'Maneuver'}
        />
      );
    case 'items':
      return <ItemCard item={read as ItemTemplate} level={level} />;
    case 'skills':
      return <SkillCard skill={read as Skill} gameData={gameData} level={level} />;
    case 'statusEffects':
      return <StatusEffectCard effect={read as StatusEffect} level={1} headingLevel={level} />;
    case 'talents':
      return <TalentCard talent={read as Talent} level={level} />;
    case 'foes':
      return <FoeCard foe={read as Foe} gameData={gameData} level={level} />;
    default:
      return <PlainCard list={list} entry={entry} read={read} gameData={gameData} />;
  }
});

/** An entry without a card of its own: what it says, in sentences. */
function PlainCard({ list, entry, read, gameData }: EntryCardProps & { read: unknown }) {
  const lines =
    list.id === 'rulebook'
      ? rulebookLines(read as RulebookEntry).map(({ text }) => [text])
      : partSentences(list.id, [entry], gameData.glossary);
  return (
    <Card title={<bdi>{packEntryName(entry) ?? list.one}</bdi>} level={3} meta={list.label}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never reorder
        <p key={index} dir="auto">
          <WordingText wording={line} />
        </p>
      ))}
    </Card>
  );
}
