import { hasStarted } from '../../core/encounter/rounds.ts';
import { fingerprint } from '../../core/lib/fingerprint.ts';
import { nextPlace } from '../../core/table/documents.ts';
import type { KeptFight } from '../../core/table/table-document.ts';
import type { Game } from '../game.ts';

/** Of so many fights is kept what identifies them. */
const MAX_FIGHTS = 100;

/** What identifies the fights of a table, and says nothing of their names. */
export interface Fights {
  /** Of the encounter of this key. */
  idOf(key: string): string;
  /** What outlives the page. */
  kept(): readonly KeptFight[];
  stop(): void;
}

/**
 * A fight stays the same under another name, and is another one once it begins anew: of two fights with the same turn,
 * what is said of one does not hold in the other.
 * Rule: docs/rules/table.md#what-devices-share.
 */
export function followFights(
  { storage: { encounters } }: Pick<Game, 'storage'>,
  { salt, fights }: { readonly salt: string; readonly fights: readonly KeptFight[] },
  newId: () => string,
  onChange: () => void,
): Fights {
  let kept = fights;
  /** The keys of those that are to begin. */
  const fresh = new Set<string>();

  function put(key: string, fight: string): void {
    kept = [...kept.filter(({ id }) => id !== key), { id: key, at: nextPlace(kept), fight }].slice(
      -MAX_FIGHTS,
    );
  }

  const known = (key: string): string =>
    kept.find(({ id }) => id === key)?.fight ?? fingerprint(`${salt} ${key}`);

  /** What was said of a fight that has not begun was said of the one before. */
  function look(key: string): void {
    const before = kept;
    const entry = encounters.get(key);
    const isFresh = entry !== undefined && !hasStarted(entry.value);
    if (isFresh && !fresh.has(key)) put(key, newId());
    if (isFresh) fresh.add(key);
    else fresh.delete(key);
    if (kept !== before) onChange();
  }

  const stop = encounters.subscribe(({ key, movedTo }) => {
    if (movedTo !== undefined) {
      put(movedTo, known(key));
      put(key, newId());
      onChange();
    }
    look(key);
  });

  function idOf(key: string): string {
    look(key);
    return known(key);
  }

  return { idOf, kept: () => kept, stop };
}
