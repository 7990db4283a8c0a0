import { useStore } from 'zustand';
import { AddStatusEffect } from '../../../cards/status-effects/add-status-effect.tsx';
import { WordingText } from '../../../cards/wording-text.tsx';
import { checkStatusEffect } from '../../../core/combat/status-effects.ts';
import { StatusEffectRow } from '../../../library/play/status-effect-row.tsx';
import { viewOf } from '../../../state/combat/combat-view.ts';
import { useGame } from '../../../state/use-game.ts';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import { TileList } from '../../../ui/layout/tile-list.tsx';
import type { TileDefinition } from '../tile-definition.ts';
import { useSheet } from '../use-sheet.ts';
import styles from './status-effects.module.css';

/**
 * The status effects of the character, and the form that adds one; before combat, why there are none.
 * Rule: docs/rules/status-effects.md#status-effects-on-the-sheet.
 */
function StatusEffectsTile() {
  const { combat } = useGame();
  const gameData = useSheet((character) => character.gameData);
  const sheet = useSheet(
    (character) => character.sheet,
    ({ combatState: a }, { combatState: b }) => a.round === b.round && a.statusEffects === b.statusEffects,
  );
  const { round, statusEffects } = sheet.combatState;
  const problem = checkStatusEffect(sheet, { name: '', level: 1 }, gameData);
  return (
    <>
      {statusEffects.size > 0 ? (
        <TileList
          label="Status effects now"
          wideColumnWidth="20rem"
          items={[...statusEffects]}
          itemKey={([name]) => name}
          estimateHeight={48}
          renderItem={([name, level]) => <StatusEffectRow name={name} level={level} gameData={gameData} />}
        />
      ) : null}
      {round > 0 ? (
        <div className={styles.add}>
          <AddStatusEffect sheet={sheet} gameData={gameData} isRow onAdd={combat.intents.addStatusEffect} />
        </div>
      ) : (
        <p className={styles.before}>{problem ? <WordingText wording={problem} /> : null}</p>
      )}
      <div className={styles.lines} />
      <CombatMessage name={sheet.name} />
    </>
  );
}

/** Announces what was added or removed. */
function CombatMessage({ name }: { name: string }) {
  const { message } = viewOf(useStore(useGame().combat.view), name);
  return <Announcement message={message} />;
}

/**
 * More would leave what stands beside them mostly empty: on a tablet, which has two lanes, and on wider
 * screens.
 */
const MAX_IN_A_LANE = { tablet: 3, wide: 6 };

export const STATUS_EFFECTS_TILE: TileDefinition = {
  id: 'statusEffects',
  title: 'Status Effects',
  growth: 'last',
  spans: ({ combatState }, breakpoint) =>
    combatState.statusEffects.size >
    MAX_IN_A_LANE[breakpoint === 'xl' || breakpoint === 'lg' ? 'wide' : 'tablet'],
  places: {
    xlWidest: { section: 1, lane: 1, band: 0, x: 5, w: 5 },
    xlWide: { section: 1, lane: 1, band: 0, x: 5, w: 5 },
    xl: { section: 1, lane: 1, band: 1, x: 5, w: 5 },
    lg: { section: 1, lane: 2, band: 0, x: 8, w: 4 },
    md: { section: 1, lane: 0, band: 1, x: 0, w: 5 },
    sm: { section: 1, lane: 0, band: 1, x: 0, w: 3 },
    xs: { section: 0, lane: 0, band: 4, x: 0, w: 4 },
    xxs: { section: 0, lane: 0, band: 4, x: 0, w: 2 },
  },
  content: <StatusEffectsTile />,
};
