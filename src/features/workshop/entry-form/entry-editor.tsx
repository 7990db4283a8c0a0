import { useContext, useDeferredValue } from 'react';
import { Terms } from '../../../cards/terms/terms.tsx';
import { readEntry } from '../../../core/game-data/editing/draft-pack.ts';
import { type EntryAddress, entryAt, nameField } from '../../../core/game-data/editing/entries.ts';
import { eitherOption, type FieldForm } from '../../../core/game-data/editing/forms/form.ts';
import { listForm } from '../../../core/game-data/editing/forms/list-form.ts';
import { isLargePack } from '../../../core/game-data/editing/overview.ts';
import type { PackFile } from '../../../core/game-data/editing/pack-file.ts';
import { packEntryName } from '../../../core/game-data/entry-place.ts';
import type { Action } from '../../../core/game-data/pack.ts';
import { StandIn } from '../../../ui/feedback/stand-in.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { BenchForm } from './bench/bench-form.ts';
import { EntryCard } from './entry-card.tsx';
import styles from './entry-editor.module.css';
import { EntryName } from './entry-name.tsx';
import { FindingsBeside } from './fields/findings-beside.tsx';
import { FieldParts, ValueField } from './fields/value-field.tsx';
import { FindingsStatus } from './findings-status.tsx';
import { EditorContext, type Keys, LiveContext } from './session/editor-session.ts';
import { nodeSentence } from './session/node-sentence.ts';
import { useEditorSession } from './session/use-editor-session.ts';

/** Fetched for actions and maneuvers alone. */
const [Bench] = onDemand(() => import('./bench/bench.tsx').then((module) => module.Bench));

export interface EntryEditorProps {
  file: PackFile;
  address: EntryAddress;
  /** Whether characters may own the entry under its name: a new name then goes into `formerly`. */
  isReleased?: boolean | undefined;
  /** Called with the file after one change, and what the change was: `Change the cost of Ladle`. */
  onChange: (file: PackFile, description: string) => void;
}

/**
 * The form of an entry of a pack, what the checker finds in it, and its card. It stores nothing.
 * Rule: docs/rules/game-data.md#forms-of-entries.
 */
export function EntryEditor({ file, address, isReleased = false, onChange }: EntryEditorProps) {
  const { list, index } = address;
  const entry = entryAt(file.json, address);
  const name = packEntryName(entry) ?? `the ${list.one}`;
  const keys = [...list.keys, index];
  // The card follows once the field shows what was typed.
  const shown = useDeferredValue(entry);
  const benchForm = useContext(BenchForm);
  const read = readEntry(list, entry);
  const { session, live, findings } = useEditorSession({
    file,
    name,
    at: keys,
    onChange,
    sentence: (place, glossary) =>
      nodeSentence(list, read as Action | undefined, place.slice(keys.length), glossary),
  });
  const { gameData, isRead } = live;
  const form = listForm(list);
  const found = findings.last(keys);
  // What the first check finds would push the fields down. That of a large pack takes long.
  if (findings.status === 'checking' && !isLargePack(file.json)) return <StandIn />;
  return (
    <EditorContext value={session}>
      <LiveContext value={live}>
        <Terms gameData={gameData}>
          <div className={styles.editor}>
            <section className={styles.form} aria-label={`Form of ${name}`}>
              <FindingsStatus
                findings={findings}
                found={found}
                isBelow={live.findings(keys).length === found.length}
              />
              <FindingsBeside keys={keys} />
              <EntryName address={address} isReleased={isReleased} />
              <EntryParts form={form} value={entry} keys={keys} skip={nameField(list)} />
            </section>
            <aside className={styles.aside} aria-label={`Card of ${name}`}>
              <div>
                <h2 className={styles.preview}>Preview</h2>
                <EntryCard list={list} entry={shown} gameData={gameData} />
              </div>
              {benchForm && read && isRead && list.keys[0] === 'actions' ? (
                <Bench
                  entry={{ kind: list.id === 'actions' ? 'action' : 'maneuver', name }}
                  gameData={gameData}
                  form={benchForm}
                />
              ) : null}
            </aside>
          </div>
        </Terms>
      </LiveContext>
    </EditorContext>
  );
}

interface EntryPartsProps {
  form: FieldForm;
  value: unknown;
  keys: Keys;
  skip: string | undefined;
}

function EntryParts({ form, value, keys, skip }: EntryPartsProps) {
  const shape = form.form === 'either' ? eitherOption(form, value) : form;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject && (shape?.form === 'group' || shape?.form === 'variant')) {
    return <FieldParts form={shape} value={value} keys={keys} skip={skip} />;
  }
  return <ValueField form={form} value={value} keys={keys} label="Entry" help="" isRequired />;
}
