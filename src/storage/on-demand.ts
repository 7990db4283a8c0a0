/**
 * Fetches the code that no start needs, or seldom: snapshots, restores, backups, removing, renaming,
 * writing packs, the quarantine's contents, measuring usage, rebuilding and what to say of a newer version.
 * Resolves to undefined where it cannot be fetched; the caller then changes nothing and reports the failure.
 */
export const loadOnDemand = () => import('./on-demand-parts.ts').catch(() => undefined);
