import { GripVertical } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { IconLink } from '../../ui/buttons/icon-link.tsx';
import { Tile } from '../../ui/layout/tile.tsx';
import styles from './sheet-tile.module.css';
import { tileOf } from './tiles/index.tsx';
import { useSheet } from './use-sheet.ts';
import { useTileTitle } from './use-tile-title.ts';

interface SheetTileProps {
  tile: string;
  /** Its content rests while the tiles are arranged. */
  isArranging: boolean;
  isMoving: boolean;
  onMove: () => void;
}

/** A tile with its title, its links, and the button that moves or resizes it. */
export function SheetTile({ tile, isArranging, isMoving, onMove }: SheetTileProps) {
  const name = useSheet(({ sheet }) => sheet.name);
  const title = useTileTitle()(tile);
  const { tone, isFigure, isDense, content, aside, links = [] } = tileOf(tile);
  return (
    <div className={styles.frame} data-arranging={isArranging || undefined} data-dense={isDense || undefined}>
      <Tile
        title={title}
        tone={tone}
        isHandle
        dense={isDense}
        inert={isArranging}
        align={isFigure ? 'middle' : 'start'}
        action={
          <>
            {aside ? <span className={styles.aside}>{aside}</span> : null}
            {links.map(({ label, icon, to }) => (
              <IconLink key={label} label={label} icon={icon} render={<Link to={to(name)} />} />
            ))}
            <span className={styles.grip}>
              <IconButton
                label="Move or resize"
                icon={<GripVertical aria-hidden="true" />}
                aria-pressed={isMoving}
                data-no-stop={isArranging ? undefined : true}
                onClick={onMove}
              />
            </span>
          </>
        }
      >
        {content}
      </Tile>
    </div>
  );
}
