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
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FindingsBeside } from './fields/findings-beside.tsx';
import { useEditor, useLive } from './session/editor-session.ts';

/** The name of an entry. Once it is typed to its end, everything that refers to the entry follows. */
export function EntryName({ address, isReleased }: { address: EntryAddress; isReleased: boolean }) {
  const { change } = useEditor();
  const { json } = useLive();
  const [typed, setTyped] = useState<{ readonly over: unknown; readonly text: string }>();
  const field = nameField(address.list);
  const entry = entryAt(json, address);
  const value = field === undefined ? undefined : valueAt(entry, [field]);
  if (field === undefined || (value !== undefined && typeof value !== 'string')) return null;
  // What was typed over another name may have been meant for another entry.
  const draft = typed?.over === value ? typed?.text : undefined;
  const problem = draft === undefined ? undefined : nameProblem(json, address, draft);
  const commit = () => {
    setTyped(undefined);
    if (draft === undefined || draft === value) return;
    const renamed = renameEntry(json, address, draft, { isReleased });
    if (renamed.ok)
      change(renamed.value, `Rename ${packEntryName(entry) ?? `the ${address.list.one}`} to ${draft}`);
  };
  return (
    <>
      <TextField
        label={field === 'title' ? 'Title' : 'Name'}
        value={draft ?? value ?? ''}
        error={problem === undefined ? undefined : `Not changed. ${problem}`}
        onChange={(text) => setTyped({ over: value, text })}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
          if (key === 'Escape') setTyped(undefined);
        }}
      />
      <FindingsBeside keys={[...address.list.keys, address.index, field]} />
    </>
  );
}
