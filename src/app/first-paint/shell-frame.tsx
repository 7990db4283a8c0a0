import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import { useShell } from '../../state/use-shell.ts';
import { useBottomBar } from '../load-character/use-bottom-bar.ts';

/**
 * What the page showed of a character before the app started, now with what is stored: it stands in for the character's
 * screens until they are there. Nothing while the sources are served.
 */
export function ShellFrame({ character: { name, json } }: { character: StoredSheet }) {
  const { storage } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useBottomBar();
  useLayoutEffect(() => {
    const frame = window.early?.frame(name, json, storage.remembered.read('barWords'), pathname);
    // Its links are not React's.
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { pathname: goal } = event.currentTarget as HTMLAnchorElement;
      void navigate(`/${goal.slice(import.meta.env.BASE_URL.length)}`);
    };
    for (const link of frame?.querySelectorAll('a') ?? []) link.addEventListener('click', follow);
    place.current?.replaceChildren(frame ?? '');
  }, [name, json, storage, pathname, navigate]);
  return <div ref={place} />;
}
