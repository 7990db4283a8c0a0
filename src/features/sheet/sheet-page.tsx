import { LayoutGrid, RotateCcw } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { resetLayouts } from '../../core/character/layouts.ts';
import { RestButton } from '../../library/play/rest-button.tsx';
import { changeSheet } from '../../state/characters/character-document.ts';
import { lastStep, offerUndo } from '../../state/offer-undo.ts';
import { useCharacter, useGame, useGameDataState } from '../../state/use-game.ts';
import { useSettings } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useRovingFocus } from '../../ui/layout/use-roving-focus.ts';
import { FirstSteps } from './first-steps.tsx';
import { SheetGrid } from './grid/sheet-grid.tsx';
import styles from './sheet-page.module.css';

/** The sheet of the loaded character, editable in place. */
export function SheetPage() {
  const name = useCharacter((character) => character?.sheet.name);
  return name === undefined ? null : <Sheet name={name} />;
}

/**
 * The minimum width of a column inside a tile, `--tile-size`. At Tile Size 1 a tile breaks its content into
 * many narrow columns, at 8 into few wide ones.
 */
function tileSize(flexSize: number): CSSProperties {
  return { '--tile-size': `${5 + 2.5 * flexSize}rem` } as CSSProperties;
}

function Sheet({ name }: { name: string }) {
  const { loaded, notices } = useGame();
  const { gameData } = useGameDataState();
  const { flexSize } = useSettings();
  const [isArranging, setArranging] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  useRovingFocus(foot);
  const reset = () => {
    const message = 'The tiles are back in their places.';
    const { kind } = loaded.apply('Reset Grid Layout', ({ sheet }) =>
      changeSheet(sheet, resetLayouts(sheet)),
    );
    if (kind === 'changed') offerUndo(notices, message, lastStep(loaded));
    else if (kind === 'unchanged') notices.success(message);
  };
  return (
    <Page
      title="Sheet"
      owner={name}
      heading={<bdi>{name}</bdi>}
      actions={<RestButton gameData={gameData} />}
      width="full"
    >
      <div className={styles.sheet} style={tileSize(flexSize)}>
        <FirstSteps key={name} name={name} />
        <SheetGrid isArranging={isArranging} />
        <div className={styles.foot}>
          <p className={styles.keys}>Tab goes from tile to tile; arrow keys move within one.</p>
          <div ref={foot} className={styles.acts} data-roving role="toolbar" aria-label="Layout">
            <Button
              kind="quiet"
              icon={<LayoutGrid />}
              aria-pressed={isArranging}
              onClick={() => setArranging(!isArranging)}
            >
              Arrange Tiles
            </Button>
            <Button kind="quiet" icon={<RotateCcw />} onClick={reset}>
              Reset Grid Layout
            </Button>
          </div>
        </div>
      </div>
    </Page>
  );
}
