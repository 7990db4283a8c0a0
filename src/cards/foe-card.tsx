import type { ReactNode } from 'react';
import { type FoeGroup, foeGroup } from '../core/foes/foe-group.ts';
import type { GameData } from '../core/game-data/game-data.ts';
import { wordFor } from '../core/game-data/words.ts';
import type { Foe, FoeNumbers } from '../core/play/parts/foes.ts';
import { CONFIGURABLE_DAMAGE_TYPES, type Resource } from '../core/rules/vocabulary.ts';
import { Chip } from '../ui/buttons/chip.tsx';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import styles from './facts/facts.module.css';
import { type Fact, Facts } from './facts/facts.tsx';
import { Names } from './names.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { ResourceFacts } from './resource-mark.tsx';

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
      meta={group ? <Maxima group={group} gameData={gameData} /> : 'Its character sheet cannot be read'}
      gist={foe.text}
      aside={isOwn ? <Chip>Your own</Chip> : actions}
      actions={isOwn ? actions : undefined}
    >
      <Paragraphs text={[foe.text]} />
      {'sheet' in foe ? (
        <Facts facts={[{ label: 'Plays', content: 'a whole character sheet' }]} />
      ) : (
        <>
          <Figures foe={foe} gameData={gameData} />
          <Facts facts={factsOf(foe)} />
        </>
      )}
    </Card>
  );
}

/** The three maxima, each with the mark of its resource. */
function Maxima({ group, gameData }: { group: FoeGroup; gameData: GameData }) {
  const maxima: readonly (readonly [Resource, string, number])[] = [
    ['HEALTH', wordFor(gameData, 'HEALTH'), group.maximumHealth],
    ['ENERGY', wordFor(gameData, 'ENERGY'), group.maximumEnergy],
    ['ACTION_POINTS', wordFor(gameData, 'ACTION_POINTS', 'AP'), group.maximumAP],
  ];
  return (
    <ResourceFacts facts={maxima.map(([resource, word, maximum]) => [resource, `${word} ${maximum}`])} />
  );
}

/** Always four, so that each is at the same place on every card. */
function Figures({ foe, gameData }: { foe: FoeNumbers; gameData: GameData }) {
  const { dice, power, damageType, difficulty, soak } = foe;
  const { damageTypeName } = gameData.glossary;
  const soaks = CONFIGURABLE_DAMAGE_TYPES.filter((each) => soak[each] !== 0);
  const powerType = power === undefined || damageType === 'UNRELATED' ? '' : damageTypeName(damageType);
  const figures: readonly (readonly [label: string, ...(readonly [number | string, string?])[]])[] = [
    ['Dice', [dice]],
    ['Power', [power ?? '–', powerType]],
    ['Difficulty', [difficulty ?? '–']],
    [
      'Soak',
      ...(soaks[0] ? soaks.map((each) => [soak[each], damageTypeName(each)] as const) : [[0] as const]),
    ],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, ...amounts]) => (
        <div key={label}>
          <dt>{label}</dt>
          {amounts.map(([amount, type]) => (
            <dd key={type ?? label}>
              <b>{amount}</b> {type}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function factsOf({ proofAgainst, actions }: FoeNumbers): readonly (Fact | undefined)[] {
  return [
    proofAgainst.length === 0
      ? undefined
      : { label: 'Immune to', content: <Names names={proofAgainst} kind="statusEffect" /> },
    actions.length === 0
      ? undefined
      : { label: 'Actions', content: <Names names={actions} field="Actions" kind="action" /> },
  ];
}
