import { afterEach, describe, expect, it } from 'vitest';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import type { MirroredCharacter } from './choose-shell.ts';
import { fillFrame, forgetSteps, noteStep } from './fill-frame.ts';

const ARIA: MirroredCharacter = { name: 'Aria', figures: { health: 7, energy: 1_000_000 }, words: {} };

/** As `CharacterFrame` renders it, with the name. */
function frameOf(character: MirroredCharacter, pathname: string): DocumentFragment {
  const links = ['Sheet', 'Combat', 'Items']
    .map((label, at) => `<a href="/character/id/aria${['', '/combat', '/items/add'][at]}">${label}</a>`)
    .join('');
  const bars = BARS.map((bar) => BAR_TABLE[bar]).map(
    ({ field, name }) =>
      `<div data-bar="${field}"><dt>${name}</dt><dd>
        <button data-step="-1" data-field="${field}" aria-label="Decrease ${name}"></button>
        <span data-figure></span><span data-pending="${field}"></span>
        <button data-step="1" data-field="${field}" aria-label="Increase ${name}"></button>
      </dd></div>`,
  );
  const template = document.createElement('template');
  template.innerHTML = `<p data-subtitle>${character.name}</p><p><bdi data-title></bdi></p>${links}<dl data-bars>${bars.join('')}</dl>`;
  const frame = document.importNode(template.content, true);
  fillFrame(frame, character, pathname);
  return frame;
}

const textOf = (frame: ParentNode, selector: string) =>
  [...frame.querySelectorAll(selector)].map(({ textContent }) => textContent);
const stepsOf = (frame: ParentNode) =>
  [...frame.querySelectorAll('button')].map((step) => step.getAttribute('aria-label'));

afterEach(() => {
  forgetSteps();
  document.body.replaceChildren();
});

describe('the frame of a character', () => {
  it('has the name, and the bars that are known between their steps, for the sheet', () => {
    const frame = frameOf(ARIA, '/character/id/aria');
    expect(textOf(frame, 'p')).toEqual(['Aria']);
    expect(textOf(frame, 'dt')).toEqual(['Health', 'Energy']);
    expect(textOf(frame, '[data-figure]')).toEqual(['7', '1000000']);
    expect(stepsOf(frame)).toEqual([
      'Decrease Health',
      'Increase Health',
      'Decrease Energy',
      'Increase Energy',
    ]);
    expect(textOf(frame, '[aria-current]')).toEqual(['Sheet']);
  });

  it('calls bars and their steps as the packs do, as text', () => {
    const frame = frameOf({ ...ARIA, words: { health: '<b>$&' } }, '/folder/character/id/aria/');
    expect(textOf(frame, 'dt')).toEqual(['<b>$&', 'Energy']);
    expect(stepsOf(frame).slice(0, 2)).toEqual(['Decrease <b>$&', 'Increase <b>$&']);
  });

  it('has bars without steps for combat', () => {
    const frame = frameOf(ARIA, '/character/id/aria/combat');
    expect(textOf(frame, 'p')).toEqual(['Aria', 'Combat']);
    expect(textOf(frame, '[data-figure]')).toEqual(['7', '1000000']);
    expect(stepsOf(frame)).toEqual([]);
    expect(textOf(frame, '[aria-current]')).toEqual(['Combat']);
  });

  it.each([
    ['items/sell', ['Aria', 'Items'], ['Items']],
    ['revert', ['Aria'], []],
  ])('has no bars for %s', (screen, words, current) => {
    const frame = frameOf(ARIA, `/character/id/aria/${screen}`);
    expect(textOf(frame, 'p')).toEqual(words);
    expect(textOf(frame, 'dt')).toEqual([]);
    expect(textOf(frame, '[aria-current]')).toEqual(current);
  });

  it('adds pressed steps up, in each copy, until they are forgotten', () => {
    document.body.append(frameOf(ARIA, '/character/id/aria'));
    const [down, up] = document.querySelectorAll('button');
    const pending = () => textOf(document, '[data-pending]');
    const isSaving = () => document.documentElement.hasAttribute('data-steps');
    if (!down || !up) throw new Error('The frame has no steps.');
    noteStep(down);
    noteStep(down);
    expect(pending()).toEqual(['−2', '']);
    expect(isSaving()).toBe(true);
    document.body.replaceChildren(frameOf(ARIA, '/character/id/aria'));
    expect(pending()).toEqual(['−2', '']);
    for (let presses = 0; presses < 3; presses += 1) noteStep(up);
    expect(pending()).toEqual(['+1', '']);
    forgetSteps();
    expect(pending()).toEqual(['', '']);
    expect(isSaving()).toBe(false);
  });
});
