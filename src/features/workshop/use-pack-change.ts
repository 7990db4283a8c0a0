import { useRef } from 'react';
import type { PackFile } from '../../core/game-data/editing/pack-file.ts';
import type { Visit } from '../../state/history/undo-history.ts';
import { useWorkshop } from '../../state/workshop/use-workshop.ts';

/**
 * Takes over what a form changes in the open pack. Changes of the same description from one visit to a field are
 * one step.
 */
export function usePackChange(): (file: PackFile, description: string) => void {
  const workshop = useWorkshop();
  const last = useRef<{
    readonly description: string;
    readonly field: Element | null;
    readonly visit: Visit;
  }>(undefined);
  return ({ json }, description) => {
    const field = document.activeElement;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const before = last.current;
    const isSame = before?.description === description && before.field === field && isText;
    const visit = isSame && before ? before.visit : Symbol();
    last.current = { description, field, visit };
    workshop.change(description, { json }, visit);
  };
}
