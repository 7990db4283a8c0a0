import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { WorkshopPack } from '../../core/game-data/editing/workshop-pack.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './workshop.module.css';

/** Hands a pack over to the upload of Game Data Management, which shows what it changes and stores it. */
export function useUsePack(): (pack: Pick<WorkshopPack, 'name' | 'text'>) => void {
  const navigate = useNavigate();
  return ({ name, text }) =>
    void navigate(paths.management('upload'), { state: { packText: text, workshopPack: name } });
}

/** Uses a pack in this browser. Rule: docs/rules/workshop.md#using-a-pack. */
export function UsePackButton({ pack }: { pack: WorkshopPack }) {
  const use = useUsePack();
  return (
    <Button onClick={() => use(pack)}>
      Use <span className="visually-hidden">{pack.name} </span>
      <span className={styles.fully}>in this browser</span>
    </Button>
  );
}
