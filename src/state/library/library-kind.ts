import type { Result } from '../../core/lib/result.ts';
import type { Message } from '../../core/lib/wording.ts';
import type { SharedKind } from '../../core/share/share-code.ts';
import type { FileProblem } from '../../platform/files.ts';
import type { Collection } from '../../storage/api.ts';
import type { RecordKind } from '../../storage/kinds.ts';
import type { TabardStorage } from '../codecs.ts';
import type { FileRefusal } from '../read-file.ts';

/** The noun for a library's documents in messages, in lower case. */
interface Noun {
  readonly singular: string;
  readonly plural: string;
  /** With its indefinite article. */
  readonly indefinite: string;
}

/** The definition of a library: everything that differs between libraries. */
export interface LibraryKind<Value> {
  readonly noun: Noun;
  /** What a shared one is called in its code; undefined where it cannot be shared. */
  readonly shared: SharedKind | undefined;
  /** The kind of its records. */
  readonly record: RecordKind;
  collection(storage: TabardStorage): Collection<Value>;
  nameOf(value: Value): string;
  withName(value: Value, name: string): Value;
  /** The JSON of a download. */
  serialize(value: Value): unknown;
  /** The text of a download where it is not that JSON, indented by two spaces. */
  fileText?(value: Value): string;
  /** Reads an upload. A later check refuses names that are already in use. */
  parse(file: Result<unknown, FileProblem>): Result<Value, FileRefusal>;
  /** Reads an upload by its text, in place of `parse`. */
  parseFile?(file: File): Promise<Result<Value, FileRefusal>>;
  /** Why an upload cannot have its name, besides that it is in use; undefined where it can. */
  nameProblem?(name: string): Message | undefined;
  /** What of the JSON of an upload is no part of the document; undefined where all of it is read. */
  leftOut?(json: unknown): Message | undefined;
  /** The message if another document has the name of an uploaded one. */
  readonly nameTaken: string;
}
