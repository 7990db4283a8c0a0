import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './no-items.module.css';

/** An empty inventory, and the way to fill it. */
export function NoItems() {
  const name = useSheet(({ sheet }) => sheet.name);
  return (
    <div className={styles.empty}>
      <p>No items yet.</p>
      <LinkButton icon={<Plus />} render={<Link to={paths.items(name, 'add')} />}>
        Choose Items
      </LinkButton>
    </div>
  );
}
