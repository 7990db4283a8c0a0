import type { FieldForm } from '../../../../core/game-data/editing/forms/form.ts';
import { DecimalField } from '../../../../ui/fields/decimal/decimal-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { type Keys, useEditor } from '../session/editor-session.ts';
import { optionWords } from '../session/form-words.ts';
import styles from './fields.module.css';
import { NameReference } from './name-reference.tsx';
import type { NodeProps } from './node.ts';
import { TermArea } from './term-area.tsx';
import { useFound, WithFindings } from './with-findings.tsx';

export type LeafForm = Extract<FieldForm, { form: 'text' | 'reference' | 'number' | 'flag' | 'choice' }>;

/** Texts longer than this, and those of several lines, have a field of several lines. */
const LONG = 80;

/** Only texts of the rulebook have terms in brackets. Rule: docs/rules/play.md#the-rulebook. */
const hasTerms = ([part, list]: Keys): boolean => part === 'play' && list === 'rulebook';

/** A field of one value. Empty, an optional one is taken away. */
export function LeafField(props: NodeProps<LeafForm>) {
  return (
    <div className={styles.leaf}>
      <WithFindings keys={props.keys}>
        <Control {...props} />
      </WithFindings>
    </div>
  );
}

function Control({ form, ...props }: NodeProps<LeafForm>) {
  if (form.form === 'text') return <Text {...props} form={form} />;
  if (form.form === 'reference') return <Reference {...props} form={form} />;
  if (form.form === 'number') return <Decimal {...props} form={form} />;
  return form.form === 'flag' ? <Flag {...props} form={form} /> : <Choice {...props} form={form} />;
}

type Of<Name extends LeafForm['form']> = NodeProps<Extract<LeafForm, { form: Name }>>;

const useFieldText = ({ label, labelHidden, help }: Omit<NodeProps, 'form'>) => ({
  label,
  labelHidden,
  description: help || undefined,
  ...useFound(),
});

function Text({ form: _, ...props }: Of<'text'>) {
  const { set, names } = useEditor();
  const { value, keys, isRequired, isLong = false } = props;
  const fieldText = useFieldText(props);
  const written = typeof value === 'string' ? value : '';
  const change = (next: string) => set(keys, next === '' && !isRequired ? undefined : next);
  const isArea = isLong || written.length > LONG || written.includes('\n');
  if (!isArea) return <TextField {...fieldText} value={written} onChange={change} />;
  return hasTerms(keys) ? (
    <TermArea {...fieldText} value={written} terms={() => names('term')} onChange={change} />
  ) : (
    <TextArea {...fieldText} rows={3} value={written} onChange={change} />
  );
}

function Reference({ form, ...props }: Of<'reference'>) {
  const { value, keys, isRequired } = props;
  return (
    <NameReference
      {...useFieldText(props)}
      form={form}
      keys={keys}
      value={typeof value === 'string' ? value : ''}
      isRequired={isRequired}
    />
  );
}

function Decimal({ form, ...props }: Of<'number'>) {
  const { set } = useEditor();
  const { value, keys, isRequired, fallback } = props;
  return (
    <DecimalField
      {...useFieldText(props)}
      value={typeof value === 'number' ? value : undefined}
      placeholder={fallback === undefined ? undefined : String(fallback)}
      min={form.minimum}
      max={form.maximum}
      isWhole={form.isWhole}
      isOptional={!isRequired}
      onChange={(next) => set(keys, next)}
    />
  );
}

function Flag({ value, keys, label, help, fallback }: Of<'flag'>) {
  const { set } = useEditor();
  return (
    <Switch
      label={label}
      description={help || undefined}
      {...useFound()}
      checked={typeof value === 'boolean' ? value : fallback === true}
      onChange={(next) => set(keys, next)}
    />
  );
}

function Choice({ form, ...props }: Of<'choice'>) {
  const { set, words } = useEditor();
  const { value, keys, isRequired, fallback } = props;
  const none = fallback === undefined ? 'None' : `${optionWords(String(fallback), words)} (usual)`;
  return (
    <SelectField
      {...useFieldText(props)}
      value={typeof value === 'string' ? value : ''}
      options={[
        ...(isRequired && value !== undefined ? [] : [{ value: '', label: none }]),
        ...form.options.map((each) => ({ value: each, label: optionWords(each, words) })),
      ]}
      onChange={(next) => set(keys, next === '' ? undefined : next)}
    />
  );
}
