import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { NamedCoat } from '../../library/named-coat.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { characterScreen } from '../paths.ts';
import styles from './character-header.module.css';
import { CharacterLinks } from './character-links.tsx';
import { useBottomBar } from './use-bottom-bar.ts';

const [ArmsDialog] = onDemand(() => import('./arms-dialog.tsx').then((module) => module.ArmsDialog));

interface CharacterHeaderProps {
  name: string;
  /** Buttons of the screen. */
  actions?: ReactNode;
  /** The heading. */
  children: ReactNode;
}

/**
 * The coat of arms, the name and the heading of a screen of a character, and the links between its screens.
 * `CharacterFrame` stands in its place until it is there.
 */
export function CharacterHeader({ name, actions, children }: CharacterHeaderProps) {
  const isSheet = characterScreen(useLocation().pathname) === '';
  const [isChoosing, setChoosing] = useState(false);
  useBottomBar();
  return (
    <header className={styles.header}>
      <Tooltip text="Change Coat of Arms">
        <button
          type="button"
          className={styles.coat}
          aria-label="Change Coat of Arms"
          onClick={() => setChoosing(true)}
        >
          <NamedCoat name={name} size="medium" />
        </button>
      </Tooltip>
      <div className={styles.words}>
        {isSheet ? null : (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <h1 className={styles.title} tabIndex={-1}>
          {children}
        </h1>
      </div>
      {actions}
      <CharacterLinks name={name} />
      {isChoosing ? <ArmsDialog name={name} onClose={() => setChoosing(false)} /> : null}
    </header>
  );
}
