import { PackageCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { WorkshopPack } from '../../core/game-data/editing/workshop-pack.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';

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
    <IconButton
      label={`Use ${pack.name} in this browser`}
      icon={<PackageCheck aria-hidden="true" />}
      onClick={() => use(pack)}
    />
  );
}
