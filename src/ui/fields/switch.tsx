import { Checkbox, type CheckboxProps } from './checkbox.tsx';

/** Something that is on or off at once, named by the words beside it. */
export function Switch(props: CheckboxProps) {
  return <Checkbox {...props} role="switch" />;
}
