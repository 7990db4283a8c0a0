import { useState } from 'react';
import { jsonText } from '../../../../core/game-data/editing/serialize-json.ts';
import { type JsonProblem, readJson } from '../../../../core/lib/json-text.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { useFound } from './with-findings.tsx';

interface JsonFieldProps {
  label: string;
  description?: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}

function refusal(problem: JsonProblem): string {
  const where = 'line' in problem ? ` See line ${problem.line}, column ${problem.column}.` : '';
  return `Not changed: this is not valid JSON.${where}`;
}

/** A value that no form describes, as the text of its JSON. What is no JSON yet changes nothing. */
export function JsonField({ label, description, value, onChange }: JsonFieldProps) {
  const [draft, setDraft] = useState<string>();
  const read = draft === undefined ? undefined : readJson(draft);
  return (
    <TextArea
      {...useFound()}
      label={label}
      description={description}
      rows={3}
      spellCheck={false}
      value={draft ?? jsonText(value, '  ')}
      error={read === undefined || read.ok ? undefined : refusal(read.problem)}
      onChange={(text) => {
        setDraft(text);
        const next = readJson(text);
        if (next.ok) onChange(next.value);
      }}
      onBlur={() => read?.ok && setDraft(undefined)}
    />
  );
}
