import type { GrantedTalent } from '../../../core/character/character.ts';
import type { TalentTier } from '../../../core/rules/vocabulary.ts';
import { Chip } from '../../../ui/chip.tsx';
import { TileList } from '../../../ui/tile-list.tsx';
import type { Tincture } from '../../../ui/tincture.ts';
import { keyTitle } from '../key-title.ts';
import { useSheet } from '../use-sheet.ts';
import styles from './talents.module.css';

/** The rarest first; core talents, which come with skills, after those that were chosen. */
const ORDER: readonly (TalentTier | undefined)[] = [
  'PINNACLE',
  'MAJOR',
  'MODERATE',
  'MINOR',
  'CORE',
  undefined,
];

const TINCTURES: Partial<Readonly<Record<TalentTier, Tincture>>> = { PINNACLE: 'purpure' };

/** Every talent that counts, however it is granted. */
export function Talents() {
  const talents = useSheet((character) => character.talents);
  if (talents.length === 0) return <p className={styles.empty}>No talents yet.</p>;
  const sorted = ORDER.flatMap((tier) => talents.filter(({ talent }) => talent?.tier === tier));
  return (
    <TileList
      label="Talents"
      items={sorted}
      itemKey={({ name }) => name}
      renderItem={(each) => <Talent granted={each} />}
      estimateHeight={72}
    />
  );
}

function Talent({ granted: { name, talent, sources } }: { granted: GrantedTalent }) {
  const given = sources.filter((source) => source !== name);
  return (
    <article className={styles.talent}>
      <header className={styles.top}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {talent ? <Chip tincture={TINCTURES[talent.tier]}>{keyTitle(talent.tier)}</Chip> : null}
      </header>
      {talent ? (
        talent.description.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never reorder
          <p key={index} className={styles.text}>
            {paragraph}
          </p>
        ))
      ) : (
        <p className={styles.unknown}>Undefined Talent</p>
      )}
      {given.length > 0 ? (
        <p className={styles.source}>
          {'From '}
          {given.map((source, index) => (
            <span key={source}>
              {index > 0 ? ', ' : ''}
              <bdi>{source}</bdi>
            </span>
          ))}
        </p>
      ) : null}
    </article>
  );
}
