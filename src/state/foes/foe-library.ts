import { parseFoe } from '../../core/foes/parse-foe.ts';
import { NOT_A_FOE, readStoredFoe, type StoredFoe } from '../../core/foes/stored-foe.ts';
import { fail } from '../../core/lib/result.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { codecs } from '../codecs.ts';
import type { LibraryKind } from '../library/library-kind.ts';
import { refusedFile } from '../read-file.ts';

/** The game master's own foes. Rule: docs/rules/foes.md#foe-file. */
export const FOE_LIBRARY: LibraryKind<StoredFoe> = {
  noun: { singular: 'foe', plural: 'foes', indefinite: 'a foe' },
  shared: undefined,
  record: 'foes',
  collection: (storage) => storage.foes,
  nameOf: (foe) => foe.name,
  withName: codecs.foes.withName,
  serialize: (foe) => foe.json,
  parse(file) {
    if (!file.ok) return fail(refusedFile(file.problem));
    const foe = parseFoe(file.value);
    if (foe.ok) {
      const stored = readStoredFoe(file.value);
      return stored.ok ? stored : fail({ message: stored.problem });
    }
    const { path, message } = foe.problem;
    return fail({ message: NOT_A_FOE, detail: say`${userName(path)}: ${message}` });
  },
  nameTaken: 'A foe with that name already exists.',
};
