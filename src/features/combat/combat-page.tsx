import { useDeferredValue, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { StatusEffectChips } from '../../cards/status-effects/status-effect-chips.tsx';
import { evaluate } from '../../core/combat/evaluate.ts';
import { RestButton } from '../../library/play/rest-button.tsx';
import { type CombatSession, useCombat } from '../../state/combat/use-combat.ts';
import { usePlayer } from '../../state/table/use-table.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import styles from './combat-page.module.css';
import { CombatTabs } from './combat-tabs.tsx';
import { PartyLinks } from './party-links.tsx';
import { PHASE_PROBLEM_IN_STRIP, PhaseProblem } from './phase-problem.tsx';
import { RoundNews } from './round-news.tsx';
import { CombatSections, EFFECTS_SECTION, useOpenSections } from './sections/combat-sections.tsx';
import { Totals } from './totals.tsx';
import { TurnStrip } from './turn-strip.tsx';
import { useWakeLock } from './use-wake-lock.ts';

const [SeatPanel] = onDemand(() =>
  import('../../library/table/seat-panel.tsx').then((module) => module.SeatPanel),
);

/** As wide as this, the list, the draft and the character stand side by side. */
const WIDE = '(min-width: 90em)';

/** As wide as this, the character stands beside the rest. */
const BESIDE = '(min-width: 48em)';

/** Text so large that the button `Rest` has a line of its own, which nothing else would keep. */
const TEXT_TOO_LARGE = '(max-width: 17em)';

/**
 * The combat page: the turn, the resources, and the action to perform with its cost and dice.
 * Rule: docs/rules/combat.md#combat-page.
 */
export function CombatPage() {
  const session = useCombat();
  const { character, combat, draft, view, intents } = session;
  const { sheet } = character;
  const isWide = useMedia(WIDE);
  const isBeside = useMedia(BESIDE);
  const keepsNoRoom = useMedia(TEXT_TOO_LARGE) || isBeside;
  const { section, toggle } = useOpenSections(isBeside);
  const isFighting = sheet.combatState.round > 0;
  const isProblemInStrip = useMedia(PHASE_PROBLEM_IN_STRIP);
  const problemId = useId();
  const aside = useRef<HTMLElement>(null);
  const isSeated = usePlayer() !== undefined;
  const shown = useDraftedSession(session);
  const rolls = useDeferredValue(combat.rolls);
  const isOver = shown.combat.draft !== session.combat.draft;
  useWakeLock(isFighting);
  const showsDraft = isFighting && (isWide || view.tab !== 'actions');
  const costs = (showsDraft ? evaluate(character, draft)?.costs : undefined) ?? [];
  const changeEffects = () => {
    flushSync(() => toggle(EFFECTS_SECTION, true));
    // That of the first section.
    aside.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const totals = (
    <>
      <Totals character={character} />
      <StatusEffectChips
        label="Status effects now"
        statusEffects={sheet.combatState.statusEffects}
        gameData={character.gameData}
        onChange={isBeside ? undefined : changeEffects}
      />
    </>
  );
  return (
    <Page
      title="Combat"
      owner={sheet.name}
      actions={
        <>
          {isFighting && keepsNoRoom ? null : (
            <RestButton gameData={character.gameData} isAbsent={isFighting} />
          )}
          {isProblemInStrip ? null : <PhaseProblem id={problemId} sheet={sheet} />}
        </>
      }
      width={isWide ? 'full' : 'wide'}
    >
      <div className={styles.combat}>
        <PartyLinks name={sheet.name} />
        <TurnStrip character={character} intents={intents} costs={costs} problemId={problemId} />
        {isSeated ? <SeatPanel section={isBeside ? undefined : section} /> : null}
        <RoundNews session={session} />
        {isBeside ? null : totals}
        <div className={styles.columns}>
          <CombatTabs session={shown} isOver={isOver} isWide={isWide} />
          <aside ref={aside} className={styles.aside} aria-label="Character">
            {isBeside ? totals : null}
            <CombatSections character={character} rolls={rolls} section={section} />
          </aside>
        </div>
        <Announcement message={view.message} />
      </div>
    </Page>
  );
}

/**
 * The session for the lists and the draft. What changes the character shows in its bars first, and there a
 * render later, since that takes longer; what changes the draft alone shows at once.
 */
function useDraftedSession(session: CombatSession): CombatSession {
  const later = useDeferredValue(session);
  const { character } = session;
  const isBehind = later.character !== character && later.character.sheet.name === character.sheet.name;
  return isBehind ? later : session;
}
