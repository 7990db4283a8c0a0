/**
 * Loads the code that a start rarely needs: snapshots, restores, backups, removing, renaming, writing packs,
 * the quarantine's contents, measuring usage, rebuilding and explaining an outdated tab. Resolves to
 * undefined if it cannot be fetched; the caller then changes nothing and reports the failure.
 */
export const loadOnDemand = () => import('./on-demand-parts.ts').catch(() => undefined);
