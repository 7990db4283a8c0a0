import { ChevronDown, X } from 'lucide-react';
import { type CSSProperties, memo, useId } from 'react';
import { changeMember, identityKey, isMember, keyOfGroup } from '../../core/encounter/members.ts';
import { signed } from '../../core/lib/signed.ts';
import { NamedCoat } from '../../library/named-coat.tsx';
import { removeLoadedMember } from '../../state/encounters/remove-member.ts';
import { useGame } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import pipStyles from '../../ui/feedback/pips.module.css';
import { pipsOf } from '../../ui/feedback/pips.ts';
import { useScrollIntoView } from '../../ui/feedback/use-scroll-into-view.ts';
import { useMemberWords } from './encounter-words.ts';
import { OpenTurnButton } from './foe-turn/open-turn-button.tsx';
import hitStyles from './hits.module.css';
import { ActedCheckbox, type MemberProps, type MemberRowProps, MemberSliders } from './member-controls.tsx';
import { MemberItem } from './member-item.tsx';
import styles from './member-row.module.css';

/** The changes of health by one tap. */
const HITS = [-10, -5, -1, 1, 5, 10] as const;

function Row({ group, member, name, row, isOpen, onOpen, onFocus }: MemberRowProps) {
  const id = useId();
  // From under the bar at the bottom edge.
  const controls = useScrollIntoView(isOpen || undefined);
  return (
    <MemberItem member={member} name={name} row={row} onFocus={onFocus} className={styles.phone}>
      <div className={styles.top}>
        <ActedCheckbox group={group} member={member} name={name} isHidden />
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() =>
            onOpen(isOpen ? undefined : identityKey({ group: keyOfGroup(group), id: member.id }))
          }
        >
          <Summary group={group} member={member} name={name} />
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      </div>
      {isOpen ? (
        <div ref={controls} className={styles.controls} id={id}>
          <OpenTurnButton member={member} name={name} group={group.name} inWords />
          <Hits group={group} member={member} name={name} />
          <MemberSliders group={group} member={member} name={name} />
          <RemoveMember group={group} member={member} name={name} />
        </div>
      ) : null}
    </MemberItem>
  );
}

/** Its name, its health as number and bar, its energy and AP. */
function Summary({ group, member }: MemberProps) {
  const { health, energy, ap } = useMemberWords();
  const style = {
    '--filled': member.health / Math.max(1, group.maximumHealth),
    '--pips': group.maximumHealth,
  } as CSSProperties;
  return (
    <span className={styles.figures}>
      <span className={styles.title}>
        <NamedCoat name={group.name} size="line" />
        <span className={styles.words}>
          <bdi>{group.name}</bdi> {member.id}
        </span>
        <span className={styles.health}>
          <span className="visually-hidden"> {health} </span>
          <b>{member.health}</b>/{group.maximumHealth}
        </span>
      </span>
      <span className={styles.rest}>
        <span className={`${styles.bar} ${pipStyles.pips}`} {...pipsOf(group.maximumHealth)} style={style} />
        <span className={styles.others}>
          {' '}
          <span className={styles.other}>
            {energy} <b>{member.energy}</b>/{group.maximumEnergy}
          </span>
          <span className={styles.separator}> · </span>
          <span className={styles.other}>
            {ap} <b>{member.ap}</b>/{group.maximumAP}
          </span>
        </span>
      </span>
    </span>
  );
}

/** Buttons that change the health at once. */
function Hits({ member, name }: MemberProps) {
  const { encounters } = useGame();
  const { health } = useMemberWords();
  const hit = (by: number) =>
    encounters.change(`${health} of ${name}`, (encounter) =>
      // The row may be a render behind what the round has taken.
      changeMember(encounter, member, {
        health: (encounter.members.find(isMember(member)) ?? member).health + by,
      }),
    );
  return (
    <div className={hitStyles.hits}>
      {HITS.map((by) => {
        const figure = signed(by);
        return (
          <Button key={by} aria-label={`${figure} ${health} of ${name}`} onClick={() => hit(by)}>
            {figure}
          </Button>
        );
      })}
    </div>
  );
}

function RemoveMember({ member, name }: MemberProps) {
  const game = useGame();
  return (
    <div className={styles.remove}>
      <Button
        kind="quiet"
        icon={<X />}
        aria-label={`Remove ${name}`}
        onClick={ignoreSecondClick(() => removeLoadedMember(game, member, name))}
      >
        Remove
      </Button>
    </div>
  );
}

/** One member in 64 px; a tap opens its controls below. */
export const PhoneMemberRow = memo(Row);
