import { describe, expect, it } from 'vitest';
import type { Session } from '../../platform/session.ts';
import { type Combat, createCombat } from './combat-session.ts';
import { restoreCombat, saveCombat } from './persisted-combat.ts';

/** What is taken after a reload of the page that had this fight; `spoil` alters what was kept. */
function afterReload(fight: Combat, spoil: (kept: unknown) => unknown = (kept) => kept) {
  let give = (): unknown => undefined;
  const session: Session = {
    restore: () => spoil(JSON.parse(JSON.stringify(give() ?? null))),
    save: (_name, giving) => {
      give = giving;
    },
  };
  saveCombat(session, () => fight);
  return restoreCombat(session);
}

const draft = {
  action: 'Strike',
  inputs: { skill: 'Blades', statusEffect: { name: 'Burning', level: 2 } },
  maneuvers: [{ name: 'Ante', inputs: { numeric: 2 } }],
};
const roll = {
  id: 4,
  notation: '2d6',
  action: 'Strike',
  round: 1,
  phase: 'Phase 1',
  draft,
  roll: { dice: [1, 6], total: 7 },
};
const upkeeps = [{ round: 2, changes: [{ name: 'Burning', before: 2, after: 1 }] }];
const fought: Combat = {
  ...createCombat().getState(),
  owner: 'Aria',
  tab: 'actions',
  draft,
  rolls: [roll],
  upkeeps,
};

describe('a fight over a reload', () => {
  it('keeps what was drafted, what was rolled, and what upkeep did', () => {
    expect(afterReload(fought)).toEqual({
      owner: 'Aria',
      draft,
      upkeeps,
      rolls: [{ ...roll, draft: undefined }],
    });
  });

  it('keeps nothing where nothing was', () => {
    expect(afterReload({ ...fought, draft: undefined, rolls: [], upkeeps: [] })).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['another shape', { owner: 'Aria', draft: { action: 3 }, rolls: [], upkeeps: [] }],
    ['numbers that are none', { owner: 'Aria', rolls: [{ ...roll, round: null }], upkeeps: [] }],
  ])('takes %s for none', (_what, kept) => {
    expect(afterReload(fought, () => kept)).toBeUndefined();
  });
});
