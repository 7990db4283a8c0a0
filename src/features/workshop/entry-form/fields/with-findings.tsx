import { type AriaAttributes, createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';
import { SelectField, type SelectFieldProps } from '../../../../ui/fields/select-field.tsx';
import { TextField, type TextFieldProps } from '../../../../ui/fields/text-field.tsx';
import { type Keys, useLive } from '../session/editor-session.ts';
import { FindingsBeside, findingsId } from './findings-beside.tsx';

type Found = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;

const NONE: Found = {};
const FoundContext = createContext(NONE);

/** What connects the field in `WithFindings` to the findings beside it. */
export const useFound = (): Found => useContext(FoundContext);

function useFoundAt(keys: Keys): Found {
  const findings = useLive().findings(keys);
  const isInvalid = findings.some(({ severity }) => severity === 'error');
  if (findings.length === 0) return NONE;
  return { 'aria-describedby': findingsId(keys), 'aria-invalid': isInvalid || undefined };
}

/** A field, and beside it what the checker found of its value, which describes it. */
export function WithFindings({ keys, children }: { keys: Keys; children: ReactNode }) {
  return (
    <>
      <FoundContext value={useFoundAt(keys)}>{children}</FoundContext>
      <FindingsBeside keys={keys} />
    </>
  );
}

/** A group of fields that is described by what the checker found of all of them. */
export function GroupWithFindings({
  keys,
  as: Tag,
  ...group
}: { keys: Keys; as: 'fieldset' | 'div' } & HTMLAttributes<HTMLElement>) {
  return <Tag {...group} aria-describedby={useFoundAt(keys)['aria-describedby']} />;
}

/** A select box in `WithFindings`. */
export function SelectWithFindings(props: SelectFieldProps) {
  return <SelectField {...props} {...useFound()} />;
}

/** A line of text in `WithFindings`. */
export function TextWithFindings(props: TextFieldProps) {
  return <TextField {...props} {...useFound()} />;
}
