import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { NOTHING } from '../../core/lib/sum.ts';
import { countRoll } from '../../core/play/rules/outcome.ts';
import { resolveHit } from '../../core/play/rules/resolve-hit.ts';
import { aPlay, aRolledAction, aSum, aTarget } from '../../testing/play.ts';
import { HandRoll } from './hand-roll.tsx';
import { HitVerdict } from './hit-verdict.tsx';
import { RollOutcome } from './roll-outcome.tsx';
import '../../ui/base.css';

const play = aPlay();
const DICE = [6, 4, 4, 3, 2, 5, 1, 1];

describe('a roll', () => {
  it('shows the successes, and the dice that are successes first', async () => {
    const outcome = countRoll(DICE, aSum(1, 'Sure Hand'), play.roll!);
    const screen = await render(<RollOutcome dice={DICE} outcome={outcome} rule={play.roll} />);
    const dice = screen.getByRole('listitem').elements();
    expect(dice.map(({ textContent }) => textContent)).toEqual([
      '6, success',
      '5, success',
      '4, success',
      '4, success',
      '3',
      '2',
      '1',
      '1',
    ]);
    await screen.getByRole('button', { name: 'Successes rolled: 5' }).click();
    await expect.element(screen.getByRole('row', { name: 'Sure Hand +1' })).toBeVisible();
  });

  it('shows the total of the dice as they were rolled where the packs do not count successes', async () => {
    const outcome = countRoll(DICE, NOTHING, { kind: 'SUM' });
    const screen = await render(<RollOutcome dice={DICE} outcome={outcome} rule={undefined} />);
    expect(screen.getByText('Total').element().parentElement).toHaveTextContent('Total 26');
    const dice = screen.getByRole('listitem').elements();
    expect(dice.map(({ textContent }) => Number(textContent))).toEqual(DICE);
  });

  it('of no dice counts what the action adds', async () => {
    const outcome = countRoll([], aSum(2, 'Sure Hand'), play.roll!);
    const screen = await render(<RollOutcome dice={[]} outcome={outcome} rule={play.roll} />);
    await expect.element(screen.getByText('2', { exact: true })).toBeVisible();
    expect(screen.getByRole('list').query()).toBeNull();
  });
});

describe('dice rolled by hand', () => {
  const open = async (count: number, rule = play.roll!) => {
    const typed: number[] = [];
    const screen = await render(
      <HandRoll count={count} rule={rule} value={0} onChange={(next) => typed.push(next)} />,
    );
    return { typed, field: screen.getByRole('spinbutton') };
  };

  it('are empty until a number is typed or stepped to', async () => {
    const typed: number[] = [];
    const screen = await render(
      <HandRoll count={9} rule={play.roll!} value={undefined} onChange={(next) => typed.push(next)} />,
    );
    const field = screen.getByRole('spinbutton');
    await expect.element(field).toHaveValue('');
    await expect.element(field).not.toHaveAttribute('aria-valuenow');
    await field.fill('0');
    await screen.getByRole('button', { name: 'Decrease Successes' }).click();
    await screen.getByRole('button', { name: 'Increase Successes' }).click();
    expect(typed).toEqual([0, 0, 1]);
  });

  it.each([
    ['4', 4],
    ['99', 8],
    ['-5', undefined],
    ['--7', undefined],
    ['+', undefined],
    ['1e9', undefined],
  ])('typed as %s give %s', async (text, value) => {
    const { typed, field } = await open(8);
    await field.fill(text);
    expect(typed.at(-1)).toBe(value);
  });

  it('are at most what the dice can add up to', async () => {
    const { typed, field } = await open(3, { kind: 'SUM' });
    await expect.element(field).toHaveAttribute('aria-valuemin', '3');
    await field.fill('99');
    expect(typed).toEqual([18]);
  });

  it('count nothing without dice', async () => {
    const { typed, field } = await open(0);
    await field.fill('7');
    expect(typed).toEqual([]);
  });
});

describe('what a roll does', () => {
  const inflicted = { name: 'Burning', level: aSum(2, 'Kindling'), levelCap: 5 };
  const verdictOf = async (successes: number, action = {}, target = {}) => {
    const result = resolveHit(aRolledAction(action), aSum(successes), aTarget(target), play);
    return render(<HitVerdict result={result} />);
  };

  it.each([
    ['a hit', 4, {}, {}, 'Hits by 2 against difficulty 2 5 damage'],
    ['a bare hit', 2, { inflicted }, {}, 'Hits against difficulty 2 3 damage Burning 2'],
    ['a miss', 1, { inflicted }, {}, 'Misses by 1 against difficulty 2'],
    ['a hindrance', 4, { power: undefined, inflicted }, {}, 'Hits by 2 against difficulty 2 Burning 3'],
    ['healing', 3, { damageType: 'HEALING' }, {}, 'Succeeds by 1 against difficulty 2 4 healing'],
    ['a check', 1, { power: undefined }, {}, 'Fails by 1 against difficulty 2'],
    [
      'a hit on one who is proof',
      2,
      { inflicted },
      { proofAgainst: new Set(['Burning']) },
      'Hits against difficulty 2 3 damage Immune to Burning',
    ],
  ])('says %s', async (_what, successes, action, target, text) => {
    const screen = await verdictOf(successes, action, target);
    const words = screen.getByRole('status').element().textContent.replace(/\s+/g, ' ').trim();
    expect(words.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });

  it('explains the damage', async () => {
    const screen = await verdictOf(4, {}, { soak: 1 });
    await screen.getByRole('button', { name: 'Damage: 4' }).click();
    await expect.element(screen.getByRole('row', { name: 'Soak: Mail −1' })).toBeVisible();
  });

  it('is certain against a difficulty of any size', async () => {
    const screen = await verdictOf(4, {}, { difficulty: 1e9 });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Misses by 999999996');
  });
});
