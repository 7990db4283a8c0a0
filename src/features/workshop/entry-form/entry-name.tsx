import { useState } from 'react';
import {
  type EntryAddress,
  entryAt,
  nameField,
  renameEntry,
} from '../../../core/game-data/editing/entries.ts';
import { valueAt } from '../../../core/game-data/editing/json-edit.ts';
import { packEntryName } from '../../../core/game-data/entry-place.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FindingsBeside } from './fields/findings-beside.tsx';
import { useEditor } from './session/editor-session.ts';

/** The name of an entry. Once it is typed to its end, everything that refers to the entry follows. */
export function EntryName({ address, isReleased }: { address: EntryAddress; isReleased: boolean }) {
  const { json, change, findings } = useEditor();
  const [draft, setDraft] = useState<string>();
  const field = nameField(address.list);
  const entry = entryAt(json, address);
  const value = field === undefined ? undefined : valueAt(entry, [field]);
  if (field === undefined || (value !== undefined && typeof value !== 'string')) return null;
  const renamed = draft === undefined ? undefined : renameEntry(json, address, draft, { isReleased });
  const commit = () => {
    if (renamed?.ok && draft !== value) {
      change(renamed.value, `Rename ${packEntryName(entry) ?? `the ${address.list.one}`} to ${draft}`);
    }
    setDraft(undefined);
  };
  return (
    <>
      <TextField
        label={field === 'title' ? 'Title' : 'Name'}
        value={draft ?? value ?? ''}
        error={renamed === undefined || renamed.ok ? undefined : `Not changed. ${renamed.problem}`}
        onChange={setDraft}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
          if (key === 'Escape') setDraft(undefined);
        }}
      />
      <FindingsBeside findings={findings([...address.list.keys, address.index, field])} />
    </>
  );
}
