import { expect, expectText, SHEET, test } from '../test.ts';

test('a combat of two rounds is begun, played over a reload, and ended', async ({ tabard }) => {
  await tabard.trySample();
  const { window } = tabard;
  await tabard.open(`${SHEET}/combat`);
  await window.click('button', 'Begin Combat');
  const turn = async () => (await window.text('status', 'Turn')).replaceAll(/\s+/g, ' ').trim();
  await expect.poll(turn).toMatch(/^Round 1 Phase 1 Action Points 4 \/ 4/);
  await window.click('tab', 'Maneuvers');
  await window.click('button', 'Add Ante');
  await window.click('tab', 'Take Action');
  await window.click('button', 'Roll dice');
  await window.click('button', 'Perform Action');
  await expect.poll(turn).toContain('2 / 4');
  await window.click('button', 'Begin Next Round');
  await window.reload();
  await expect.poll(turn).toMatch(/^Round 2 Phase 1 Action Points 4 \/ 4/);
  await window.click('button', 'End Combat');
  await window.click('button', 'Yes');
  await expectText(window, 'Combat has not begun');
});

test('copied dice can be pasted', async ({ tabard }) => {
  await tabard.trySample();
  const { window } = tabard;
  await tabard.open(`${SHEET}/combat`);
  await window.click('button', 'Begin Combat');
  await window.click('button', 'Copy dice');
  await expectText(window, 'Copied.');
  await tabard.open('character/new');
  await window.click('textbox', 'Name');
  await window.press(['Control', 'v']);
  await expect.poll(() => window.value('textbox', 'Name')).toMatch(/^\d+d6$/);
});

test('an encounter is run, and its players see it live', async ({ tabard }) => {
  const { window } = tabard;
  await tabard.open('gm/encounter/create');
  await window.fill('textbox', 'Encounter Name', 'Ambush');
  await window.fill('textbox', 'Group Name', 'Goblins');
  await window.fill('spinbutton', 'Maximum Health', '8');
  await window.click('button', 'Add Group');
  await window.click('button', 'Create Encounter');
  await expectText(window, 'Start Encounter');
  await window.click('button', 'Add Goblins');
  await window.click('button', 'Start Encounter');
  await expect.poll(() => window.text('status', 'Turn')).toContain('Round 1');
  const players = await tabard.openWindow();
  await tabard.open('gm/player-view', players);
  await expectText(players, 'Waiting for the game master');
  await window.click('switch', 'Show to players');
  await expectText(players, 'Goblins');
  await window.click('button', 'Next Round');
  await expect.poll(() => window.text('status', 'Turn')).toContain('Round 2');
  await expect.poll(() => players.bodyText()).toMatch(/Round\s*2/);
});
