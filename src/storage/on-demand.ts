/**
 * Fetches the code that takes snapshots, restores and makes backups: seldom does a start need it. Resolves to undefined
 * where it cannot be fetched; the caller then changes nothing and reports the failure.
 */
export const loadOnDemand = () => import('./on-demand-parts.ts').catch(() => undefined);
