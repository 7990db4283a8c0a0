import { combatSteps } from '../../core/combat/rounds.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { useMedia } from '../../ui/layout/use-media.ts';
import { NextRoundButton } from './round-end/next-round-button.tsx';
import { STEPS_SCROLL_AWAY } from './round-steps.tsx';

/**
 * For the bar at the bottom of a screen: what begins the combat, and where the round steps scroll away also the
 * step that comes next.
 * Rule: docs/rules/combat.md#round-steps.
 */
export function TurnButton({ session: { character, intents, isMember } }: { session: CombatSession }) {
  const hasSteps = useMedia(STEPS_SCROLL_AWAY);
  const can = combatSteps(character.sheet);
  if (isMember) return null;
  if (can.beginCombat) {
    return (
      <Button kind="primary" wide onClick={ignoreSecondClick(intents.beginCombat)}>
        Start Combat
      </Button>
    );
  }
  if (!hasSteps) return null;
  if (can.beginNextPhase) {
    return <Button onClick={ignoreSecondClick(intents.beginNextPhase)}>Next Phase</Button>;
  }
  return (
    <NextRoundButton character={character} intents={intents}>
      Next Round
    </NextRoundButton>
  );
}
