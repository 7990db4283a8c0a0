import type { QuarantinedRecord } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { namesOfQuarantined, type Plans } from './reconcile.ts';

/**
 * Adds notices about restored, duplicated and quarantined records. `wasMirrorEmpty`: localStorage had no
 * records.
 */
export function noteStart(
  context: StorageContext,
  plans: Plans,
  quarantined: readonly QuarantinedRecord[],
  wasMirrorEmpty: boolean,
): void {
  const { status, mirror } = context;
  const all = Object.values(plans);
  const restored = all.flatMap((plan) => plan.restored);
  const keptBoth = all.flatMap((plan) => plan.keptBoth);
  const hasRebuilt = all.some((plan) => plan.rebuilt.length > 0);
  if (restored.length > 0) {
    status.notice(
      'restored',
      'Your browser had lost the latest version of these. They were restored from their second copy.',
      restored,
    );
  }
  if (wasMirrorEmpty && hasRebuilt && mirror.state() === 'on') {
    status.notice(
      'restored',
      'The second copy of your data was empty. It was written again from the first.',
      [],
    );
  }
  if (keptBoth.length > 0) {
    status.notice(
      'kept-both',
      'Two different versions were found. Both were kept, the second under the name here.',
      keptBoth.map(({ keptAs }) => keptAs),
    );
  }
  if (quarantined.length > 0) {
    status.notice(
      'quarantined',
      'What is stored under these names could not be read. It was quarantined untouched: Settings lists it, with a download.',
      namesOfQuarantined(quarantined),
    );
  }
}
