import { combatSteps } from '../../core/combat/rounds.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { useMedia } from '../../ui/layout/use-media.ts';
import { NextRoundButton } from './round-end/next-round-button.tsx';

/** As wide as this, the round steps themselves stay in view. Part of `turn-strip.module.css`. */
const STEPS_SCROLL_AWAY = '(max-width: 68.6875em)';

/**
 * The round step that comes next, for the bar at the bottom of a screen: the one that begins combat everywhere, the
 * others where the round steps scroll away.
 * Rule: docs/rules/combat.md#round-steps.
 */
export function TurnButton({ session: { character, intents, isMember } }: { session: CombatSession }) {
  const isShown = useMedia(STEPS_SCROLL_AWAY);
  const can = combatSteps(character.sheet);
  if (isMember) return null;
  if (can.beginCombat) {
    return (
      <Button kind="primary" wide onClick={ignoreSecondClick(intents.beginCombat)}>
        Start Combat
      </Button>
    );
  }
  if (!isShown) return null;
  if (can.beginNextPhase) {
    return <Button onClick={ignoreSecondClick(intents.beginNextPhase)}>Next Phase</Button>;
  }
  return (
    <NextRoundButton character={character} intents={intents}>
      Next Round
    </NextRoundButton>
  );
}
