import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import styles from './management.module.css';

/** Where further packs come from, while there are only standard ones. */
export function MorePacks() {
  return (
    <section className={styles.more} aria-labelledby="more-packs">
      <h2 id="more-packs">House rules, or another game?</h2>
      <p className={styles.quiet}>Upload a pack that someone made, or write one of your own.</p>
      <div className={styles.choose}>
        <LinkButton render={<Link to={paths.management('upload')} />}>Upload a pack</LinkButton>
        <LinkButton render={<Link to={paths.workshop} />}>Write a pack</LinkButton>
      </div>
    </section>
  );
}
