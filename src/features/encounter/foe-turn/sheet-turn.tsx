import type { Encounter, EncounterMember } from '../../../core/encounter/encounter.ts';
import type { FoeRules } from '../../../core/foes/hit-member.ts';
import { useMemberSession } from '../../../state/foes/member-session.ts';
import { useFoeTarget } from '../../../state/foes/use-foe-turn.ts';
import { ActingTarget } from '../../../state/play/use-target.ts';
import type { TakeActionForm } from './take-action-form.ts';

interface SheetTurnProps {
  encounter: Encounter;
  member: EncounterMember;
  rules: FoeRules;
  takeAction: TakeActionForm;
}

/** The turn of a foe with a character sheet, in the form in which characters take actions. */
export function SheetTurn({ encounter, member, rules, takeAction: TakeAction }: SheetTurnProps) {
  const session = useMemberSession(encounter, member, rules);
  const target = useFoeTarget(encounter, member, rules);
  if (session === undefined) return null;
  return (
    <ActingTarget value={target}>
      <TakeAction session={session} />
    </ActingTarget>
  );
}
