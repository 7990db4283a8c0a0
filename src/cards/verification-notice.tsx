import { VERIFICATION_FAILED } from '../core/game-data/verify.ts';
import { Notice } from '../ui/feedback/notice.tsx';

/**
 * Says that the enabled packs fail verification, and by which constants; nothing where they pass.
 * Rule: docs/rules/game-data.md#verification.
 */
export function VerificationNotice({ failures }: { failures: readonly string[] }) {
  if (failures.length === 0) return null;
  return (
    <Notice kind="error" live="alert" title={VERIFICATION_FAILED}>
      These constants are 0 or given by no enabled pack: {failures.join(', ')}. No character can be loaded
      before a pack gives them.
    </Notice>
  );
}
