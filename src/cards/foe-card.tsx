import type { ReactNode } from 'react';
import { foeGroup } from '../core/foes/foe-group.ts';
import type { GameData } from '../core/game-data/game-data.ts';
import { wordFor } from '../core/game-data/words.ts';
import type { Foe, FoeNumbers } from '../core/play/parts/foes.ts';
import { CONFIGURABLE_DAMAGE_TYPES } from '../core/rules/vocabulary.ts';
import { Chip } from '../ui/buttons/chip.tsx';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { type Fact, Facts } from './facts/facts.tsx';
import { Names } from './names.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { FactLine } from './terms/fact-line.tsx';

interface FoeCardProps {
  foe: Foe;
  gameData: GameData;
  level?: HeadingLevel | undefined;
  /** Whether it is a foe of the game master's, and of no pack. */
  isOwn?: boolean;
  /** Before its name. */
  mark?: ReactNode;
  /** Below an own foe, which has several, and beside the name of any other. */
  actions?: ReactNode;
}

/** A foe in the style of a rule book: the maxima of its group, then what it rolls, does and withstands. */
export function FoeCard({ foe, gameData, level, isOwn = false, mark, actions }: FoeCardProps) {
  const group = foeGroup(foe, gameData);
  return (
    <Card
      level={level}
      mark={mark}
      title={<bdi data-searchable="Name">{foe.name}</bdi>}
      meta={
        group ? (
          <FactLine
            text={`${wordFor(gameData, 'HEALTH')} ${group.maximumHealth} · ${wordFor(gameData, 'ENERGY')} ${group.maximumEnergy} · ${wordFor(gameData, 'ACTION_POINTS', 'AP')} ${group.maximumAP}`}
          />
        ) : (
          'Its character sheet cannot be read'
        )
      }
      aside={isOwn ? <Chip>Your own</Chip> : actions}
      actions={isOwn ? actions : undefined}
    >
      <Paragraphs text={[foe.text]} />
      <Facts
        facts={
          'sheet' in foe ? [{ label: 'Plays', content: 'a whole character sheet' }] : numbersOf(foe, gameData)
        }
      />
    </Card>
  );
}

function numbersOf(foe: FoeNumbers, gameData: GameData): readonly (Fact | undefined)[] {
  const { dice, power, damageType, difficulty, soak, proofAgainst, actions } = foe;
  const type = damageType === 'UNRELATED' ? '' : ` ${gameData.glossary.damageTypeName(damageType)}`;
  const soaks = CONFIGURABLE_DAMAGE_TYPES.filter((each) => soak[each] !== 0).map(
    (each) => `${soak[each]} ${gameData.glossary.damageTypeName(each)}`,
  );
  return [
    { label: 'Dice', content: dice, isFigure: true },
    power === undefined ? undefined : { label: 'Power', content: `${power}${type}`, isFigure: true },
    difficulty === undefined ? undefined : { label: 'Difficulty', content: difficulty, isFigure: true },
    soaks.length === 0 ? undefined : { label: 'Soak', content: soaks.join(', '), isFigure: true },
    proofAgainst.length === 0
      ? undefined
      : { label: 'Immune to', content: <Names names={proofAgainst} kind="statusEffect" /> },
    actions.length === 0
      ? undefined
      : { label: 'Actions', content: <Names names={actions} field="Actions" kind="action" /> },
  ];
}
