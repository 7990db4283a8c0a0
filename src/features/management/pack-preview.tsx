import type { PackUpload } from '../../state/upload-pack.ts';
import { Card } from '../../ui/card.tsx';
import styles from './management.module.css';

const NAMES_SHOWN = 20;

/** What a pack would bring, before it is stored. */
export function PackPreview({ pack, overwrites, isInForce, contributions }: PackUpload) {
  return (
    <Card
      level={2}
      title={<bdi>{pack.name}</bdi>}
      meta={`Version ${pack.version}${overwrites === undefined ? '' : `, in place of version ${overwrites}`}`}
    >
      {isInForce ? <p>It is in force: this version takes effect as soon as it is stored.</p> : null}
      {contributions.length === 0 ? <p>This pack adds nothing.</p> : null}
      <dl className={styles.contributions}>
        {contributions.map(({ label, adds, overrides }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Names what="new" names={adds} />
              <Names what="overridden" names={overrides} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Names({ what, names }: { what: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      {names.length.toLocaleString('en-US')} {what}:{' '}
      {names.slice(0, NAMES_SHOWN).map((name, index) => (
        <span key={name}>
          {index > 0 ? ', ' : ''}
          <bdi>{name}</bdi>
        </span>
      ))}
      {names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : ''}
    </p>
  );
}
