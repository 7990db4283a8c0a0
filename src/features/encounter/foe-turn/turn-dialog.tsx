import { FoeCard } from '../../../cards/foe-card.tsx';
import { Terms } from '../../../cards/terms/terms.tsx';
import { foeSheet } from '../../../core/consequences/foe-character.ts';
import type { Encounter, EncounterGroup, EncounterMember } from '../../../core/encounter/encounter.ts';
import { foeNameOf, memberName } from '../../../core/encounter/encounter.ts';
import type { FoeAttack } from '../../../core/foes/foe-actions.ts';
import { foeOfGroup, hasNumbers } from '../../../core/foes/foe-book.ts';
import { NamedCoat } from '../../../library/named-coat.tsx';
import { useFoeRules } from '../../../state/foes/foe-rules.ts';
import { useTypedAttack } from '../../../state/foes/use-foe-turn.ts';
import { Collapsible } from '../../../ui/layout/collapsible.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { MemberEffects } from '../effects/member-effects.tsx';
import styles from './foe-turn.module.css';
import { FoeTurn } from './foe-turn.tsx';
import { MemberFigures } from './member-figures.tsx';
import { SheetTurn } from './sheet-turn.tsx';
import type { TakeActionForm } from './take-action-form.ts';
import { TypedAttackFields } from './typed-attack.tsx';

interface TurnDialogProps {
  encounter: Encounter;
  group: EncounterGroup;
  member: EncounterMember;
  takeAction: TakeActionForm;
  finalFocus: () => HTMLElement | undefined;
  onClose: () => void;
}

/**
 * The card of a member: its actions with what they do, its status effects, and what it is.
 * Rule: docs/rules/encounters.md#foes-that-act.
 */
export function TurnDialog({ encounter, group, member, takeAction, finalFocus, onClose }: TurnDialogProps) {
  const rules = useFoeRules();
  const typed = useTypedAttack(encounter, group);
  const foe = foeOfGroup(group, rules.book);
  const name = memberName(encounter, member);
  const stranger: FoeAttack = { name: group.name, ...typed, damageType: 'UNRELATED', actions: [] };
  const isCharacter = foeSheet(foe) !== undefined;
  return (
    <Dialog
      open
      size={isCharacter ? 'large' : 'medium'}
      title={
        <span className={styles.title}>
          <NamedCoat name={group.name} size="line" /> <bdi>{name}</bdi>
        </span>
      }
      description={<MemberFigures group={group} member={member} />}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <Terms gameData={rules.gameData}>
        <div className={styles.turn}>
          {isCharacter ? (
            <SheetTurn encounter={encounter} member={member} rules={rules} takeAction={takeAction} />
          ) : (
            <>
              {hasNumbers(foe) ? null : (
                <TypedAttackFields
                  encounter={encounter}
                  member={member}
                  foe={foeNameOf(group)}
                  attack={typed}
                />
              )}
              <FoeTurn
                encounter={encounter}
                member={member}
                attack={hasNumbers(foe) ? foe : stranger}
                rules={rules}
              />
            </>
          )}
          <MemberEffects member={member} name={name} />
          {foe === undefined ? null : (
            <Collapsible level={3} title="What it is">
              <FoeCard foe={foe} gameData={rules.gameData} level={4} />
            </Collapsible>
          )}
        </div>
      </Terms>
    </Dialog>
  );
}
