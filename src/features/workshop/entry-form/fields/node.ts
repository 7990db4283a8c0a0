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
