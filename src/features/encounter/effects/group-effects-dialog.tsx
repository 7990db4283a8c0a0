import { X } from 'lucide-react';
import { useState } from 'react';
import { AddStatusEffect } from '../../../cards/status-effects/add-status-effect.tsx';
import { Term } from '../../../cards/terms/term.tsx';
import { Terms } from '../../../cards/terms/terms.tsx';
import { memberEffects } from '../../../core/encounter/effects.ts';
import {
  type EncounterGroup,
  type EncounterMember,
  memberNameInGroup,
} from '../../../core/encounter/encounter.ts';
import { isDefeated } from '../../../core/encounter/overview.ts';
import { useFoeIntents } from '../../../state/foes/use-foe-turn.ts';
import { useGameDataState } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Collapsible } from '../../../ui/layout/collapsible.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogList } from '../../../ui/overlays/dialog-list.tsx';
import { EffectChips } from './effect-chips.tsx';
import styles from './effects.module.css';

const idOf = ({ id }: EncounterMember) => id;

const NO_EFFECTS: ReadonlyMap<string, number> = new Map();

interface GroupEffectsDialogProps {
  group: EncounterGroup;
  members: readonly EncounterMember[];
  onClose: () => void;
}

/**
 * Gives a status effect to several members of a group at once, or takes it from them: at first to all who
 * stand.
 * Rule: docs/rules/encounters.md#status-effects-of-a-group.
 */
export function GroupEffectsDialog({ group, members, onClose }: GroupEffectsDialogProps) {
  const { gameData } = useGameDataState();
  const { changeEffectOf } = useFoeIntents();
  /** The ids of the members that are not chosen. */
  const [spared, setSpared] = useState<ReadonlySet<number>>(
    () => new Set(members.filter(isDefeated).map(idOf)),
  );
  const chosen = members.filter(({ id }) => !spared.has(id));
  const ids = new Set(chosen.map(idOf));
  const choose = ({ id }: EncounterMember, isChosen: boolean) => {
    const next = new Set(spared);
    if (isChosen) next.delete(id);
    else next.add(id);
    setSpared(next);
  };
  return (
    <Dialog
      open
      size="medium"
      title={
        <>
          {'Status effects of '}
          <bdi>{group.name}</bdi>
        </>
      }
      onClose={onClose}
    >
      <Terms gameData={gameData}>
        <div className={styles.section}>
          <AddStatusEffect
            sheet={{ combatState: { round: 1, statusEffects: NO_EFFECTS } }}
            gameData={gameData}
            unavailable={chosen.length === 0 ? 'Choose a member first.' : undefined}
            onAdd={(effect) => {
              changeEffectOf(group.name, ids, effect);
              onClose();
            }}
          />
          <EffectsThere
            members={chosen}
            onRemove={(effect) => changeEffectOf(group.name, ids, { name: effect, level: 0 })}
          />
          <Collapsible level={3} title="Members" meta={`${chosen.length} of ${members.length} chosen`}>
            <div className={styles.section}>
              <div className={styles.all}>
                <Button onClick={() => setSpared(new Set())}>Choose all</Button>
                <Button onClick={() => setSpared(new Set(members.map(idOf)))}>Choose none</Button>
              </div>
              <DialogList
                label="Members"
                items={[...members].sort((a, b) => a.id - b.id)}
                itemKey={({ id }) => String(id)}
                itemHeight={2.25}
                itemName={(member) => memberNameInGroup(group, member)}
                renderItem={(member) => (
                  <div className={styles.choice}>
                    <Checkbox
                      label={<bdi>{memberNameInGroup(group, member)}</bdi>}
                      description={isDefeated(member) ? 'Defeated' : undefined}
                      checked={ids.has(member.id)}
                      onChange={(isChosen) => choose(member, isChosen)}
                    />
                    <EffectChips member={member} name={memberNameInGroup(group, member)} />
                  </div>
                )}
              />
            </div>
          </Collapsible>
        </div>
      </Terms>
    </Dialog>
  );
}

interface EffectsThereProps {
  /** Those who are chosen. */
  members: readonly EncounterMember[];
  onRemove: (effect: string) => void;
}

/** The status effects that some of the chosen members have; nothing where they have none. */
function EffectsThere({ members, onRemove }: EffectsThereProps) {
  const counts = new Map<string, number>();
  for (const member of members)
    for (const effect of memberEffects(member).keys()) counts.set(effect, (counts.get(effect) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <ul className={styles.list} aria-label="Status effects of those chosen">
      {[...counts].map(([effect, count]) => (
        <li key={effect} className={styles.row}>
          <span className={styles.name}>
            <Term kind="statusEffect" name={effect}>
              <bdi>{effect}</bdi>
            </Term>
          </span>
          <span className={styles.count}>{`${count} of ${members.length}`}</span>
          <IconButton
            label={`Remove ${effect}`}
            icon={<X aria-hidden="true" />}
            onClick={() => onRemove(effect)}
          />
        </li>
      ))}
    </ul>
  );
}
