import { createContext, useContext } from 'react';
import type { Finding } from '../../../../core/game-data/checks/finding.ts';
import type { FieldForm } from '../../../../core/game-data/editing/forms/form.ts';
import type { GameData } from '../../../../core/game-data/game-data.ts';
import type { Wording } from '../../../../core/lib/wording.ts';
import type { FormWords } from './form-words.ts';

/** The keys and indexes that lead to a value of the pack. */
export type Keys = readonly (string | number)[];

export type ReferenceSort = Extract<FieldForm, { form: 'reference' }>['sort'];

/**
 * What the fields of a form share. It stays the same object while values are changed, so that a keystroke renders
 * the field that it changes and no other.
 */
export interface EditorSession {
  /** How many keys lead to what is edited; the rest of a path is within it. */
  readonly depth: number;
  /** What is edited, as descriptions of changes call it: the name of the entry. */
  readonly name: string;
  readonly words: FormWords;
  /** The JSON of the pack as it is now, for what a user does. */
  readonly json: () => unknown;
  /** Changes one value; undefined takes it away. */
  readonly set: (keys: Keys, value: unknown) => void;
  /** Changes the pack, with a description such as `Change the cost of Ladle`. */
  readonly change: (json: unknown, description: string) => void;
  /** The names that a reference may have. Takes as long as the pack is large. */
  readonly names: (sort: ReferenceSort) => readonly string[];
}

/** What is new after every keystroke: only components that show nothing else may use it. */
export interface LiveSession {
  /** The JSON of the pack as it is now. */
  readonly json: unknown;
  /** The game data with the pack as it is now, as far as it can be read. */
  readonly gameData: GameData;
  /** Whether the pack has been read into them at all. */
  readonly isRead: boolean;
  /** The findings of the checker at exactly this place, of its present value. */
  readonly findings: (keys: Keys) => readonly Finding[];
  /** The node in the words that players read; undefined where it has none. */
  readonly sentence: (keys: Keys) => Wording | undefined;
}

export const EditorContext = createContext<EditorSession | undefined>(undefined);
export const LiveContext = createContext<LiveSession | undefined>(undefined);

function used<Session>(session: Session | undefined): Session {
  if (session === undefined) throw new Error('This field is rendered outside of a form.');
  return session;
}

export const useEditor = (): EditorSession => used(useContext(EditorContext));
export const useLive = (): LiveSession => used(useContext(LiveContext));
