import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The code with which a screen was opened. It moves from the address to the entry of the history, which
 * outlives a reload.
 * @param path of the screen
 */
export function useAddressCode(path: string) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const show = (code: string | undefined) => void navigate(path, { replace: true, state: { code } });
  useEffect(() => {
    if (hash.length > 1) void navigate(path, { replace: true, state: { code: hash.slice(1) } });
  }, [hash, navigate, path]);
  const kept: unknown = state?.code;
  return {
    code: typeof kept === 'string' ? kept : undefined,
    take: show,
    clear: () => show(undefined),
  };
}
