import { PartsEditor } from './entry-form/parts-editor.tsx';
import type { OpenPack } from './pack-gate.tsx';
import { usePackChange } from './use-pack-change.ts';

/** What a pack holds besides its entries: constants, breakpoints, groups, defaults, the single parts of `play`. */
export function PartsTab({ pack }: OpenPack) {
  return <PartsEditor file={pack} onChange={usePackChange()} />;
}
