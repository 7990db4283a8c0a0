import type { ReactNode } from 'react';
import { ResourceMark } from '../../cards/resource-mark.tsx';
import { affectedResource } from '../../cards/status-effects/affected-resource.ts';
import { Term } from '../../cards/terms/term.tsx';
import { useTerms } from '../../cards/terms/terms-context.ts';
import { useWords } from '../../cards/terms/use-words.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { availableResource } from '../../core/combat/available-resources.ts';
import { RESOURCES, type Resource } from '../../core/rules/vocabulary.ts';
import styles from './sheet-changes.module.css';

interface SheetChangesProps {
  /** Names the list. */
  label: string;
  before: Sheet;
  after: Sheet;
}

/** The resources and status effects that differ between two sheets; nothing where none do. */
export function SheetChanges({ label, before, after }: SheetChangesProps) {
  const word = useWords();
  const gameData = useTerms()?.gameData;
  const resources = RESOURCES.map((resource) => ({
    resource,
    from: availableResource(before, resource),
    to: availableResource(after, resource),
  })).filter(({ from, to }) => from !== to);
  const [had, has] = [before.combatState.statusEffects, after.combatState.statusEffects];
  const effects = [...new Set([...had.keys(), ...has.keys()])]
    .map((name) => ({ name, from: had.get(name) ?? 0, to: has.get(name) ?? 0 }))
    .filter(({ from, to }) => from !== to);
  if (resources.length + effects.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label={label}>
      {resources.map(({ resource, from, to }) => (
        <Change key={resource} resource={resource} name={word(resource)} from={from} to={to} />
      ))}
      {effects.map(({ name, from, to }) => (
        <Change
          key={`effect ${name}`}
          resource={gameData && affectedResource(name, gameData)}
          name={<Term kind="statusEffect" name={name} level={to || from} />}
          from={from}
          to={to === 0 ? 'ended' : to}
        />
      ))}
    </ul>
  );
}

interface ChangeProps {
  /** Whose mark it has. */
  resource: Resource | undefined;
  name: ReactNode;
  from: number;
  to: ReactNode;
}

function Change({ resource, name, from, to }: ChangeProps) {
  return (
    <li className={styles.change}>
      {resource === undefined ? <span /> : <ResourceMark resource={resource} />} <span>{name}</span>{' '}
      <b>{from}</b> <span>→</span> <b>{to}</b>
    </li>
  );
}
