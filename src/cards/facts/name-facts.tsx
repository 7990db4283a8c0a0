import { Names } from '../names.tsx';
import type { Fact } from './facts.tsx';
import { GivenActions } from './given-actions.tsx';

/** The talents that an entry names; undefined where it names none. */
export function talentsFact(label: string, names: readonly string[]): Fact | undefined {
  return names.length > 0 ? { label, content: <Names names={names} kind="talent" /> } : undefined;
}

/** The actions or maneuvers that an entry gives, each with what it does; undefined where it gives none. */
export function givenFact(field: 'Actions' | 'Maneuvers', names: readonly string[]): Fact | undefined {
  return names.length > 0
    ? { label: field, content: <GivenActions names={names} field={field} /> }
    : undefined;
}
