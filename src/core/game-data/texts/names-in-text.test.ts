import { describe, expect, it, vi } from 'vitest';
import {
  anAction,
  anItem,
  aPack,
  aSkill,
  aStatusEffect,
  aTalent,
  gameDataOf,
} from '../../../testing/packs.ts';
import { namesInMarkedText, namesInText } from './names-in-text.ts';

const GAME_DATA = gameDataOf(
  aPack({
    actions: {
      defaultActions: [],
      defaultManeuvers: [],
      actions: [anAction('Flare'), anAction('Feint')],
      maneuvers: [anAction('Feint Cut'), anAction('move'), anAction('第二の風')],
    },
    items: [anItem('Knife (old)')],
    skills: [aSkill('Blades')],
    statusEffects: [aStatusEffect('Burning')],
    talents: [aTalent('Kindle')],
  }),
);

const marked = (text: string, of?: string) =>
  namesInText(text, GAME_DATA, of)
    .map((piece) => (piece.isTerm ? `[${piece.text}]` : piece.text))
    .join('');

describe('namesInText', () => {
  it.each([
    ['You learn the Feint Cut.', 'You learn the [Feint Cut].'],
    ['Flare, then Burning: Kindle and Blades', '[Flare], then [Burning]: [Kindle] and [Blades]'],
    ['Feint Cuts are a Feint', '[Feint] Cuts are a [Feint]'],
    ['The Knife (old), not a Knife', 'The [Knife (old)], not a Knife'],
    ['burning, Flares, AFlare and FLARE', 'burning, Flares, AFlare and FLARE'],
    ['Be quick: move', 'Be quick: move'],
    ['第二の風 を', '[第二の風] を'],
    ['BurningÉ Burning’s', 'BurningÉ [Burning]’s'],
    ['', ''],
  ])('finds the names in %j', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  it('leaves the name of the entry itself plain', () => {
    expect(marked('Burning hurts like Flare', 'Burning')).toBe('Burning hurts like [Flare]');
  });

  it('keeps a text of 1 MB as it is', () => {
    const text = 'Flare ('.repeat(150_000);
    const pieces = namesInText(text, GAME_DATA);
    expect(pieces).toHaveLength(300_000);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

it('looks up each length once, however many names begin with one word', () => {
  const [item] = GAME_DATA.items.values();
  if (item === undefined) throw new Error('The pack has no item.');
  const names = Array.from({ length: 60_000 }, (_, index) => [`Flare ${index}`, item] as const);
  const gameData = { ...GAME_DATA, items: new Map(names) };
  const text = 'Flare none '.repeat(200);
  namesInText('', gameData);
  const has = vi.spyOn(Set.prototype, 'has');
  const startsWith = vi.spyOn(String.prototype, 'startsWith');
  const pieces = namesInText(`${text}Flare 59999`, gameData);
  const comparisons = has.mock.calls.length + startsWith.mock.calls.length;
  vi.restoreAllMocks();
  expect(pieces.filter(({ isTerm }) => isTerm)).toHaveLength(201);
  expect(pieces.at(-1)).toEqual({ text: 'Flare 59999', isTerm: true });
  // 'Flare' alone, and behind it one to five digits.
  expect(comparisons).toBeLessThanOrEqual(201 * 6);
});

describe('namesInMarkedText', () => {
  it.each([
    ['Be quick: [[move]], then Flare.', 'Be quick: [move], then [Flare].'],
    ['[[Feint Cut]]s and Feint', '[Feint Cut]s and [Feint]'],
    ['[[Nothing]] burns', '[Nothing] burns'],
  ])('finds the names in %j', (text, expected) => {
    const pieces = namesInMarkedText(text, GAME_DATA);
    expect(pieces.map((piece) => (piece.isTerm ? `[${piece.text}]` : piece.text)).join('')).toBe(expected);
  });
});
