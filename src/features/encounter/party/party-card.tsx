import { Eye, EyeOff, X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { hitKindsOf } from '../../../cards/hit-kinds.ts';
import { StatusEffectChips } from '../../../cards/status-effects/status-effect-chips.tsx';
import type { Character } from '../../../core/character/character.ts';
import { barMaxima } from '../../../core/character/resources.ts';
import { PARTY_BARS } from '../../../core/encounter/party/party-view.ts';
import { wordFor } from '../../../core/game-data/words.ts';
import { BAR_TABLE } from '../../../core/rules/bars.ts';
import { NamedCoat } from '../../../library/named-coat.tsx';
import memberStyles from '../../../library/table/member-name.module.css';
import { PartyBars } from '../../../library/table/party-bars.tsx';
import { SoakLine } from '../../../library/table/party-lines.tsx';
import { SeatNumbers } from '../../../library/table/seat-numbers.tsx';
import type { partyIntents } from '../../../state/party/party-intents.ts';
import type { PartyCharacter } from '../../../state/party/party-state.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import styles from './party-strip.module.css';

interface PartyCardProps {
  member: PartyCharacter;
  isDown: boolean;
  /** Whether it is hidden from the players. */
  isHidden: boolean;
  intents: ReturnType<typeof partyIntents>;
}

function Card({ member, isDown, isHidden, intents }: PartyCardProps) {
  const { name, hasActed } = member;
  const HiddenIcon = isHidden ? EyeOff : Eye;
  return (
    <li
      className={styles.member}
      data-acted={hasActed || undefined}
      data-down={isDown || undefined}
      data-hidden={isHidden || undefined}
    >
      <div className={styles.top}>
        <Checkbox
          label={<span className="visually-hidden">{name} has acted</span>}
          checked={hasActed}
          onChange={(next) => intents.setActed(name, next)}
        />
        <Who member={member} />
        <IconButton
          label={`Hide ${name} from players`}
          icon={<HiddenIcon aria-hidden="true" />}
          aria-pressed={isHidden}
          onClick={() => intents.setHidden(name, !isHidden)}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<X aria-hidden="true" />}
          onClick={() => intents.remove(name)}
        />
      </div>
      {member.kind === 'ready' ? (
        <Numbers name={name} character={member.character} intents={intents} />
      ) : null}
      {member.kind === 'seat' ? (
        <SeatNumbers figures={member.figures} isConnected={member.isConnected} />
      ) : null}
      {member.kind === 'ready' || member.kind === 'seat' ? null : (
        <p className={styles.quiet}>{REASONS[member.kind]}</p>
      )}
    </li>
  );
}

const REASONS = {
  reading: 'Loading…',
  missing:
    'Not in this browser. It returns once a character with this name is stored, or its player is connected.',
  unready: 'Its version or its packs differ. Open the character once to bring it up to date.',
} as const;

/** The coat and the name, which lead to the character in combat. */
function Who({ member: { name, kind } }: { member: PartyCharacter }) {
  const words = (
    <>
      <NamedCoat name={name} size="small" />
      <bdi className={`${memberStyles.name} ${styles.name}`}>{name}</bdi>
    </>
  );
  if (kind === 'missing' || kind === 'seat') return <p className={styles.who}>{words}</p>;
  return (
    <Link className={styles.who} to={kind === 'unready' ? paths.sheet(name) : paths.combat(name)}>
      {words}
    </Link>
  );
}

interface NumbersProps {
  name: string;
  character: Character;
  intents: PartyCardProps['intents'];
}

function Numbers({ name, character, intents }: NumbersProps) {
  const { sheet, soak, gameData } = character;
  const maxima = barMaxima(character);
  return (
    <>
      <PartyBars
        name={name}
        bars={PARTY_BARS.map((bar) => ({
          bar,
          label: wordFor(gameData, bar),
          value: sheet[BAR_TABLE[bar].field],
          maximum: maxima[bar],
          kinds: hitKindsOf(bar, character),
        }))}
        onChange={({ bar, label }, by) => void intents.changeBar(name, bar, by, label)}
      />
      <SoakLine soak={soak.map(({ type, name: kind, sum }) => ({ type, name: kind, amount: sum.total }))} />
      <StatusEffectChips
        label={`Status effects of ${name}`}
        statusEffects={sheet.combatState.statusEffects}
        gameData={gameData}
      />
    </>
  );
}

/** One character of the party. It renders again only where something of it changes. */
export const PartyCard = memo(Card);
