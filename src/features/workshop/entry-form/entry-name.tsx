import { useState } from 'react';
import {
  type EntryAddress,
  entryAt,
  nameField,
  nameProblem,
  renameEntry,
} from '../../../core/game-data/editing/entries.ts';
import { valueAt } from '../../../core/game-data/editing/json-edit.ts';
import { packEntryName } from '../../../core/game-data/entry-place.ts';
import { TextWithFindings, WithFindings } from './fields/with-findings.tsx';
import { useEditor, useLive } from './session/editor-session.ts';

interface Typed {
  readonly over: unknown;
  readonly text: string;
  /** It was typed to its end, and not taken: the field shows the name again, and says why. */
  readonly isRefused?: boolean;
}

/** The name of an entry. Once it is typed to its end, everything that refers to the entry follows. */
export function EntryName({ address, isReleased }: { address: EntryAddress; isReleased: boolean }) {
  const { change } = useEditor();
  const { json } = useLive();
  const [typed, setTyped] = useState<Typed>();
  const field = nameField(address.list);
  const entry = entryAt(json, address);
  const value = field === undefined ? undefined : valueAt(entry, [field]);
  if (field === undefined || (value !== undefined && typeof value !== 'string')) return null;
  // What was typed over another name may have been meant for another entry.
  const draft = typed?.over === value ? typed?.text : undefined;
  const problem = draft === undefined ? undefined : nameProblem(json, address, draft);
  const commit = () => {
    setTyped(problem !== undefined && typed ? { ...typed, isRefused: true } : undefined);
    if (draft === undefined || draft === value || problem !== undefined) return;
    const renamed = renameEntry(json, address, draft, { isReleased });
    if (renamed.ok)
      change(renamed.value, `Rename ${packEntryName(entry) ?? `the ${address.list.one}`} to ${draft}`);
  };
  return (
    <WithFindings keys={[...address.list.keys, address.index, field]}>
      <TextWithFindings
        label={field === 'title' ? 'Title' : 'Name'}
        value={(typed?.isRefused ? undefined : draft) ?? value ?? ''}
        error={problem === undefined ? undefined : `Not changed. ${problem}`}
        onChange={(text) => setTyped({ over: value, text })}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
          if (key === 'Escape') setTyped(undefined);
        }}
      />
    </WithFindings>
  );
}
