import { ListChecks, Plus } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { Paragraphs } from '../../../cards/paragraphs.tsx';
import { readableName } from '../../../cards/readable-name.ts';
import { Excerpt, WordsOfRow } from '../../../cards/terms/excerpt.tsx';
import { FactLine } from '../../../cards/terms/fact-line.tsx';
import { NamedText } from '../../../cards/terms/named-text.tsx';
import { Term } from '../../../cards/terms/term.tsx';
import { useModifiersText } from '../../../cards/terms/use-words.ts';
import type { GrantedTalent } from '../../../core/character/character.ts';
import type { TalentTier } from '../../../core/rules/vocabulary.ts';
import { TileList } from '../../../ui/layout/tile-list.tsx';
import type { TileDefinition } from '../tile-definition.ts';
import { useSheet } from '../use-sheet.ts';
import { NextStep } from './next-step.tsx';
import styles from './talents.module.css';

/** The rarest first; core talents, which come from skills, after the chosen ones. */
const ORDER: readonly (TalentTier | undefined)[] = [
  'PINNACLE',
  'MAJOR',
  'MODERATE',
  'MINOR',
  'CORE',
  undefined,
];

/** Every active talent, from any source. */
function TalentsTile() {
  const talents = useSheet((character) => character.talents);
  const hasChosen = useSheet(({ sheet }) => sheet.talents.length + sheet.pinnacles.length > 0);
  const sorted = ORDER.flatMap((tier) => talents.filter(({ talent }) => talent?.tier === tier));
  return (
    <>
      {talents.length > 0 ? (
        <div className={styles.list}>
          <TileList
            label="Talents"
            columnWidth="calc(var(--tile-size) * 1.35)"
            items={sorted}
            itemKey={({ name }) => name}
            renderItem={(each) => <Talent granted={each} />}
            estimateHeight={72}
          />
        </div>
      ) : null}
      {hasChosen ? null : (
        <NextStep label="Choose Talents" to={(name) => paths.talents(name, 'add')}>
          None chosen by you yet.
        </NextStep>
      )}
    </>
  );
}

function Talent({ granted: { name, talent, sources } }: { granted: GrantedTalent }) {
  const modifiersText = useModifiersText();
  const grantedBy = sources.filter((source) => source !== name);
  return (
    <article className={styles.talent}>
      <header className={styles.top}>
        <h3 className={styles.name}>
          <Term kind="talent" name={name} />
        </h3>
        <p className={styles.tier} data-tier={talent?.tier}>
          {talent ? readableName(talent.tier) : null}
          <WordsOfRow>
            {grantedBy.map((source) => (
              <span key={source}>
                {' from '}
                <bdi>
                  <NamedText text={source} />
                </bdi>
              </span>
            ))}
          </WordsOfRow>
        </p>
      </header>
      {talent ? (
        <Excerpt>
          {talent.modifiers.size > 0 ? (
            <p className={styles.modifiers}>
              <FactLine text={modifiersText(talent.modifiers)} />
            </p>
          ) : null}
          <Paragraphs text={talent.description} of={name} />
        </Excerpt>
      ) : (
        <p className={styles.unknown}>Undefined Talent</p>
      )}
    </article>
  );
}

export const TALENTS_TILE: TileDefinition = {
  id: 'talents',
  title: 'Talents',
  growth: 'shared',
  places: {
    xlWidest: { section: 1, lane: 2, band: 1, x: 10, w: 4 },
    xlWide: { section: 1, lane: 2, band: 0, x: 10, w: 4 },
    xl: { section: 1, lane: 2, band: 0, x: 10, w: 4 },
    lg: { section: 1, lane: 2, band: 1, x: 8, w: 4 },
    md: { section: 2, lane: 0, band: 1, x: 0, w: 10 },
    sm: { section: 2, lane: 0, band: 2, x: 0, w: 6 },
    xs: { section: 0, lane: 0, band: 7, x: 0, w: 4 },
    xxs: { section: 0, lane: 0, band: 7, x: 0, w: 2 },
  },
  links: [
    { label: 'Manage talents', icon: <ListChecks />, to: (name) => paths.talents(name, 'manage') },
    { label: 'Add talents', icon: <Plus />, to: (name) => paths.talents(name, 'add') },
  ],
  content: <TalentsTile />,
};
