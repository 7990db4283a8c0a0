import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createEncounter } from '../../core/encounter/create.ts';
import { moveGroup } from '../../core/encounter/edit.ts';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { addMembers, changeMember } from '../../core/encounter/members.ts';
import { beginNextEncounterRound } from '../../core/encounter/rounds.ts';
import { aPackJson, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { STANDARD_PLAY } from '../../testing/play.ts';
import { renderApp } from '../../testing/render-app.tsx';

const group = (name: string) => ({ name, maximumHealth: 12, maximumEnergy: 4, maximumAP: 3 });

/** Every second member has acted, so that they come last. */
const halfActed = (encounter: Encounter): Encounter => ({
  ...encounter,
  members: encounter.members.map((member) => ({ ...member, hasActed: member.id % 2 === 1 })),
});

/** Members in threes: of each, one has a status effect. */
const afflicted = (encounter: Encounter): Encounter => ({
  ...encounter,
  members: encounter.members.map((member) =>
    member.id % 3 === 0 ? { ...member, statusEffects: new Map([['Burning', 2]]) } : member,
  ),
});

/** The page of a running encounter with 200 goblins and 100 wolves. */
async function openSiege(change = halfActed) {
  const siege = addMembers(
    addMembers(createEncounter('Siege', [group('Goblins'), group('Wolves')]), 0, 200),
    1,
    100,
  );
  const { screen } = await renderApp({
    url: '/gm/encounter/encounter',
    prepare: async ({ storage, encounters }) => {
      await storage.encounters.create(change(beginNextEncounterRound(siege)));
      encounters.load('Siege');
    },
  });
  const goblins = screen.getByRole('region', { name: 'Goblins' });
  await expect.element(goblins).toBeVisible();
  const rows = () => [...(goblins.element().querySelector('ul')?.children ?? [])];
  const isFull = (row: Element) => row.querySelector('input') !== null;
  /** How many of the first rows hold controls. */
  const fullRows = () => rows().findIndex((row) => !isFull(row));
  await expect.poll(fullRows).toBeGreaterThan(5);
  return {
    goblins,
    rows,
    /** Whether a row holds controls, and not only a name. */
    isFull,
    fullRows,
    turn: screen.getByRole('status', { name: 'Turn' }),
    next: screen.getByRole('button', { name: 'Move to Phase 2' }),
  };
}

/** What holds as soon as anything in the element changes, before the next task. */
function atFirstChange<Value>(element: Element, read: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(read());
    }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

describe('an encounter of many members', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('shows a step of the turn before the rows that it changes', async () => {
    const { turn, next, rows } = await openSiege();
    const firstName = () => rows()[0]?.textContent;
    const before = atFirstChange(turn.element(), firstName);
    await next.click();
    expect(await before).toContain('Goblins 2 ');
    await expect.element(turn).toHaveTextContent('Phase 2');
    await expect.poll(firstName).toContain('Goblins 1 ');
  });

  it('renders the rows that come into view in the same frame as their places', async () => {
    const { goblins, next, fullRows } = await openSiege();
    await expect.poll(fullRows).toBeGreaterThan(10);
    const shown = fullRows();
    const after = atFirstChange(goblins.element(), fullRows);
    await next.click();
    expect(await after).toBeGreaterThanOrEqual(shown);
  });

  it('moves no row in the document when the order of members changes', async () => {
    const { next, rows } = await openSiege();
    await expect.poll(() => rows().at(12)?.querySelector('input') ?? null).not.toBeNull();
    const before = rows().slice(0, 12);
    const names = () => before.map((row) => row.textContent);
    const first = names();
    await next.click();
    await expect.poll(names).not.toEqual(first);
    expect(rows().slice(0, 12)).toEqual(before);
  });

  it('keeps a row with the focus when it goes far out of view', async () => {
    const { rows, goblins } = await openSiege();
    const box = goblins.getByRole('checkbox', { name: 'Goblins 2 has acted', exact: true });
    (box.element() as HTMLElement).focus();
    (box.element() as HTMLElement).click();
    await expect.poll(() => rows().at(-100)?.querySelector('input') ?? null).toBe(document.activeElement);
  });

  it('changes only the text of the rows far out of view', async () => {
    const { next, rows } = await openSiege();
    await expect.poll(() => rows().at(120)?.querySelector('input') ?? null).toBeNull();
    const far = rows().slice(-50);
    const names = () => far.map((row) => row.textContent);
    const before = names();
    await next.click();
    await expect.poll(names).not.toEqual(before);
    expect(rows().slice(-50)).toEqual(far);
  });

  it.each([
    [1440, 900],
    [820, 1180],
    [390, 844],
  ])('has as much room for a row out of view as it takes in view, at %i px', async (width, height) => {
    await page.viewport(width, height);
    const { rows, isFull } = await openSiege(afflicted);
    const heightOf = (row: Element | undefined) => Math.round(row?.getBoundingClientRect().height ?? 0);
    for (const hasEffect of [false, true]) {
      const alike = rows().filter((_, slot) => (slot % 3 === 2) === hasEffect);
      expect(heightOf(alike.findLast((row) => !isFull(row)))).toBe(heightOf(alike.find(isFull)));
    }
  });

  it('has one layer for each slider, since every press is tested against all of them', async () => {
    const { goblins } = await openSiege();
    const slider = goblins.getByRole('slider', { name: 'Health of Goblins 2', exact: true });
    await expect.element(slider).toBeVisible();
    const track = slider.element().parentElement;
    const parts = [...(track?.parentElement?.children ?? []), ...(track?.children ?? [])];
    expect(parts.map((part) => getComputedStyle(part).position)).toEqual(parts.map(() => 'static'));
    expect(track && getComputedStyle(track, '::before').content).toBe('none');
  });

  it('does not divide groups among columns, which would lay out every row again', async () => {
    const { goblins } = await openSiege();
    const frame = goblins.element().firstElementChild;
    expect(frame && getComputedStyle(frame).display).toBe('inline-block');
  });
});

/** The most members that an encounter has, in ten groups, of whom all have the two effects. */
async function openHorde() {
  const groups = Array.from({ length: 10 }, (_, index) => group(`Horde ${index + 1}`));
  const effects = new Map([
    ['Burning', 2],
    ['Bleeding', 1],
  ]);
  const full = groups.reduce(
    (horde, _, index) => addMembers(horde, index, 100),
    createEncounter('Horde', groups),
  );
  const { screen, game } = await renderApp({
    url: '/gm/encounter/encounter',
    baseGameData: aPackJson({
      name: 'Core',
      constants: CONSTANTS,
      statusEffects: [aStatusEffect('Burning'), aStatusEffect('Bleeding')],
      play: STANDARD_PLAY,
    }),
    prepare: async ({ storage, encounters }) => {
      const members = full.members.map((member) => ({ ...member, statusEffects: effects }));
      await storage.encounters.create({ ...full, round: 1, phase: 3, members });
      encounters.load('Horde');
    },
  });
  const encounter = () => game.encounters.store.getState().encounter;
  return {
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    first: screen.getByRole('region', { name: 'Horde 1', exact: true }),
    encounter,
    health: () => new Set(encounter()?.members.map((member) => member.health)),
  };
}

describe('an encounter of 1,000 members', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('is hit, moves on, ends a round for all and takes that back', async () => {
    const { button, first, encounter, health } = await openHorde();
    await button('Decrease Horde 1 1 Health').click();
    await expect.element(first).toHaveTextContent('Health 1199/1200');
    await button('Move to Next Round').click();
    await button('Begin Round 2').click();
    await expect.poll(() => encounter()?.round).toBe(2);
    expect(encounter()?.members).toHaveLength(1000);
    expect([...health()].every((each) => each < 12)).toBe(true);
    await button('Undo Move to Next Round').click();
    await expect.poll(() => encounter()?.round).toBe(1);
    expect(health()).toEqual(new Set([11, 12]));
  });
});

describe('an open row on a phone', () => {
  it('takes a hit from what the member has, also where the row is a render behind', async () => {
    await page.viewport(390, 844);
    const { screen, game } = await renderApp({
      url: '/gm/encounter/encounter',
      prepare: async ({ storage, encounters }) => {
        await storage.encounters.create(addMembers(createEncounter('Ambush', [group('Goblins')]), 0));
        encounters.load('Ambush');
      },
    });
    await screen.getByRole('button', { name: /^Goblins 1/ }).click();
    const hit = screen.getByRole('button', { name: '−1 Health of Goblins 1' });
    await expect.element(hit).toBeVisible();
    const wound = (before: Encounter) => changeMember(before, { groupReference: 0, id: 1 }, { health: 5 });
    game.encounters.change('Burning of Goblins', wound);
    hit.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => game.encounters.store.getState().encounter?.members[0]?.health).toBe(4);
  });

  it('stays that of its member where another window moves its group', async () => {
    await page.viewport(390, 844);
    const groups = [group('Goblins'), group('Wolves')];
    const fight = addMembers(addMembers(createEncounter('Ambush', groups), 0), 1);
    const { screen, game } = await renderApp({
      url: '/gm/encounter/encounter',
      prepare: async ({ storage, encounters }) => {
        await storage.encounters.create(fight);
        encounters.load('Ambush');
      },
    });
    const remove = screen.getByRole('button', { name: /^Remove/ });
    await screen.getByRole('button', { name: /^Goblins 1/ }).click();
    await expect.element(remove).toHaveAccessibleName('Remove Goblins 1');
    game.encounters.change('Move Wolves', (before) => moveGroup(before, 1, -1));
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Wolves');
    expect(remove.elements().map((each) => each.getAttribute('aria-label'))).toEqual(['Remove Goblins 1']);
  });
});
