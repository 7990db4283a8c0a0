import { useEffect, useRef, useState } from 'react';

interface FoundStatusProps {
  /** The results of the search: a new array whenever the search changes. */
  found: readonly unknown[];
  /** The number of all entries. */
  total: number;
}

/** The delay before the number is announced, so that typing on is not interrupted. */
const QUIET_MS = 600;

/**
 * Announces the number of results once the search is stable, but not for the search that the page opens with.
 */
export function FoundStatus({ found, total }: FoundStatusProps) {
  const before = useRef(found);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (before.current === found) return;
    before.current = found;
    const timer = setTimeout(() => setAnnounced(`${found.length} of ${total} found`), QUIET_MS);
    return () => {
      clearTimeout(timer);
      // Emptied, so that the same number is announced again after another search.
      setAnnounced('');
    };
  }, [found, total]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
