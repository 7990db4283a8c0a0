import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import styles from './workshop.module.css';

interface JsonFieldProps {
  label: string;
  /** Named in the button: `Apply cost`. */
  what: string;
  json: unknown;
  /** Called with the value that was written; undefined where the text is empty. */
  onApply: (json: unknown) => void;
}

const written = (json: unknown): string => JSON.stringify(json, null, 2) ?? '';

function read(text: string): { readonly json: unknown } | undefined {
  if (text.trim() === '') return { json: undefined };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** A part of a pack as the text of its JSON, for what no form describes. */
export function JsonField({ label, what, json, onApply }: JsonFieldProps) {
  const [draft, setDraft] = useState<{ readonly of: unknown; readonly text: string }>();
  // A draft of an earlier value gives way to the value that is there now.
  const text = draft !== undefined && draft.of === json ? draft.text : written(json);
  const value = read(text);
  return (
    <div className={styles.json}>
      <TextArea
        label={label}
        value={text}
        spellCheck={false}
        onChange={(next) => setDraft({ of: json, text: next })}
        error={value ? undefined : 'This is no JSON. The pack is as it was.'}
      />
      <div>
        <Button
          disabled={value === undefined || text === written(json)}
          onClick={() => {
            if (value) onApply(value.json);
            setDraft(undefined);
          }}
        >
          Apply {what}
        </Button>
      </div>
    </div>
  );
}
