import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runInTurn } from './in-turn.ts';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
});
afterEach(() => vi.unstubAllGlobals());

/** The next frame. Each is asked for once. */
function drawFrame(): void {
  const [act] = frames;
  expect(frames.length).toBeLessThan(2);
  frames = [];
  act?.();
}

it('runs one in each frame, in the order in which they came', () => {
  const ran: string[] = [];
  for (const name of ['a', 'b', 'c']) runInTurn(() => ran.push(name));
  expect(ran).toEqual([]);
  drawFrame();
  expect(ran).toEqual(['a']);
  drawFrame();
  drawFrame();
  expect(ran).toEqual(['a', 'b', 'c']);
  expect(frames).toEqual([]);
});

it('lets what goes on wait behind the others', () => {
  const ran: string[] = [];
  let left = 2;
  const goOn = () => {
    ran.push('a');
    left -= 1;
    if (left > 0) runInTurn(goOn);
  };
  runInTurn(goOn);
  runInTurn(goOn);
  runInTurn(() => ran.push('b'));
  for (const _ of [1, 2, 3]) drawFrame();
  expect(ran).toEqual(['a', 'b', 'a']);
});

it('does not run what is called off', () => {
  const ran: string[] = [];
  const callOff = runInTurn(() => ran.push('a'));
  runInTurn(() => ran.push('b'));
  callOff();
  drawFrame();
  expect(ran).toEqual(['b']);
  drawFrame();
  expect(frames).toEqual([]);
});

it('runs what can wait after what came later and cannot', () => {
  const ran: string[] = [];
  const a = () => ran.push('a');
  runInTurn(a, { canWait: true });
  runInTurn(() => ran.push('b'), { canWait: true });
  runInTurn(() => ran.push('c'));
  runInTurn(a);
  for (const _ of [1, 2, 3, 4]) drawFrame();
  expect(ran).toEqual(['c', 'a', 'b']);
});
