import type { PackUpload } from '../../state/packs/upload-pack.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EntryNames } from './entry-names.tsx';
import styles from './management.module.css';

/** What a pack would add and override, before it is stored. */
export function PackPreview({ pack, overwrites, isEnabled, contributions }: PackUpload) {
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
    </Card>
  );
}
