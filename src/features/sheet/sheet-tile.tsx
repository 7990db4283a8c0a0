import { GripVertical } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { IconLink } from '../../ui/buttons/icon-link.tsx';
import { Tile } from '../../ui/layout/tile.tsx';
import { tileOf } from './tiles/index.tsx';
import { useSheet } from './use-sheet.ts';

interface SheetTileProps {
  tile: string;
  isMoving: boolean;
  onMove: () => void;
}

/** A tile with its title, its links, and the button that moves or resizes it. */
export function SheetTile({ tile, isMoving, onMove }: SheetTileProps) {
  const name = useSheet(({ sheet }) => sheet.name);
  const { title, tone, isFigure, content, links = [] } = tileOf(tile);
  return (
    <Tile
      title={title}
      tone={tone}
      isHandle
      align={isFigure ? 'middle' : 'start'}
      action={
        <>
          {links.map(({ label, icon, to }) => (
            <IconLink key={label} label={label} icon={icon} render={<Link to={to(name)} />} />
          ))}
          <IconButton
            label="Move or resize"
            icon={<GripVertical aria-hidden="true" />}
            aria-pressed={isMoving}
            onClick={onMove}
          />
        </>
      }
    >
      {content}
    </Tile>
  );
}
