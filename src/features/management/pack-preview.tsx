import { EntryNames } from '../../cards/pack-diff/entry-names.tsx';
import { VersionChanges } from '../../cards/pack-diff/version-changes.tsx';
import type { PackUpload } from '../../state/packs/upload-pack.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Collapsible } from '../../ui/layout/collapsible.tsx';
import styles from './management.module.css';

/** What a pack would add and override, before it is stored. */
export function PackPreview({ pack, overwrites, isEnabled, contributions, changes }: PackUpload) {
  return (
    <Card
      level={2}
      title={<bdi>{pack.name}</bdi>}
      meta={`Version ${pack.version}${overwrites === undefined ? '' : `, in place of version ${overwrites}`}`}
    >
      {isEnabled ? <p>It is enabled: this version takes effect as soon as it is stored.</p> : null}
      {contributions.length === 0 ? <p>This pack adds nothing.</p> : null}
      <dl className={styles.contributions}>
        {contributions.map(({ label, adds, overrides, extends: extended }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <EntryNames what="new" entries={adds.map((name) => ({ name }))} />
              <EntryNames what="overridden" entries={overrides} />
              <EntryNames what="extended" entries={extended.map((name) => ({ name }))} />
            </dd>
          </div>
        ))}
      </dl>
      {overwrites === undefined ? null : (
        <Collapsible title={`Changes since version ${overwrites}`} level={3}>
          {changes.length === 0 ? <p>Nothing differs.</p> : <VersionChanges changes={changes} />}
        </Collapsible>
      )}
    </Card>
  );
}
