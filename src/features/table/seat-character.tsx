import { useStore } from 'zustand';
import { isHatched } from '../../cards/resource-tone.ts';
import { BAR_TABLE } from '../../core/rules/bars.ts';
import type { SeatFigures } from '../../core/table/table-document.ts';
import { NamedCoat } from '../../library/named-coat.tsx';
import type { HostSession, TableSeat } from '../../state/table/table-state.ts';
import { useGame } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/buttons/chip.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PackDifferences } from './pack-differences.tsx';
import styles from './seat-character.module.css';

const PROBLEMS = {
  'same-role': 'This device has opened a table too, and a table has one game master. It was not seated.',
  newer: 'This device has a newer version of Tabard. Reload this page to update, then make a new code.',
  'too-large': 'What this device shares is too large. It was not seated.',
} as const;

interface SeatCharacterProps {
  seat: TableSeat;
  session: HostSession;
}

/** What the game master sees of the device on a seat. Rule: docs/rules/table.md#the-game-master-at-the-table. */
export function SeatCharacter({
  seat: { id, figures, problem, isDouble, packs, asks },
  session,
}: SeatCharacterProps) {
  return (
    <>
      {figures ? <Figures figures={figures} /> : <p className={styles.quiet}>No character yet</p>}
      {problem ? <Notice kind="warning">{PROBLEMS[problem]}</Notice> : null}
      {isDouble ? (
        <Notice kind="warning">
          Another seat plays a character of this name. This one has no part in the fight.
        </Notice>
      ) : null}
      <PackDifferences packs={packs} />
      {asks === undefined ? null : (
        <p>
          Asks for the pack <bdi>{asks}</bdi>. <Button onClick={() => void session.sendPack(id)}>Send</Button>
        </p>
      )}
    </>
  );
}

function Figures({ figures: { name, bars, statusEffects, acted } }: { figures: SeatFigures }) {
  const turn = useStore(useGame().playerViews.released, ({ view }) => view?.turn.join(', '));
  return (
    <>
      <p className={styles.who}>
        <NamedCoat name={name} size="small" />
        <b>
          <bdi>{name}</bdi>
        </b>
        {acted !== undefined && acted === turn ? <span className={styles.quiet}>has acted</span> : null}
      </p>
      <div className={styles.bars}>
        {bars.map(({ bar, value, maximum }) => {
          const { name: label, tone } = BAR_TABLE[bar];
          return (
            <div key={bar}>
              <p className={styles.figures}>
                <span className={styles.quiet}>{label}</span>{' '}
                <span>
                  <b>{value}</b>/{maximum}
                </span>
              </p>
              <Meter
                value={value}
                max={maximum}
                tone={tone}
                hatched={isHatched(bar)}
                label={`${label} of ${name}`}
              />
            </div>
          );
        })}
      </div>
      {statusEffects.length === 0 ? null : (
        <ul className={styles.effects} aria-label={`Status effects of ${name}`}>
          {statusEffects.map((effect) => (
            <li key={effect.name}>
              <Chip>
                <bdi>{effect.name}</bdi> <b>{effect.level}</b>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
