import type { Result } from '../../core/lib/result.ts';
import type { FileProblem } from '../../platform/files.ts';
import type { Collection } from '../../storage/api.ts';
import type { TabardStorage } from '../codecs.ts';
import type { FileRefusal } from '../read-file.ts';

/** What messages call the documents of a library, in lower case. */
interface Noun {
  readonly singular: string;
  readonly plural: string;
  /** With its article. */
  readonly indefinite: string;
}

/** Everything that sets one library apart from another: a collection gets a library by one such row. */
export interface LibraryKind<Value> {
  readonly noun: Noun;
  collection(storage: TabardStorage): Collection<Value>;
  nameOf(value: Value): string;
  /** The JSON of a download. */
  serialize(value: Value): unknown;
  /** Reads an upload. Whether its name is taken is checked later. */
  parse(file: Result<unknown, FileProblem>): Result<Value, FileRefusal>;
  /** The message where another document has the name of an uploaded one. */
  readonly nameTaken: string;
}
