import { Plus } from 'lucide-react';
import { memo } from 'react';
import { blankValue } from '../../../../core/game-data/editing/forms/blank.ts';
import {
  childForm,
  chosenOption,
  eitherOption,
  type FieldForm,
  type FormField,
  fieldsOf,
  fits,
  type GroupForm,
  type VariantForm,
} from '../../../../core/game-data/editing/forms/form.ts';
import { chooseOption, withShape } from '../../../../core/game-data/editing/forms/form-edit.ts';
import { valueAt } from '../../../../core/game-data/editing/json-edit.ts';
import { isJsonObject } from '../../../../core/lib/name-map.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { type Keys, useEditor } from '../session/editor-session.ts';
import { optionWords } from '../session/form-words.ts';
import { shapeWords } from '../session/shape-words.ts';
import styles from './fields.module.css';
import { FindingsBeside } from './findings-beside.tsx';
import { FormList } from './form-list.tsx';
import { Frame } from './frame.tsx';
import { LeafField, type LeafForm } from './leaf-field.tsx';
import { NameMap } from './name-map.tsx';
import { isSameNode, type NodeProps } from './node.ts';
import { TextOfJson } from './text-of-json.tsx';
import { SelectWithFindings, WithFindings } from './with-findings.tsx';

/** Fields whose text is usually a paragraph. */
const LONG_TEXTS: ReadonlySet<string> = new Set(['text', 'description', 'advice']);

const isLeaf = (form: FieldForm): form is LeafForm =>
  ['text', 'reference', 'number', 'flag', 'choice'].includes(form.form);

/**
 * The form of one value, whatever its shape. A value that does not fit its form is shown as text. It is rendered
 * anew where its value changes.
 */
export const ValueField = memo(Value, isSameNode);

function Value(props: NodeProps) {
  const { form, value } = props;
  if (value !== undefined && !fits(form, value)) return <TextOfJson {...props} />;
  if (isLeaf(form)) return <LeafField {...props} form={form} />;
  switch (form.form) {
    case 'paragraphs':
      return <Paragraphs {...props} />;
    case 'list':
      return <FormList {...props} form={form} Node={ValueField} />;
    case 'map':
      return <NameMap {...props} form={form} Node={ValueField} />;
    case 'json':
      return value === undefined ? <AddButton {...props} /> : <TextOfJson {...props} />;
    case 'either':
      return <Either {...props} form={form} />;
    default:
      return value === undefined ? (
        <AddButton {...props} />
      ) : (
        <Frame {...props} isRemovable={!props.isRequired}>
          <FieldParts form={form} value={value} keys={props.keys} />
        </Frame>
      );
  }
}

/** What a group or a variant asks for, each field in its own form, and what nothing asks for as text. */
export function FieldParts({
  form,
  value,
  keys,
  skip,
}: {
  form: GroupForm | VariantForm;
  value: unknown;
  keys: Keys;
  /** A field that is shown elsewhere. */
  skip?: string | undefined;
}) {
  const asked = form.form === 'group' ? form : { ...EMPTY, variants: [form] };
  const others = isJsonObject(value)
    ? Object.keys(value).filter((name) => childForm(form, value, name) === undefined)
    : [];
  return (
    <div className={styles.parts}>
      <GroupParts group={asked} value={value} keys={keys} skip={skip} />
      {others.map((name) => (
        <ValueField
          key={name}
          form={JSON_FORM}
          value={valueAt(value, [name])}
          keys={[...keys, name]}
          label={name}
          help="Nothing reads this field. It is kept as it is."
          isRequired={false}
        />
      ))}
    </div>
  );
}

const EMPTY: Omit<GroupForm, 'variants'> = { form: 'group', fields: [] };
const JSON_FORM: FieldForm = { form: 'json' };

interface GroupPartsProps {
  group: GroupForm;
  value: unknown;
  keys: Keys;
  skip?: string | undefined;
}

function GroupParts({ group, value, keys, skip }: GroupPartsProps) {
  const further = new Set(
    group.variants.flatMap((variant) => {
      const option = chosenOption(variant, value);
      return option === undefined ? [] : fieldsOf(option.group, value).map(({ name }) => name);
    }),
  );
  return (
    <>
      {group.fields
        .filter(({ name }) => name !== skip && !further.has(name))
        .map((field) => (
          <FieldOf key={field.name} field={field} value={value} keys={keys} />
        ))}
      {group.variants.map((variant) => (
        <VariantParts key={variant.field} variant={variant} value={value} keys={keys} />
      ))}
    </>
  );
}

function FieldOf({ field, value, keys }: { field: FormField; value: unknown; keys: Keys }) {
  const { words } = useEditor();
  const { name, form, help, isRequired, fallback } = field;
  // A field of each damage type, which players know by the name that the game gives it.
  const label = name.startsWith('DAMAGE_TYPE_') ? optionWords(name, words) : field.label;
  return (
    <ValueField
      form={form}
      value={valueAt(value, [name])}
      keys={[...keys, name]}
      label={label}
      help={help}
      isRequired={isRequired}
      fallback={fallback}
      isLong={LONG_TEXTS.has(name)}
    />
  );
}

/** The labels of what a variant is chosen by, where its field does not say it. */
const VARIANT_LABELS: Readonly<Record<string, string>> = { by: 'Amount', kind: 'Kind' };

/** A line of plain words from the Markdown of the documentation. */
const plain = (markdown: string): string =>
  markdown.replaceAll('`', '').replace(/^[a-z]/u, (first) => first.toUpperCase());

/** A choice of a kind, then what that kind asks for. */
function VariantParts({ variant, value, keys }: { variant: VariantForm; value: unknown; keys: Keys }) {
  const { json, set, words } = useEditor();
  const option = chosenOption(variant, value);
  const written = valueAt(value, [variant.field]);
  return (
    <>
      <div className={styles.leaf}>
        <WithFindings keys={[...keys, variant.field]}>
          <SelectWithFindings
            label={VARIANT_LABELS[variant.field] ?? variant.field}
            description={option?.help ? plain(option.help) : undefined}
            value={option === undefined ? '?' : (option.value ?? '')}
            options={[
              ...(option === undefined
                ? [{ value: '?', label: written === undefined ? 'Choose' : `Unknown: ${String(written)}` }]
                : []),
              ...variant.options.map((each) => ({
                value: each.value ?? '',
                label: each.value === undefined ? 'None' : optionWords(each.value, words),
              })),
            ]}
            onChange={(next) =>
              set(keys, chooseOption(variant, valueAt(json(), keys), next === '' ? undefined : next))
            }
          />
        </WithFindings>
      </div>
      {option === undefined ? null : <GroupParts group={option.group} value={value} keys={keys} />}
    </>
  );
}

/** A value of one of several shapes, with a choice between them. */
function Either({ form, ...props }: NodeProps<Extract<FieldForm, { form: 'either' }>>) {
  const { set, json } = useEditor();
  const { value, keys, label } = props;
  const options: readonly FieldForm[] = form.options.filter((each) => each.form !== 'json');
  const chosen = value === undefined ? undefined : eitherOption(form, value);
  if (value === undefined && !props.isRequired) return <AddButton {...props} form={form} />;
  const choice = (
    <SelectField
      label={`Kind of ${label}`}
      labelHidden={chosen !== undefined && isLeaf(chosen)}
      value={String(chosen === undefined ? '' : options.indexOf(chosen))}
      options={[
        ...(chosen === undefined ? [{ value: '', label: 'Choose' }] : []),
        ...options.map((each, index) => ({ value: String(index), label: shapeWords(each) })),
      ]}
      onChange={(next) => {
        const shape = options[Number(next)];
        if (shape !== undefined) set(keys, withShape(shape, valueAt(json(), keys)));
      }}
    />
  );
  if (chosen === undefined) return choice;
  if (isLeaf(chosen)) {
    return (
      <div className={styles.pair}>
        <LeafField {...props} form={chosen} isLong />
        {choice}
      </div>
    );
  }
  return (
    <Frame {...props} isRemovable={!props.isRequired}>
      {choice}
      {chosen.form === 'group' || chosen.form === 'variant' ? (
        <FieldParts form={chosen} value={value} keys={keys} />
      ) : (
        <ValueField {...props} form={chosen} />
      )}
    </Frame>
  );
}

/** A text of one paragraph, or a list of paragraphs. */
function Paragraphs({ form, ...props }: NodeProps) {
  const { set } = useEditor();
  const { value, keys, label } = props;
  if (Array.isArray(value)) {
    return <FormList {...props} form={PARAGRAPHS} addLabel="Add a paragraph" isLong Node={ValueField} />;
  }
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.leaf}>
      <LeafField {...props} form={TEXT} isLong />
      {text === '' ? null : (
        <div className={styles.buttons}>
          <Button kind="quiet" icon={<Plus />} onClick={() => set(keys, [text, ''])}>
            Add a paragraph<span className="visually-hidden"> to {label}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

const TEXT = { form: 'text' } as const;
const PARAGRAPHS = { form: 'list', of: TEXT, most: undefined } as const;

/** The offer to add a part that is missing: in its frame where it says what the part is for. */
function AddButton({ form, keys, label, help }: Omit<NodeProps, 'value'>) {
  const { set } = useEditor();
  const isFramed = help !== '';
  const button = (
    <div className={styles.buttons}>
      <Button kind="quiet" icon={<Plus />} onClick={() => set(keys, blankValue(form))}>
        Add<span className={isFramed ? 'visually-hidden' : undefined}> {label}</span>
      </Button>
    </div>
  );
  return isFramed ? (
    <Frame keys={keys} label={label} help={help}>
      {button}
    </Frame>
  ) : (
    <div className={styles.leaf}>
      <FindingsBeside keys={keys} />
      {button}
    </div>
  );
}
