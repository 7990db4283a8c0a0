import { Dices } from 'lucide-react';
import { HandRoll } from '../../../cards/result/hand-roll.tsx';
import { RollOutcome } from '../../../cards/result/roll-outcome.tsx';
import { RulesText } from '../../../cards/terms/rules-text.tsx';
import { useWords } from '../../../cards/terms/use-words.ts';
import { DIE_SIDES } from '../../../core/dice/notation.ts';
import type { Encounter, EncounterMember } from '../../../core/encounter/encounter.ts';
import { type FoeAction, type FoeAttack, foeActions } from '../../../core/foes/foe-actions.ts';
import type { FoeRules } from '../../../core/foes/hit-member.ts';
import { playOf } from '../../../core/game-data/play-of.ts';
import { type Message, wordingText } from '../../../core/lib/wording.ts';
import { resourceNameAfter } from '../../../core/rules/vocabulary.ts';
import { HitOddsLine } from '../../../library/target/hit-odds-line.tsx';
import { RollVerdict } from '../../../library/target/roll-verdict.tsx';
import { TargetChooser } from '../../../library/target/target-chooser.tsx';
import { TargetNumbers } from '../../../library/target/target-numbers.tsx';
import type { LoggedRoll } from '../../../state/combat/combat-record.ts';
import { loggedOutcome } from '../../../state/combat/logged-outcome.ts';
import { useFoeIntents, useFoeRecord, useFoeTarget } from '../../../state/foes/use-foe-turn.ts';
import type { TargetSession } from '../../../state/play/use-target.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../../ui/buttons/ignore-second-click.ts';
import styles from './foe-turn.module.css';

const GONE = {
  MEMBER: 'is no longer in the encounter.',
  CHARACTER: 'is no longer in the party, or cannot be read.',
};

interface FoeTurnProps {
  encounter: Encounter;
  member: EncounterMember;
  attack: FoeAttack;
  rules: FoeRules;
}

/** The turn of a foe by its numbers: its target, its actions, and what the last one did. */
export function FoeTurn({ encounter, member, attack, rules }: FoeTurnProps) {
  const { act, enterRoll } = useFoeIntents();
  const target = useFoeTarget(encounter, member, rules);
  const { draft, draftRoll, rolls } = useFoeRecord(encounter, member);
  const actions = foeActions(attack, member, rules.gameData);
  const taken = actions.find(({ name }) => name === draft?.action);
  const rolled = rolls.find(({ id }) => id === draftRoll);
  // Once one is taken, its result has the main button.
  const main = taken === undefined ? actions[0] : undefined;
  return (
    <section className={styles.section} aria-label="Actions">
      <TargetChooser session={target} foes={[]} />
      {target.isMissing && (target.choice.kind === 'MEMBER' || target.choice.kind === 'CHARACTER') ? (
        <p className={styles.hint} role="status">
          <bdi>{target.choice.name}</bdi> {GONE[target.choice.kind]} Choose another target.
        </p>
      ) : null}
      <ul className={styles.actions} aria-label="Actions">
        {actions.map((action) => (
          <li key={action.name}>
            <ActionButton action={action} isMain={action === main} onAct={() => act(member, action)} />
          </li>
        ))}
      </ul>
      {taken?.rolled && rolled ? (
        <Rolled
          action={taken}
          rolled={rolled}
          target={target}
          rules={rules}
          onTyped={(counted) => enterRoll(member, taken, counted)}
        />
      ) : null}
      {taken && taken.rolled === undefined ? (
        <p className={styles.hint} role="status">
          <bdi>{taken.name}</bdi> taken.
        </p>
      ) : null}
      <Against action={taken?.rolled ? taken : actions[0]} target={target} rules={rules} />
    </section>
  );
}

interface ActionButtonProps {
  action: FoeAction;
  /** Whether it is the one that is offered most. */
  isMain: boolean;
  onAct: () => void;
}

/** `Strike`, with its dice and its costs. */
function ActionButton({ action: { name, rolled, costs, reasons }, isMain, onAct }: ActionButtonProps) {
  const word = useWords();
  const short = costs
    .filter(({ isAffordable }) => !isAffordable)
    .slice(0, 1)
    .map(({ resource, amount, available }) => `Not enough ${word(resource)}: ${amount} of ${available}.`);
  const against: readonly Message[] = [...short, ...reasons];
  const about = [
    ...(rolled ? [`${rolled.dice}d${DIE_SIDES}`] : []),
    ...costs.map(
      ({ resource, amount }) => `${amount} ${word(resource, resourceNameAfter(amount, resource))}`,
    ),
  ].join(' · ');
  return (
    <Button
      kind={isMain ? 'primary' : 'plain'}
      icon={rolled ? <Dices /> : undefined}
      disabledReason={
        against.length === 0
          ? undefined
          : against.map((reason) => (
              <span key={wordingText(reason)} className={styles.reason}>
                <RulesText wording={reason} />
              </span>
            ))
      }
      onClick={ignoreSecondClick(onAct)}
    >
      <bdi>{name}</bdi>
      {about === '' ? null : (
        <>
          {' '}
          <span className={styles.about}>{about}</span>
        </>
      )}
    </Button>
  );
}

interface RolledProps {
  action: FoeAction;
  rolled: LoggedRoll;
  target: TargetSession;
  rules: FoeRules;
  onTyped: (counted: number) => void;
}

/** What was rolled, and what it does to the target. */
function Rolled({ action: { name, rolled: action }, rolled, target, rules, onTyped }: RolledProps) {
  const play = playOf(rules.gameData);
  if (action === undefined) return null;
  return (
    <>
      <div className={styles.result}>
        <div role="status">
          <RollOutcome dice={rolled.roll.dice} outcome={loggedOutcome(rolled, play.roll)} rule={play.roll} />
        </div>
        {play.roll === undefined ? null : (
          <HandRoll
            count={action.dice}
            rule={play.roll}
            value={loggedOutcome(rolled, play.roll).total - (rolled.added?.total ?? 0)}
            onChange={onTyped}
          />
        )}
      </div>
      {play.hit.length > 0 || play.difficulty !== undefined ? (
        <RollVerdict
          session={target}
          play={play}
          name={name}
          action={action}
          rolled={rolled}
          onPerform={undefined}
        />
      ) : null}
    </>
  );
}

interface AgainstProps {
  action: FoeAction | undefined;
  target: TargetSession;
  rules: FoeRules;
}

/** The numbers of the target that matter, and the odds. */
function Against({ action, target, rules: { gameData } }: AgainstProps) {
  if (action?.rolled === undefined) return null;
  return (
    <div className={styles.against}>
      <TargetNumbers session={target} action={action.rolled} gameData={gameData} />
      <HitOddsLine action={action.rolled} target={target.target} play={playOf(gameData)} />
    </div>
  );
}
