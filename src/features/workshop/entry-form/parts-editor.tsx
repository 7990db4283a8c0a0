import { Terms } from '../../../cards/terms/terms.tsx';
import { WordingText } from '../../../cards/wording-text.tsx';
import { Wordings } from '../../../cards/wordings.tsx';
import { PACK_PARTS, type PackPart } from '../../../core/game-data/editing/forms/pack-parts.ts';
import { valueAt } from '../../../core/game-data/editing/json-edit.ts';
import { type PackFile, packFileName } from '../../../core/game-data/editing/pack-file.ts';
import { isJsonObject } from '../../../core/lib/name-map.ts';
import { Collapsible } from '../../../ui/layout/collapsible.tsx';
import styles from './entry-editor.module.css';
import { FindingsBeside } from './fields/findings-beside.tsx';
import { ValueField } from './fields/value-field.tsx';
import { EditorContext, LiveContext, useLive } from './session/editor-session.ts';
import { partSentences } from './session/node-sentence.ts';
import { partPreview } from './session/part-preview.ts';
import { useEditorSession } from './session/use-editor-session.ts';

interface PartsEditorProps {
  file: PackFile;
  /** Called with the file after one change, and what the change was. */
  onChange: (file: PackFile, description: string) => void;
}

/**
 * The forms of everything in a pack that is no list of entries: constants, breakpoints, groups, defaults, and the
 * single parts of `play`. It stores nothing.
 * Rule: docs/rules/game-data.md#forms-of-entries.
 */
export function PartsEditor({ file, onChange }: PartsEditorProps) {
  const name = packFileName(file) || 'the pack';
  const { session, live, findings } = useEditorSession({
    file,
    name,
    at: [],
    onChange,
    sentence: () => undefined,
  });
  return (
    <EditorContext value={session}>
      <LiveContext value={live}>
        <Terms gameData={live.gameData}>
          <div className={styles.parts}>
            {PACK_PARTS.map((part) => {
              const count = findings.last(part.keys).length;
              const preview = partPreview(part, live.json, live.gameData.glossary);
              return (
                <Collapsible
                  key={part.keys.join()}
                  title={
                    preview === undefined ? <span className={styles.none}>{part.label}</span> : part.label
                  }
                  level={2}
                  isTerse
                  meta={count === 0 ? undefined : count === 1 ? '1 finding' : `${count} findings`}
                  preview={
                    preview === undefined ? (
                      <span className={styles.empty}>
                        <span className="visually-hidden">Empty. </span>
                        {openingOf(part.help)}
                      </span>
                    ) : (
                      <span className={styles.filled}>
                        <WordingText wording={preview} />
                      </span>
                    )
                  }
                >
                  <PartForm part={part} />
                </Collapsible>
              );
            })}
          </div>
        </Terms>
      </LiveContext>
    </EditorContext>
  );
}

/** What a part is for, without what its form says more of it. */
const openingOf = (help: string): string => `${help.replace(/[:,.].*$/su, '')}.`;

function PartForm({ part: { keys, label, help, form } }: { part: PackPart }) {
  const { json, gameData } = useLive();
  const [parent, field] = keys;
  const value = valueAt(json, keys);
  const container = field === undefined ? undefined : valueAt(json, [parent ?? '']);
  if (container !== undefined && !isJsonObject(container)) {
    return <FindingsBeside keys={keys.slice(0, 1)} />;
  }
  const sentences =
    parent === 'play' && value !== undefined ? partSentences(field ?? '', value, gameData.glossary) : [];
  return (
    <div className={styles.part}>
      {sentences.length === 0 ? null : (
        <p>
          <Wordings wordings={sentences} />
        </p>
      )}
      <ValueField
        form={form}
        value={value}
        keys={keys}
        label={label}
        help={help}
        isRequired={parent !== 'play'}
      />
    </div>
  );
}
