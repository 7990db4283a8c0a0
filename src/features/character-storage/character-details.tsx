import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import styles from './character-details.module.css';

/** The summary of a stored character on its card. */
export function CharacterDetails({ sheet: { json, packInfo } }: { sheet: StoredSheet }) {
  return (
    <>
      <dl className={styles.figures}>
        <Figure label="Health" value={json.health} />
        <Figure label="Potential" value={json.potential} />
      </dl>
      <p className={styles.packs}>
        {packInfo.map(([pack, version], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name a pack twice, and the list never reorders
          <span key={index}>
            {index > 0 ? ', ' : ''}
            <bdi>{pack}</bdi> {version}
          </span>
        ))}
        {packInfo.length === 0 ? 'No game data named' : null}
      </p>
    </>
  );
}

/** A number of the stored sheet; an old or foreign sheet may not have it. */
function Figure({ label, value }: { label: string; value: unknown }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{typeof value === 'number' ? value : '–'}</dd>
    </div>
  );
}
