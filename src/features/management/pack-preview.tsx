import type { Override } from '../../core/game-data/pack-upload.ts';
import type { PackUpload } from '../../state/packs/upload-pack.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './management.module.css';

const NAMES_SHOWN = 20;

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
              <Names what="new" entries={adds.map((name) => ({ name }))} />
              <Names what="overridden" entries={overrides} />
              <Names what="extended" entries={extended.map((name) => ({ name }))} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Names({ what, entries }: { what: string; entries: readonly Override[] }) {
  if (entries.length === 0) return null;
  const more = entries.length - NAMES_SHOWN;
  return (
    <p>
      {entries.length.toLocaleString('en-US')} {what}:{' '}
      {entries.slice(0, NAMES_SHOWN).map(({ name, by }, index) => (
        <span key={name}>
          {index > 0 ? ', ' : ''}
          <bdi>{name}</bdi>
          {by === undefined ? null : (
            <>
              {' '}
              by <bdi>{by}</bdi>
            </>
          )}
        </span>
      ))}
      {more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}
    </p>
  );
}
