import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { aPack, aSkill, gameDataOf } from '../../testing/packs.ts';
import { SkillGroups } from './skill-groups.tsx';
import '../../ui/base.css';

const GROUPS = 50;
const IN_GROUP = 100;
const SKILLS = Array.from({ length: GROUPS * IN_GROUP }, (_, index) => `Skill ${index}`);

const namesOf = (group: number) => SKILLS.slice(group * IN_GROUP, (group + 1) * IN_GROUP);
const gameData = {
  ...gameDataOf(aPack({ skills: [aSkill('Skill 0')] })),
  skillGroups: new Map(Array.from({ length: GROUPS }, (_, group) => [`Group ${group}`, namesOf(group)])),
};

it('keeps its height as groups of 5,000 skills come into view', async () => {
  const screen = await render(
    <div style={{ width: 700 }}>
      <SkillGroups
        gameData={gameData}
        skills={SKILLS}
        minColumnWidth={20}
        renderSkill={(name) => <p style={{ height: 88, margin: 0 }}>{name}</p>}
      />
    </div>,
  );
  await expect.element(screen.getByText('Skill 0', { exact: true })).toBeVisible();
  expect(screen.getByRole('listitem').elements().length).toBeLessThanOrEqual(3 * IN_GROUP);
  const pageHeight = () => document.documentElement.scrollHeight;
  const before = pageHeight();
  for (const group of [25, GROUPS - 1]) {
    const heading = screen.getByRole('heading', { name: `Group ${group}`, exact: true });
    const heightOf = () => heading.element().parentElement?.getBoundingClientRect().height ?? 0;
    const far = heightOf();
    heading.element().scrollIntoView();
    const [first = ''] = namesOf(group);
    await expect.element(screen.getByText(first, { exact: true })).toBeVisible();
    expect(heightOf() / far).toBeGreaterThan(0.95);
    expect(heightOf() / far).toBeLessThan(1.05);
    expect(Math.abs(pageHeight() / before - 1)).toBeLessThan(0.05);
  }
  window.scrollTo(0, 0);
});
