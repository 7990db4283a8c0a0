import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { listOfId } from '../core/game-data/editing/entries.ts';
import { openPackFile, type PackFile } from '../core/game-data/editing/pack-file.ts';
import { TakeAction } from '../features/combat/take-action/take-action.tsx';
import { BenchForm } from '../features/workshop/entry-form/bench/bench-form.ts';
import { EntryEditor } from '../features/workshop/entry-form/entry-editor.tsx';
import { PartsEditor } from '../features/workshop/entry-form/parts-editor.tsx';
import { ApplicationContext } from '../state/use-shell.ts';
import { openApplication, type RenderOptions } from './render-app.tsx';

interface EntryOptions extends Partial<RenderOptions> {
  /** The JSON of the pack that is edited, or its text. */
  readonly pack: unknown;
  readonly list?: string;
  readonly index?: number;
}

/**
 * Renders the form of an entry, or without a list those of all that is in no list. `json` is the pack as it
 * was edited, and `changes` says what was changed.
 */
export async function openEntry({ pack, list: id, index = 0, ...options }: EntryOptions) {
  const opened = openPackFile(typeof pack === 'string' ? pack : JSON.stringify(pack));
  const list = id === undefined ? undefined : listOfId(id);
  if (!opened.ok) throw new Error('This is no pack to edit.');
  const { application, game, storage } = await openApplication(options);
  let current: PackFile = opened.value;
  const changes: string[] = [];

  function Harness() {
    const [file, setFile] = useState(current);
    const onChange = (next: PackFile, description: string) => {
      current = next;
      changes.push(description);
      setFile(next);
    };
    return (
      <main>
        {list === undefined ? (
          <PartsEditor file={file} onChange={onChange} />
        ) : (
          <EntryEditor file={file} address={{ list, index }} onChange={onChange} />
        )}
      </main>
    );
  }
  const screen = await render(
    <ApplicationContext value={{ application, game }}>
      <BenchForm value={TakeAction}>
        <Harness />
      </BenchForm>
    </ApplicationContext>,
  );
  return { screen, game, storage, changes, json: () => current.json as Record<string, unknown> };
}
