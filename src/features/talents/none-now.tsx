import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { Character } from '../../core/character/character.ts';
import type { TalentChoice } from '../../core/character/talents/talent-draft.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useIsBeside } from '../../ui/draft/draft-bar.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import styles from './talents.module.css';

export const NONE_NOW = 'None can be added now';

/** A low phone, upright or not, keeps its room for the talents, each of which says what is missing. */
const LOW = '(max-width: 37.4375em) and (max-height: 44em), (max-height: 36em)';

interface NoneNowProps {
  /** Why none of those whose requirements are met can be added; undefined where one can. */
  reasons: string | undefined;
  drafted: Character;
  choices: readonly TalentChoice[];
  place: 'list' | 'draft';
}

/**
 * Why no talent can be added, and the next step: in the draft where that is beside the list, else above the
 * list.
 */
export function NoneNow({ reasons, drafted, choices, place }: NoneNowProps) {
  const isBeside = useIsBeside();
  const isLow = useMedia(LOW);
  if (reasons === undefined || isBeside !== (place === 'draft')) return null;
  const { sheet, gameData } = drafted;
  const text = `${reasons} ${leastCost(drafted, choices) ?? ''}`;
  const next = (
    <LinkButton kind="primary" render={<Link to={paths.sheet(sheet.name)} />}>
      Add {wordFor(gameData, 'POTENTIAL')}
    </LinkButton>
  );
  if (place === 'list' && isLow) {
    const title = (
      <>
        {NONE_NOW}
        <span className="visually-hidden">. {text}</span>
      </>
    );
    return <Notice title={title} actions={next} />;
  }
  if (place === 'list') {
    return (
      <Notice title={NONE_NOW} actions={next}>
        {text}
      </Notice>
    );
  }
  return (
    <div className={styles.none}>
      <p>
        <strong>{NONE_NOW}</strong>
      </p>
      <p className={styles.note}>{text}</p>
      {next}
    </div>
  );
}

/** What is free, and what the least costly talent takes. */
function leastCost({ potential, gameData }: Character, choices: readonly TalentChoice[]): string | undefined {
  const costs = choices.flatMap(({ cost, refusal }) => (refusal?.reason === 'potential' ? [cost] : []));
  return costs.length === 0
    ? undefined
    : `${potential.free.total}\u00a0${wordFor(gameData, 'POTENTIAL', 'potential')} is free; the least costly talent takes\u00a0${Math.min(...costs)}.`;
}
