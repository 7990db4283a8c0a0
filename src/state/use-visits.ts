import { useRef } from 'react';
import type { Visit } from './history/undo-history.ts';

/** The visits to a field. Changes of the same label and visit form one undoable step. */
export function useVisits() {
  const current = useRef<Visit>(undefined);
  return {
    /** The visit that a change belongs to: a new one, unless it coalesces with the change before it. */
    visitOf(coalesces: boolean): Visit {
      if (!coalesces || current.current === undefined) current.current = Symbol('visit');
      return current.current;
    },
    end(): void {
      current.current = undefined;
    },
  };
}
