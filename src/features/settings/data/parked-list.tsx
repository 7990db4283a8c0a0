import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import type { StoredSheet } from '../../../core/character/sheet/sheet.ts';
import { isJsonObject } from '../../../core/lib/name-map.ts';
import { useCharacters } from '../../../state/use-shell.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import styles from './data.module.css';

/** Whether anything is parked with a stored character, which need not be of the current version. */
function hasParked({ json: { parked } }: StoredSheet): boolean {
  return isJsonObject(parked) && Object.values(parked).some((each) => Object.keys(each ?? {}).length > 0);
}

/**
 * The characters with parked belongings, each with the way to these.
 * Rule: docs/rules/loading-and-upgrade.md#parked-page.
 */
export function ParkedList() {
  const characters = useCharacters().filter(({ value }) => hasParked(value));
  return (
    <div className={styles.block}>
      <h3>Parked belongings</h3>
      {characters.length === 0 ? (
        <p className={styles.quiet}>
          None. What a missing or changed pack takes off a character is parked, not deleted.
        </p>
      ) : (
        <ul className={styles.rows} aria-label="Characters with parked belongings">
          {characters.map(({ key, name }) => (
            <li key={key} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>
                  <bdi>{name}</bdi>
                </p>
              </div>
              <LinkButton aria-label={`Parked with ${name}`} render={<Link to={paths.parked(name)} />}>
                Show
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
