import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { aPackJson, aSkill, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the new character form', () => {
  it('shows only the first error of a submit', async () => {
    const skills = ['Blades', 'Bows', 'Lore'].map((name) => aSkill(name));
    const baseGameData = aPackJson({ constants: CONSTANTS, skills });
    const { screen } = await renderApp({ url: '/character/new', baseGameData });
    const nameError = screen.getByText('You cannot use None as a name.');
    await screen.getByRole('textbox', { name: 'Name' }).fill('None');
    await expect.element(nameError).toBeVisible();
    await screen.getByRole('button', { name: 'Create Character' }).click();
    await expect.element(screen.getByText('Please select 2 skills.')).toBeVisible();
    await expect.element(nameError).not.toBeInTheDocument();
  });

  it.each([
    [[30, 60], 'For skills and talents: 0 for a beginner, 30 for a first pinnacle.'],
    [[], 'For skills and talents: 0 for a beginner, more for a veteran.'],
  ])('says what potential is for by the numbers of the packs: %j', async (pinnacleBreakpoints, text) => {
    const baseGameData = aPackJson({ constants: CONSTANTS, skills: [aSkill('Lore')], pinnacleBreakpoints });
    const { screen } = await renderApp({ url: '/character/new', baseGameData });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('marks what a refused submit is about, and a name that was wrong before', async () => {
    const skills = ['Blades', 'Bows', 'Lore'].map((skill) => aSkill(skill));
    const baseGameData = aPackJson({ constants: CONSTANTS, skills });
    const { screen } = await renderApp({ url: '/character/new', baseGameData });
    const name = screen.getByRole('textbox', { name: 'Name' });
    const group = screen.getByRole('group', { name: 'Starting skills' });
    await name.fill('Mara?');
    await screen.getByRole('button', { name: 'Create Character' }).click();
    await expect.element(group).toHaveAccessibleDescription('Please select 2 skills.');
    await expect.element(name).toBeInvalid();
    await name.fill('');
    await screen.getByRole('button', { name: 'Create Character' }).click();
    await expect.element(group).toHaveAccessibleDescription('Please select 2 skills.');
    await expect.element(name).toBeValid();
    await screen.getByRole('checkbox', { name: 'Blades' }).click();
    await screen.getByRole('checkbox', { name: 'Bows' }).click();
    await expect.element(name).toBeValid();
    await screen.getByRole('button', { name: 'Create Character' }).click();
    await expect.element(name).toBeInvalid();
    await expect.element(name).toHaveAccessibleDescription('Please enter a name.');
    await expect.element(group).toHaveAccessibleDescription('');
  });

  it('shows the heading of the skills, below the top bar, when too few are chosen', async () => {
    await page.viewport(390, 844);
    const skills = Array.from({ length: 30 }, (_, index) => aSkill(`Skill ${index}`));
    const baseGameData = aPackJson({ constants: CONSTANTS, skills });
    const { screen } = await renderApp({ url: '/character/new', baseGameData });
    await screen.getByRole('textbox', { name: 'Name' }).fill('Mara');
    const heading = screen.getByText('Starting skills', { exact: true });
    screen.getByRole('checkbox', { name: 'Skill 20' }).element().scrollIntoView();
    await expect.element(heading).not.toBeInViewport();
    await screen.getByRole('button', { name: 'Create Character' }).click();
    await expect.element(heading).toBeInViewport({ ratio: 0.9 });
    const bar = screen.getByRole('banner').element().getBoundingClientRect();
    expect(heading.element().getBoundingClientRect().top).toBeGreaterThan(bar.bottom);
    await page.viewport(1280, 800);
  });

  it('is kept on another screen without skills that are gone, until the character is created', async () => {
    const packOf = (pack: string, ...skills: readonly string[]) =>
      aPackJson({ name: pack, version: 1, constants: CONSTANTS, skills: skills.map((each) => aSkill(each)) });
    const { screen, game, router } = await renderApp({
      url: '/character/new',
      baseGameData: packOf('Core', 'Blades', 'Bows'),
      prepare: async ({ storage, gameData }) => {
        await storage.packs.store({
          name: 'House',
          version: 1,
          text: JSON.stringify(packOf('House', 'Lore')),
        });
        await gameData.enableOnly(['Core', 'House']);
      },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    const skill = (each: string) => screen.getByRole('checkbox', { name: each });
    await name.fill('Mara');
    await skill('Lore').click();
    await skill('Bows').click();
    await screen.getByRole('link', { name: 'game data management' }).click();
    await expect.element(name).not.toBeInTheDocument();
    await game.gameData.enableOnly(['Core']);
    await router.navigate('/character/new');
    await expect.element(name).toHaveValue('Mara');
    await expect.element(skill('Bows')).toBeChecked();
    await expect.element(screen.getByRole('status').getByText('Lore')).toBeVisible();
    await expect.element(screen.getByText('1 of 2 skills chosen')).toBeVisible();
    await skill('Blades').click();
    await expect.element(screen.getByText('Left out or adjusted')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Create Character' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();
    await router.navigate('/character/new');
    await expect.element(name).toHaveValue('');
    await expect.element(skill('Bows')).not.toBeChecked();
  });

  it('renders of thousands of skills only those in view', async () => {
    const skills = Array.from({ length: 5_000 }, (_, index) => aSkill(`Skill ${index}`));
    const names = skills.map(({ name }) => name);
    const skillGroups = Object.fromEntries(
      Array.from({ length: 50 }, (_, group) => [
        `Group ${group}`,
        names.slice(100 * group, 100 * (group + 1)),
      ]),
    );
    const baseGameData = aPackJson({ constants: CONSTANTS, skills, groups: { skillGroups } });
    const { screen } = await renderApp({ url: '/character/new', baseGameData });
    await expect.element(screen.getByRole('checkbox', { name: 'Skill 0', exact: true })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /^Group / }).elements()).toHaveLength(50);
    expect(screen.getByRole('checkbox').elements().length).toBeLessThanOrEqual(300);
  });

  it('shows what a skill gives and what the character begins with, in the words of the packs', async () => {
    await page.viewport(1440, 900);
    onTestFinished(() => page.viewport(1280, 800));
    const skills = [
      aSkill('Blades', { coreTalents: [['Quick Wrist'], ['Red Line']] }),
      ...['Bows', 'Lore'].map((name) => aSkill(name)),
    ];
    const talents = [
      aTalent('Quick Wrist', {
        tier: 'CORE',
        description: 'You learn to feint.',
        modifiers: { MAXIMUM_HEALTH: 2 },
      }),
      aTalent('Red Line', { tier: 'CORE', description: 'You know where.', modifiers: { MAXIMUM_ENERGY: 1 } }),
    ];
    const baseGameData = aPackJson({
      constants: CONSTANTS,
      coreTalentBreakpoints: [2, 4],
      skills,
      talents,
      play: { start: { currency: 60, boostPoints: 1 }, labels: { CURRENCY: 'marks', ENERGY: 'Vim' } },
    });
    const { screen } = await renderApp({ url: '/character/new', baseGameData });
    await expect.element(screen.getByText('You learn to feint.')).toBeVisible();
    await expect.element(screen.getByText('(+2 Maximum Health)')).toBeVisible();
    // What a later level gives is left to its card.
    await expect.element(screen.getByRole('button', { name: 'Red Line' })).toBeVisible();
    await expect.element(screen.getByText('+1 Maximum Vim')).not.toBeInTheDocument();
    await expect.element(screen.getByText('You know where.')).not.toBeInTheDocument();
    const given = (health: number) =>
      screen.getByText(`Health ${health} · Vim 10 · Vigor 3 · Focus 3 · 60 marks · 1 boost point`);
    await expect.element(given(20)).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Blades' }).click();
    await expect.element(given(22)).toBeVisible();
  });

  it('unfolds on a phone what a skill gives before it is chosen, and choosing it moves nothing', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const baseGameData = aPackJson({
      constants: CONSTANTS,
      coreTalentBreakpoints: [2, 4],
      skills: [aSkill('Blades', { coreTalents: [['Quick Wrist'], ['Red Line']] }), aSkill('Lore')],
      talents: [
        aTalent('Quick Wrist', { tier: 'CORE', description: 'You learn to feint.' }),
        aTalent('Red Line', { tier: 'CORE' }),
      ],
    });
    const { screen } = await renderApp({ url: '/character/new', baseGameData });
    await expect.element(screen.getByRole('button', { name: 'Quick Wrist' })).toBeVisible();
    await expect.element(screen.getByText('You learn to feint.')).not.toBeVisible();
    await expect.element(screen.getByText('Red Line')).not.toBeVisible();
    const blades = screen.getByRole('checkbox', { name: 'Blades' });
    const topOfNext = () =>
      screen.getByRole('checkbox', { name: 'Lore' }).element().getBoundingClientRect().top;
    const before = topOfNext();
    await blades.click();
    await expect.element(blades).toBeChecked();
    expect(topOfNext()).toBe(before);
    await blades.click();
    const more = screen.getByRole('button', { name: 'Core talents of Blades' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect.element(blades).not.toBeChecked();
    await expect.element(screen.getByText('You learn to feint.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Red Line' })).toBeVisible();
    await more.click();
    expect(topOfNext()).toBe(before);
  });

  it('shows what the skills of a row give at one height', async () => {
    await page.viewport(1440, 900);
    onTestFinished(() => page.viewport(1280, 800));
    const long = 'Axes, hammers and spears, and whatever else is a long piece of wood with an end. '.repeat(
      3,
    );
    const baseGameData = aPackJson({
      constants: CONSTANTS,
      coreTalentBreakpoints: [2, 4],
      skills: [
        aSkill('Blades', { coreTalents: [['Quick Wrist'], ['Red Line']] }),
        aSkill('Hafts', { description: long, coreTalents: [['Heavy Swing'], ['Gap Finder']] }),
      ],
      talents: ['Quick Wrist', 'Red Line', 'Heavy Swing', 'Gap Finder'].map((name) =>
        aTalent(name, { tier: 'CORE' }),
      ),
    });
    const { screen } = await renderApp({ url: '/character/new', baseGameData });
    const topOf = (name: string) =>
      Math.round(screen.getByRole('button', { name }).element().getBoundingClientRect().top);
    await expect.element(screen.getByRole('button', { name: 'Gap Finder' })).toBeVisible();
    expect(topOf('Quick Wrist')).toBe(topOf('Heavy Swing'));
    expect(topOf('Red Line')).toBe(topOf('Gap Finder'));
  });
});
