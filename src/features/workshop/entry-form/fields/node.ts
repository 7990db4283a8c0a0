import type { FieldForm } from '../../../../core/game-data/editing/forms/form.ts';
import type { Keys } from '../session/editor-session.ts';

/** A value with its form and its place in the pack. */
export interface NodeProps<Form extends FieldForm = FieldForm> {
  form: Form;
  /** Undefined where the field is missing. */
  value: unknown;
  keys: Keys;
  label: string;
  labelHidden?: boolean | undefined;
  help: string;
  isRequired: boolean;
  /** What counts where the field is missing. */
  fallback?: unknown;
  /** Whether a text is usually a paragraph. */
  isLong?: boolean | undefined;
}

/** Whether the properties of something at a place are the same. Its keys are a new list in every render. */
export function isSameNode<Props extends { keys: Keys }>(before: Props, next: Props): boolean {
  const names = Object.keys({ ...before, ...next }) as (keyof Props)[];
  const areKeysSame =
    before.keys.length === next.keys.length && before.keys.every((key, index) => key === next.keys[index]);
  return areKeysSame && names.every((name) => name === 'keys' || Object.is(before[name], next[name]));
}
