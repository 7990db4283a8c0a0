import { ResourceMark } from '../../cards/resource-mark.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { useWords } from '../../cards/terms/use-words.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { availableResource } from '../../core/combat/available-resources.ts';
import { RESOURCES } from '../../core/rules/vocabulary.ts';
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
        <li key={resource}>
          <ResourceMark resource={resource} /> {word(resource)} <b>{from}</b> → <b>{to}</b>
        </li>
      ))}
      {effects.map(({ name, from, to }) => (
        <li key={`effect ${name}`}>
          <Term kind="statusEffect" name={name} level={to || from} /> <b>{from}</b> →{' '}
          <b>{to === 0 ? 'ended' : to}</b>
        </li>
      ))}
    </ul>
  );
}
