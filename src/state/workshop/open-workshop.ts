import type { Game } from '../game.ts';
import { createWriteGuard } from '../write-guard.ts';
import type { Workshop } from './workshop.ts';

/** The workshop, whose code is fetched with its first screen. Rejects if it cannot be fetched. */
export async function openWorkshop({ workshop, storage, notices }: Game): Promise<Workshop> {
  const { createWorkshop } = await import('./workshop.ts');
  const opened = workshop.getState() ?? createWorkshop(storage.workshop, createWriteGuard(storage, notices));
  workshop.setState(opened, true);
  return opened;
}
