import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPackJson, aSkill, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

const PACK = aPackJson({
  name: 'Small Game',
  version: 3,
  constants: CONSTANTS,
  skills: ['Blades', 'Bows', 'Lore', 'Stealth'].map((name) => aSkill(name)),
});

async function openSkills(baseGameData = PACK) {
  const { game, router, screen } = await renderApp({
    url: '/character/id/aria/skills',
    baseGameData,
    prepare: (prepared) => prepared.loaded.load(aSheet()),
  });
  const level = (skill: string) => screen.getByRole('spinbutton', { name: skill, exact: true });
  await expect.element(level('Blades')).toBeVisible();
  const { loaded } = game;
  return {
    loaded,
    router,
    screen,
    level,
    skills: () => loaded.store.getState().character?.sheet.skills,
    raise: (skill: string, to: number) =>
      loaded.change(`Raise ${skill}`, (sheet) => ({
        ...sheet,
        skills: new Map(sheet.skills).set(skill, to),
      })),
  };
}

it('a level that changes meanwhile is shown, and a submit preserves it', async () => {
  const { screen, level, skills, raise } = await openSkills();
  await level('Bows').fill('2');
  raise('Lore', 4);
  await expect.element(level('Lore')).toHaveValue('4');
  await expect.element(level('Bows')).toHaveValue('2');
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => skills()?.get('Bows')).toBe(2);
  expect(skills()?.get('Lore')).toBe(4);
});

it('marks a level above the highest one, which is kept until it is changed', async () => {
  const { screen, level, skills, raise } = await openSkills();
  raise('Lore', 7);
  await expect.element(level('Lore')).toHaveValue('7');
  await expect.element(level('Lore')).toBeInvalid();
  await expect.element(level('Lore')).toHaveAccessibleDescription(/This is above the highest level, 6\./);
  await expect.element(level('Bows')).toBeValid();
  raise('Blades', 3);
  expect(skills()?.get('Lore')).toBe(7);
  await screen.getByRole('button', { name: 'Decrease Lore' }).click();
  await expect.element(level('Lore')).toHaveValue('6');
  await expect.element(level('Lore')).toBeValid();
});

it('a submit does not revert an undo that happened meanwhile', async () => {
  const { screen, level, skills, raise } = await openSkills();
  raise('Lore', 4);
  await expect.element(level('Lore')).toHaveValue('4');
  await level('Bows').fill('2');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(level('Lore')).toHaveValue('2');
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => skills()?.get('Bows')).toBe(2);
  expect(skills()?.get('Lore')).toBe(2);
});

it('a submit that fails because of another tab keeps the draft and the page', async () => {
  const { loaded, router, screen, level, skills } = await openSkills();
  await level('Bows').fill('2');
  loaded.store.setState({ isElsewhere: true });
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.element(screen.getByText('Aria is open in another tab.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/character/id/aria/skills');
  expect(skills()?.get('Bows')).toBe(1);
  await expect.element(level('Bows')).toHaveValue('2');
});

it('a submit without changes opens the sheet and adds no undo step', async () => {
  const { loaded, screen, level } = await openSkills();
  await level('Bows').fill('2');
  await level('Bows').fill('1');
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Aria' })).toBeVisible();
  expect(loaded.store.getState().undoable).toEqual([]);
});

it('the draft is there again after another screen, without what does not fit any more', async () => {
  const { screen, router, level, loaded } = await openSkills();
  await level('Bows').fill('2');
  await router.navigate('/settings');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  loaded.updateDrafts({
    skills: new Map([
      ['Bows', 2],
      ['Lore', 99],
      ['Cooking', 3],
    ]),
  });
  await router.navigate('/character/id/aria/skills');
  await expect.element(level('Bows')).toHaveValue('2');
  await expect.element(level('Lore')).toHaveValue('6');
  await expect.element(screen.getByText('Left out or adjusted')).toHaveTextContent('Lore, Cooking.');
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(level('Bows')).toHaveValue('1');
});

it('of many skills in many groups, only those of groups in view are rendered', async () => {
  const groups = Array.from({ length: 30 }, (_, group) => `GROUP_${group}`);
  const skillOf = (group: string, index: number) => `${group} skill ${index}`;
  const skillsOf = (group: string) => Array.from({ length: 20 }, (_, index) => skillOf(group, index));
  const names = groups.flatMap(skillsOf);
  const { screen } = await renderApp({
    url: '/character/id/aria/skills',
    baseGameData: aPackJson({
      name: 'Small Game',
      version: 3,
      constants: CONSTANTS,
      skills: names.map((name) => aSkill(name)),
      groups: {
        constantGroups: {},
        skillGroups: Object.fromEntries(groups.map((group) => [group, skillsOf(group)])),
      },
    }),
    prepare: ({ loaded }) => loaded.load(aSheet({ skills: new Map(names.map((name) => [name, 1])) })),
  });
  const level = (name: string) => screen.getByRole('spinbutton', { name, exact: true });
  await expect.element(level(skillOf('GROUP_0', 0))).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(30);
  expect(screen.getByRole('spinbutton').elements().length).toBeLessThan(300);
  expect(level(skillOf('GROUP_29', 19)).query()).toBeNull();

  screen.getByRole('heading', { level: 2 }).last().element().scrollIntoView();
  await expect.element(level(skillOf('GROUP_29', 19))).toBeInTheDocument();
});

it('says what the core talents of the next breakpoint give, and of no later one', async () => {
  const texts = { 2: 'You learn to cut.', 4: 'You learn to feint.', 6: 'You learn to end it.' };
  const { screen, level } = await openSkills({
    ...PACK,
    coreTalentBreakpoints: [2, 4, 6],
    skills: [aSkill('Blades', { coreTalents: [['Talent 2'], ['Talent 4'], ['Talent 6']] })],
    talents: Object.entries(texts).map(([at, description]) =>
      aTalent(`Talent ${at}`, { tier: 'CORE', description }),
    ),
  });
  const tiers = screen.getByRole('list', { name: 'Core talents of Blades' });
  await expect.element(tiers).toHaveTextContent('At 4Talent 4 You learn to feint.At 6Talent 6');
  await expect.element(tiers).not.toHaveTextContent(texts[2]);
  await expect.element(tiers).not.toHaveTextContent(texts[6]);
  await level('Blades').fill('4');
  await expect.element(tiers).toHaveTextContent('At 6Talent 6 You learn to end it.');
  await level('Blades').fill('6');
  await expect.element(tiers).not.toHaveTextContent('You learn');
});

it('on a phone nothing moves at the first change of a level, nor at the next ones', async () => {
  await page.viewport(390, 844);
  const { screen, level } = await openSkills({
    ...PACK,
    coreTalentBreakpoints: [2, 4, 6],
    skills: [
      aSkill('Blades', {
        description: 'Swords and knives, and the quarter second.',
        coreTalents: [['Talent 2'], ['Talent 4'], ['Talent 6']],
      }),
      aSkill('Bows'),
    ],
    talents: [2, 4, 6].map((at) => aTalent(`Talent ${at}`, { tier: 'CORE', description: 'You learn it.' })),
  });
  const bar = screen.getByRole('button', { name: 'Submit' }).element().closest('[data-action-bar]');
  const tops = () =>
    [level('Bows').element(), bar].map((each) => Math.round(each?.getBoundingClientRect().top ?? 0));
  await level('Blades').fill('1');
  await screen.getByRole('button', { name: 'Discard' }).click();
  const before = tops();
  for (const next of ['3', '4', '6']) {
    await level('Blades').fill(next);
    await expect.element(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expect.element(screen.getByText(/was 2/)).toBeVisible();
    expect(tops(), next).toEqual(before);
  }
});
