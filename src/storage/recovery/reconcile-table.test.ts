import { describe, expect, it } from 'vitest';
import type { StoredRecord } from '../records/record.ts';
import { live, reconcileAria } from '../testing/reconcile-aria.ts';
import type { Plan } from './reconcile.ts';
import type { Situation } from './reconcile-table.ts';

describe('each situation', () => {
  /**
   * The plan for a primary at rev 5 and a mirror at rev 7, unless the situation states how their revs
   * compare.
   */
  const EXPECTED: Readonly<Record<Situation, string>> = {
    'primary absent, mirror absent': 'keep nothing, write nothing',
    'primary absent, mirror unreadable': 'keep nothing, write nothing, quarantine mirror',
    'primary absent, mirror newer': 'keep nothing, write nothing, stop saving',
    'primary absent, mirror removed': 'keep tombstone 7, write primary, clear mirror',
    'primary absent, mirror live': 'keep mirror 7, write primary, tell restored',

    'primary unreadable, mirror absent': 'keep nothing, write nothing, quarantine primary',
    'primary unreadable, mirror unreadable': 'keep nothing, write nothing, quarantine primary and mirror',
    'primary unreadable, mirror newer': 'keep nothing, write nothing, quarantine primary, stop saving',
    'primary unreadable, mirror removed': 'keep nothing, write nothing, quarantine primary',
    'primary unreadable, mirror live':
      'keep mirror 8, write primary, write mirror, quarantine primary, tell restored',

    'primary newer, mirror absent': 'keep nothing, write nothing, stop saving',
    'primary newer, mirror unreadable': 'keep nothing, write nothing, quarantine mirror, stop saving',
    'primary newer, mirror newer': 'keep nothing, write nothing, stop saving',
    'primary newer, mirror removed': 'keep nothing, write nothing, stop saving',
    'primary newer, mirror live': 'keep mirror 7, write nothing, stop saving',

    'primary removed, mirror absent': 'keep tombstone 5, write nothing',
    'primary removed, mirror unreadable': 'keep tombstone 5, clear mirror, quarantine mirror',
    'primary removed, mirror newer': 'keep tombstone 5, write nothing, stop saving',
    'primary removed, mirror removed: same rev': 'keep tombstone 5, clear mirror',
    'primary removed, mirror removed: same data, lower rev': 'keep tombstone 5, clear mirror',
    'primary removed, mirror removed: same data, higher rev': 'keep tombstone 7, write primary, clear mirror',
    'primary removed, mirror live: descends': 'keep mirror 7, write primary, write mirror',
    'primary removed, mirror live: older': 'keep tombstone 5, clear mirror',
    'primary removed, mirror live: newer': 'keep mirror 7, write primary, tell restored',
    'primary removed, mirror live: neither descends': 'keep mirror 6, write primary, write mirror',

    'primary live, mirror absent': 'keep primary 5, write mirror, tell rebuilt',
    'primary live, mirror unreadable': 'keep primary 5, write mirror, quarantine mirror',
    'primary live, mirror newer': 'keep primary 5, write nothing, stop saving',
    'primary live, mirror removed: descends': 'keep tombstone 7, snapshot, write primary, clear mirror',
    'primary live, mirror removed: older': 'keep primary 5, write mirror',
    'primary live, mirror removed: newer': 'keep tombstone 7, snapshot, write primary, clear mirror',
    'primary live, mirror removed: neither descends': 'keep primary 6, snapshot, write primary, write mirror',
    'primary live, mirror live: same rev': 'keep primary 5, write nothing',
    'primary live, mirror live: same data, lower rev': 'keep primary 5, write mirror',
    'primary live, mirror live: same data, higher rev': 'keep primary 7, snapshot, write primary',
    'primary live, mirror live: descends': 'keep mirror 7, snapshot, write primary, write mirror',
    'primary live, mirror live: older': 'keep primary 5, write mirror',
    'primary live, mirror live: newer': 'keep mirror 7, snapshot, write primary, tell restored',
    'primary live, mirror live: neither descends':
      'keep primary 6, snapshot, write primary, write mirror, keep mirror as Aria (recovered)',
  };

  const RELATIONS: Readonly<Record<string, Partial<StoredRecord>>> = {
    'same rev': { rev: 5 },
    'same data, lower rev': { rev: 3 },
    'same data, higher rev': { rev: 7 },
    descends: { rev: 7, detached: { base: 5 } },
    older: { rev: 3 },
    newer: { rev: 7 },
    'neither descends': { rev: 5 },
  };

  function recordIn(state: string | undefined, rev: number, notes: string): StoredRecord | undefined {
    switch (state) {
      case 'absent':
        return undefined;
      case 'unreadable':
        return { ...live(rev, notes), data: 'garbage' };
      case 'newer':
        return { ...live(rev, notes), schema: 2 };
      case 'removed':
        return { ...live(rev, notes), data: null };
      default:
        return live(rev, notes);
    }
  }

  function sentenceOf(plan: Plan): string {
    const kept = plan.records.get('aria')?.record;
    const notes = kept?.data ? JSON.parse(kept.data).notes : 'tombstone';
    const primaryWrite = plan.primaryWrites.find(({ key }) => key === 'aria');
    const mirrorWrite = plan.mirrorWrites.find(({ key }) => key === 'aria');
    const quarantined = plan.quarantined.map(({ from }) => (from === 'indexedDB' ? 'primary' : 'mirror'));
    const parts: readonly [boolean, string][] = [
      [kept !== undefined, `keep ${notes} ${kept?.rev}`],
      [kept === undefined, 'keep nothing'],
      [plan.needsSnapshot, 'snapshot'],
      [primaryWrite !== undefined, 'write primary'],
      [mirrorWrite?.record !== undefined, 'write mirror'],
      [mirrorWrite !== undefined && mirrorWrite.record === undefined, 'clear mirror'],
      [!primaryWrite && !mirrorWrite, 'write nothing'],
      [quarantined.length > 0, `quarantine ${quarantined.join(' and ')}`],
      [plan.keptBoth.length > 0, `keep mirror as ${plan.keptBoth.at(0)?.keptAs}`],
      [plan.restored.length > 0, 'tell restored'],
      [plan.rebuilt.length > 0, 'tell rebuilt'],
      [plan.newer, 'stop saving'],
    ];
    return parts
      .filter(([isSo]) => isSo)
      .map(([, part]) => part)
      .join(', ');
  }

  it.each(Object.entries(EXPECTED))('%s: %s', (situation, expected) => {
    const [, primaryState, mirrorState, relation] =
      /^primary (\w+), mirror (\w+)(?:: (.+))?$/.exec(situation) ?? [];
    const isSame = relation?.startsWith('same');
    const primary = recordIn(primaryState, 5, 'primary');
    const mirror = recordIn(mirrorState, 7, isSame ? 'primary' : 'mirror');
    const related = mirror && { ...mirror, ...RELATIONS[relation ?? ''] };
    expect(sentenceOf(reconcileAria(primary, related))).toBe(expected);
  });
});
