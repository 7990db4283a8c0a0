import { useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { GameData } from '../../../core/game-data/game-data.ts';
import { anItem, aPack, aStatusEffect, aTalent, CONSTANTS, gameDataOf } from '../../../testing/packs.ts';
import { useTextParts } from './use-text-parts.ts';

interface CountProps {
  gameData: GameData;
  onCount: (count: number) => unknown;
}

function Count({ gameData, onCount }: CountProps) {
  const { length } = useTextParts(gameData);
  useLayoutEffect(() => void onCount(length), [onCount, length]);
  return <p>{length} parts</p>;
}

/** Goes away with two parts, before the third is built. */
function ClosedEarly({ gameData }: { gameData: GameData }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Count gameData={gameData} onCount={(count) => setOpen(count < 2)} /> : <p>Closed</p>;
}

it('a search that opens anew goes on with the texts built before, and none of them goes away', async () => {
  const gameData = gameDataOf(
    aPack({
      name: 'Core',
      constants: CONSTANTS,
      statusEffects: [aStatusEffect('Salvaged', { description: ['Found in a hull.'] })],
      items: [anItem('Hand Lamp', { description: ['Lit.'] })],
      talents: [aTalent('Diver', { description: ['Goes down.'] })],
    }),
  );
  const before = await render(<ClosedEarly gameData={gameData} />);
  await expect.element(before.getByText('Closed')).toBeVisible();

  const counts: number[] = [];
  const screen = await render(<Count gameData={gameData} onCount={(count) => counts.push(count)} />);
  await expect.element(screen.getByText('3 parts')).toBeVisible();
  expect(counts).toEqual([0, 2, 3]);
});
