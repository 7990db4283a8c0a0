import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface FoundStatusProps {
  /** What is searched for: another value whenever the search changes. */
  search: unknown;
  /** How many entries it finds. */
  found: number;
  /** The number of all entries. */
  total: number;
}

/** The delay before the number is announced, so that typing on is not interrupted. */
const QUIET_MS = 600;

/**
 * Announces the number of results once the search is stable, but not for the search that the page opens with.
 */
export function FoundStatus({ search, found, total }: FoundStatusProps) {
  const before = useRef(search);
  const [announced, setAnnounced] = useState('');
  const announce = useEffectEvent(() => setAnnounced(`${found} of ${total} found`));

  useEffect(() => {
    if (before.current === search) return;
    before.current = search;
    const timer = setTimeout(() => announce(), QUIET_MS);
    return () => {
      clearTimeout(timer);
      // Emptied, so that the same number is announced again after another search.
      setAnnounced('');
    };
  }, [search]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
