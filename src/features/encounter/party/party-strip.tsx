import { useMemo } from 'react';
import { isStanding } from '../../../core/consequences/stands.ts';
import { isDownInView } from '../../../core/encounter/party/party-view.ts';
import { partyIntents } from '../../../state/party/party-intents.ts';
import type { PartyCharacter } from '../../../state/party/party-state.ts';
import { useParty } from '../../../state/party/use-party.ts';
import { useGame, useLoadedEncounter } from '../../../state/use-game.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PartyCard } from './party-card.tsx';
import styles from './party-strip.module.css';

function isDown(member: PartyCharacter): boolean {
  if (member.kind === 'seat') return isDownInView(member.figures);
  return member.kind === 'ready' && !isStanding(member.character);
}

/**
 * The characters of the party: bars, status effects and soak of all at a glance, each as its sheet has them.
 * Rule: docs/rules/encounters.md#the-party-on-the-screen.
 */
export function PartyStrip() {
  const members = useParty();
  const { hiddenParty } = useLoadedEncounter();
  const game = useGame();
  const intents = useMemo(() => partyIntents(game), [game]);
  if (members.length === 0) return null;
  const standing = members.filter((member) => !isDown(member));
  const toAct = standing.filter(({ hasActed }) => !hasActed);
  return (
    <Panel
      title="Party"
      isInline
      beside={
        <p className={styles.count}>
          {standing.length} of {members.length} standing, {toAct.length} to act
        </p>
      }
    >
      <ul className={styles.members}>
        {members.map((member) => (
          <PartyCard
            key={member.key}
            member={member}
            isDown={isDown(member)}
            isHidden={hiddenParty.has(member.key)}
            intents={intents}
          />
        ))}
      </ul>
    </Panel>
  );
}
