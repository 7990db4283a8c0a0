import { useShell } from '../use-shell.ts';
import { createLibrary, type Library } from './library.ts';
import type { LibraryKind } from './library-kind.ts';

export const useLibrary = <Value>(kind: LibraryKind<Value>): Library<Value> =>
  createLibrary(useShell(), kind);
