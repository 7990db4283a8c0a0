import { preflight } from '../../core/game-data/preflight.ts';
import rows from '../../library/table/table.module.css';
import { useGameDataState } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';

interface PackDifferencesProps {
  /** Those of the other device. */
  packs: readonly (readonly [name: string, version: number])[];
  /** Asks for one of them; undefined where it cannot be asked for. */
  onAsk?: (name: string) => void;
}

/**
 * The packs of the other device that are not here in that version.
 * Rule: docs/rules/table.md#packs-at-the-table.
 */
export function PackDifferences({ packs, onAsk }: PackDifferencesProps) {
  const { available } = useGameDataState();
  const differences = preflight(packs, available);
  if (differences.length === 0) return null;
  return (
    <div className={rows.differences}>
      <p className={rows.quiet}>
        Other game data there:{' '}
        {differences.map(({ name, expected, available: here }, index) => (
          <span key={name}>
            {index > 0 ? ', ' : ''}
            <bdi>{name}</bdi> version {expected} ({here === -1 ? 'not here' : `version ${here} here`})
          </span>
        ))}
        . Numbers may differ.
      </p>
      {onAsk
        ? differences.map(({ name }) => (
            <Button key={name} onClick={() => onAsk(name)}>
              Ask for <bdi>{name}</bdi>
            </Button>
          ))
        : null}
    </div>
  );
}
