import { useEffect, useMemo, useRef, useState } from 'react';
import type { Finding } from '../../../../core/game-data/checks/finding.ts';
import { valueAt } from '../../../../core/game-data/editing/json-edit.ts';
import {
  type PackFile,
  packFileName,
  serializePackFile,
} from '../../../../core/game-data/editing/pack-file.ts';
import type { PlacedProblem } from '../../../../core/game-data/entry-place.ts';
import { jsonPath, pathKeys } from '../../../../core/lib/problem.ts';
import { type DraftChecker, openPackChecker } from '../../../../state/packs/pack-checker.ts';
import { useGame } from '../../../../state/use-game.ts';
import type { Keys } from './editor-session.ts';

interface Checked {
  readonly json: unknown;
  readonly byPath: ReadonlyMap<string, readonly PlacedProblem<Finding>[]>;
}

export interface DraftFindings {
  /** `checking` before the first check; `failed` where no worker can be started. */
  readonly status: 'checking' | 'checked' | 'failed';
  /** Whether the last check is of the present text. */
  readonly isCurrent: boolean;
  /** The findings at and below this place, each of its present value. */
  readonly below: (keys: Keys) => readonly PlacedProblem<Finding>[];
  /** What the last check found at and below this place, whether it has changed since or not. */
  readonly last: (keys: Keys) => readonly PlacedProblem<Finding>[];
  /** The findings at exactly this place, of its present value. */
  readonly at: (keys: Keys) => readonly PlacedProblem<Finding>[];
}

function byPath(findings: readonly PlacedProblem<Finding>[]): Checked['byPath'] {
  const found = new Map<string, PlacedProblem<Finding>[]>();
  for (const finding of findings) {
    const known = found.get(finding.path);
    if (known === undefined) found.set(finding.path, [finding]);
    else known.push(finding);
  }
  return found;
}

/**
 * What the checker finds in a pack while what is at the JSON path `focus` is edited. A finding of a value
 * that has changed since is not shown, and the others stay until the next ones come.
 * Rule: docs/rules/game-data.md#findings-while-typing.
 */
export function useDraftFindings(file: PackFile, focus = '$'): DraftFindings {
  const game = useGame();
  const name = packFileName(file);
  const [checked, setChecked] = useState<Checked>();
  const [hasFailed, setFailed] = useState(false);
  const checker = useRef<DraftChecker>(undefined);
  const latest = useRef(file);
  useEffect(() => {
    latest.current = file;
    checker.current?.check(file.json);
  }, [file]);
  useEffect(() => {
    const opened = openPackChecker(game, name, {
      text: serializePackFile(latest.current),
      json: latest.current.json,
      focus,
      onFindings: (json, findings) => setChecked({ json, byPath: byPath(findings) }),
      onFailure: () => setFailed(true),
    });
    checker.current = opened;
    opened.check(latest.current.json);
    return () => opened.close();
  }, [game, name, focus]);

  return useMemo(() => {
    const isPresent = (path: Keys) => valueAt(checked?.json, path) === valueAt(file.json, path);
    const at = (keys: Keys) => (isPresent(keys) ? (checked?.byPath.get(jsonPath(keys)) ?? []) : []);
    return {
      status: hasFailed ? 'failed' : checked === undefined ? 'checking' : 'checked',
      at,
      below: (keys) => {
        const start = jsonPath(keys);
        return [...(checked?.byPath ?? [])].flatMap(([path, findings]) =>
          path.startsWith(start) && isPresent(pathKeys(path)) ? findings : [],
        );
      },
      isCurrent: checked?.json === file.json,
      last: (keys) => {
        const start = jsonPath(keys);
        return [...(checked?.byPath ?? [])].flatMap(([path, findings]) =>
          path.startsWith(start) ? findings : [],
        );
      },
    };
  }, [checked, file.json, hasFailed]);
}
