import { Term } from '../../cards/terms/term.tsx';
import { isDownInView, type PartyViewMember } from '../../core/encounter/party/party-view.ts';
import { BAR_TABLE } from '../../core/rules/bars.ts';
import { NamedCoat } from '../../library/named-coat.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import styles from './player-view-page.module.css';

/** The party as its players see it, with the numbers of their own characters. */
export function PlayerViewParty({ party }: { party: readonly PartyViewMember[] }) {
  return (
    <section className={styles.group} style={{ flexGrow: party.length }}>
      <h2 className={styles.name}>Party</h2>
      <ul className={styles.members}>
        {party.map((member) => (
          <Member key={member.name} member={member} />
        ))}
      </ul>
    </section>
  );
}

function Member({ member }: { member: PartyViewMember }) {
  const { name, hasActed, bars, statusEffects } = member;
  return (
    <li
      className={styles.member}
      data-acted={hasActed || undefined}
      data-defeated={isDownInView(member) || undefined}
    >
      <p className={styles.who}>
        <NamedCoat name={name} size="line" /> <bdi className={styles.words}>{name}</bdi>
      </p>
      <p className={styles.health}>{hasActed ? 'Has acted' : ''}</p>
      <div className={styles.bars}>
        {bars.map(({ bar, label = BAR_TABLE[bar].name, value, maximum }, index) => (
          <div key={bar}>
            <p className={styles.figures}>
              {label} <b>{value}</b>/{maximum}
            </p>
            <Meter value={value} max={maximum} tone={BAR_TABLE[bar].tone} hatched={index > 0} />
          </div>
        ))}
        {statusEffects.length > 0 ? (
          <p className={styles.effects}>
            {statusEffects.map(({ name: effect, level }) => (
              <span key={effect} className={styles.effect}>
                <Term kind="statusEffect" name={effect} level={level}>
                  <bdi>{effect}</bdi> <b>{level}</b>
                </Term>
              </span>
            ))}
          </p>
        ) : null}
      </div>
    </li>
  );
}
