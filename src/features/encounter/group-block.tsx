import { Eye, EyeOff } from 'lucide-react';
import { type CSSProperties, memo, useId, useState } from 'react';
import { memberNameInGroup } from '../../core/encounter/encounter.ts';
import { identityKey, keyOfGroup } from '../../core/encounter/members.ts';
import type { GroupOverview } from '../../core/encounter/overview.ts';
import { useGame } from '../../state/use-game.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useLater } from '../../ui/layout/over-frames/use-later.ts';
import { useNearSlots } from '../../ui/layout/over-frames/use-near-slots.ts';
import { AddMembers } from './add/add-members.tsx';
import { GroupEffects } from './effects/group-effects.tsx';
import { FarMemberRow } from './far-member-row.tsx';
import styles from './group-block.module.css';
import { GroupTotals } from './group-totals.tsx';
import type { FocusedRow } from './member-controls.tsx';
import { MemberRow } from './member-row.tsx';
import { PhoneMemberRow } from './phone-member-row.tsx';
import { type RowOrder, rowIn, withRowIn } from './row-order.ts';
import { useStillBars } from './use-still-bars.ts';

interface GroupBlockProps {
  overview: GroupOverview;
  /** Whether it begins a column, on wide screens. */
  startsColumn: boolean;
  /** Whether it is hidden from the players. */
  isHidden: boolean;
  /** Whether the encounter has so many members that only rows near the viewport are rendered. */
  isOneOfMany: boolean;
  /** Whether the screen is a phone's, on which a row shows its controls when it is opened. */
  isCompact: boolean;
  /** The key of the member whose row is open. */
  open: string | undefined;
  onOpen: (key: string | undefined) => void;
}

/** Names of more characters than this are written small beside narrow tracks. */
const LONG = 20;

function Block({ overview, startsColumn, isHidden, isOneOfMany, isCompact, open, onOpen }: GroupBlockProps) {
  const id = useId();
  const { group, members, standing, toAct } = overview;
  const [near, list] = useNearSlots<HTMLUListElement>(isOneOfMany);
  /** What has the focus: its row stays rendered, and with its member, wherever that is. */
  const [focused, setFocused] = useState<FocusedRow>();
  const [before, setOrder] = useState<RowOrder>([]);
  const key = keyOfGroup(group);
  const ids = members.map((member) => member.id);
  const focusedSlot = focused === undefined ? -1 : ids.indexOf(focused.member);
  const order =
    focused === undefined || focusedSlot < 0 ? before : withRowIn(before, focused.row, focusedSlot);
  if (order !== before) setOrder(order);
  /** The members that stand in the rows that are far. */
  const far = useLater(isOneOfMany ? members : undefined);
  useStillBars(list, ids.join());
  const Row = isCompact ? PhoneMemberRow : MemberRow;
  return (
    <section
      className={styles.group}
      aria-labelledby={id}
      data-hidden={isHidden || undefined}
      data-starts={startsColumn || undefined}
      style={
        {
          '--health-digits': String(group.maximumHealth).length,
          '--energy-digits': String(group.maximumEnergy).length,
          '--ap-digits': String(group.maximumAP).length,
        } as CSSProperties
      }
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <div className={styles.summary}>
            <h2 className={styles.name} id={id}>
              <bdi>{group.name}</bdi>
            </h2>
            <p className={styles.count}>
              {members.length === 0
                ? 'No members'
                : `${standing} of ${members.length} standing, ${toAct} to act`}
              {isHidden ? ', hidden from players' : ''}
            </p>
          </div>
          <Buttons overview={overview} isHidden={isHidden} isCompact={isCompact} />
          <GroupTotals overview={overview} />
        </header>
        {members.length > 0 ? (
          <ul ref={list} className={styles.members} data-long={group.name.length > LONG || undefined}>
            {members.map((member, slot) => {
              const row = rowIn(order, slot);
              const shown = far?.[slot] ?? member;
              return !isOneOfMany || near.has(slot) || slot === focusedSlot ? (
                <Row
                  key={row}
                  row={row}
                  group={group}
                  member={member}
                  name={memberNameInGroup(group, member)}
                  isOpen={open === identityKey({ group: key, id: member.id })}
                  onOpen={onOpen}
                  onFocus={setFocused}
                />
              ) : (
                <FarMemberRow
                  key={row}
                  name={memberNameInGroup(group, shown)}
                  hasEffects={(shown.statusEffects?.size ?? 0) > 0}
                />
              );
            })}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

/** What changes a group as a whole. */
function Buttons({
  overview,
  isHidden,
  isCompact,
}: Pick<GroupBlockProps, 'overview' | 'isHidden' | 'isCompact'>) {
  const { encounters } = useGame();
  const { group, groupReference, members } = overview;
  const HiddenIcon = isHidden ? EyeOff : Eye;
  return (
    <div className={styles.buttons}>
      <AddMembers
        group={group}
        groupReference={groupReference}
        isCompact={isCompact}
        isEmpty={members.length === 0}
      >
        {members.length > 0 ? <GroupEffects group={group} members={members} /> : null}
        <IconButton
          label={`Hide ${group.name} from players`}
          icon={
            <>
              <HiddenIcon aria-hidden="true" />
              <span className={styles.caption}>Hide</span>
            </>
          }
          aria-pressed={isHidden}
          onClick={() => encounters.setHidden('groups', group.name, !isHidden)}
        />
      </AddMembers>
    </div>
  );
}

/**
 * A group: its totals, a form to add members, and a row for each member. It renders again only where
 * something of it changes.
 */
export const GroupBlock = memo(Block);
