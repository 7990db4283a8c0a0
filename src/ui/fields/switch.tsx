import { Checkbox, type CheckboxProps } from './checkbox.tsx';

/** A checkbox with the role of a switch. */
export function Switch(props: CheckboxProps) {
  return <Checkbox {...props} role="switch" />;
}
