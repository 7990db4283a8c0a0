import { useEffect, useRef, useState } from 'react';

interface FoundStatusProps {
  /** What a search found: a new list whenever the search has changed. */
  found: readonly unknown[];
  /** How many there are to be found. */
  total: number;
}

/** So long nothing changes before it is said, so that what is typed on is not talked over. */
const QUIET_MS = 600;

/** Says how many a search found, once it stands; not what the page shows when it opens. */
export function FoundStatus({ found, total }: FoundStatusProps) {
  const before = useRef(found);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (before.current === found) return;
    before.current = found;
    const timer = setTimeout(() => setSaid(`${found.length} of ${total} found`), QUIET_MS);
    return () => {
      clearTimeout(timer);
      // Emptied, so that the same number is said again after another search.
      setSaid('');
    };
  }, [found, total]);

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
