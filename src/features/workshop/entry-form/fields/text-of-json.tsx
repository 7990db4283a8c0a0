import { Trash2 } from 'lucide-react';
import { blankValue } from '../../../../core/game-data/editing/forms/blank.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useEditor } from '../session/editor-session.ts';
import styles from './fields.module.css';
import { JsonField } from './json-field.tsx';
import type { NodeProps } from './node.ts';
import { WithFindings } from './with-findings.tsx';

/** What no form describes, or does not fit its form: its JSON as text, kept as it is until it is edited. */
export function TextOfJson({ form, value, keys, label, help, isRequired }: NodeProps) {
  const { set } = useEditor();
  const isMisfit = form.form !== 'json';
  return (
    <div className={styles.leaf}>
      <WithFindings keys={keys}>
        <JsonField
          label={label}
          description={isMisfit ? `This does not fit here. It is kept as it is. ${help}` : help}
          value={value}
          onChange={(next) => set(keys, next)}
        />
      </WithFindings>
      <div className={styles.buttons}>
        {isMisfit ? (
          <Button kind="quiet" onClick={() => set(keys, blankValue(form))}>
            Start {label} over
          </Button>
        ) : null}
        {isRequired ? null : (
          <Button kind="quiet" icon={<Trash2 />} onClick={() => set(keys, undefined)}>
            Remove {label}
          </Button>
        )}
      </div>
    </div>
  );
}
