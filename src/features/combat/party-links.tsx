import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { barMaxima } from '../../core/character/resources.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { NamedCoat } from '../../library/named-coat.tsx';
import type { PartyCharacter } from '../../state/party/party-state.ts';
import { useParty } from '../../state/party/use-party.ts';
import { useGame } from '../../state/use-game.ts';
import { Meter } from '../../ui/feedback/meter.tsx';
import styles from './party-links.module.css';

/**
 * The party that the character is in: a press on another member leads to it, and each keeps its draft.
 * Rule: docs/rules/combat.md#combat-page.
 */
export function PartyLinks({ name }: { name: string }) {
  const { encounters } = useGame();
  const [, setResumed] = useState(false);
  useLayoutEffect(() => {
    encounters.resume();
    // Renders the party before the first paint, so that it does not move the page: stores subscribe after the
    // paint.
    setResumed(true);
  }, [encounters]);
  const party = useParty().filter(({ kind }) => kind !== 'missing');
  const key = normaliseName(name);
  if (party.length < 2 || !party.some((member) => member.key === key)) return null;
  return (
    <nav aria-label="Party">
      <ul className={styles.members}>
        {party.map((member) => (
          <li key={member.key}>
            <Link
              className={styles.member}
              to={paths.combat(member.name)}
              aria-current={member.key === key ? 'page' : undefined}
            >
              <NamedCoat name={member.name} size="small" />
              <span className={styles.words}>
                <bdi className={styles.name} title={member.name}>
                  {member.name}
                </bdi>
                <Health member={member} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Health({ member }: { member: PartyCharacter }) {
  if (member.kind !== 'ready') return null;
  const { gameData, sheet } = member.character;
  const { health } = sheet;
  const max = barMaxima(member.character).HEALTH;
  return (
    <span className={styles.health}>
      <span className="visually-hidden"> {wordFor(gameData, 'HEALTH')} </span>
      <span className={styles.figures}>
        <b>{health}</b>/{max}
      </span>
      <Meter value={health} max={max} tone="life" />
    </span>
  );
}
