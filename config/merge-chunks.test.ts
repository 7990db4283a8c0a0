import { describe, expect, it } from 'vitest';
import { type ChunkRoot, mergeChunks, type SizedModule } from './merge-chunks.ts';

const module = (id: string, size: number, ...imports: string[]): SizedModule => ({ id, size, imports });
const root = (id: string, ...reached: string[]): ChunkRoot => ({
  id,
  reached: new Set([id, ...reached]),
  weight: 1,
});

/** The chunks as lists of their modules, each sorted. */
function chunksOf(modules: readonly SizedModule[], roots: readonly ChunkRoot[]): readonly string[] {
  const chunks = new Map<string, string[]>();
  for (const [id, name] of mergeChunks(modules, roots)) chunks.set(name, [...(chunks.get(name) ?? []), id]);
  return [...chunks.values()].map((ids) => ids.toSorted().join(' ')).toSorted();
}

describe('mergeChunks', () => {
  it('puts together what the same screens need, and leaves out the screens themselves', () => {
    const modules = [module('one', 9), module('two', 9), module('button', 9), module('field', 99_999)];
    const roots = [root('one', 'button', 'field'), root('two', 'button', 'field')];
    expect(chunksOf(modules, roots)).toEqual(['button field']);
  });

  it('merges a small part into that of more screens, since a request costs more', () => {
    const modules = [module('button', 900), module('field', 900)];
    const roots = [root('one', 'button', 'field'), root('two', 'button', 'field'), root('three', 'button')];
    expect(chunksOf(modules, roots)).toEqual(['button field']);
  });

  it('leaves a large part apart from what other screens need', () => {
    const modules = [module('button', 900), module('dice', 90_000)];
    const roots = [root('one', 'button', 'dice'), root('two', 'button', 'dice'), root('three', 'button')];
    expect(chunksOf(modules, roots)).toEqual(['button', 'dice']);
  });

  it('merges nothing that would import itself through another chunk', () => {
    const modules = [module('sheet', 900, 'dice'), module('dice', 90_000, 'button'), module('button', 900)];
    const roots = [root('one', 'sheet', 'button'), root('two', 'sheet', 'button'), root('three', 'dice')];
    expect(chunksOf(modules, roots)).toEqual(['button sheet', 'dice']);
    const apart = [...roots, root('four', 'button')];
    expect(chunksOf(modules, apart)).toEqual(['button', 'dice', 'sheet']);
  });

  it('counts what a merged part would import besides', () => {
    const modules = [module('checkbox', 900), module('taken', 15_000, 'dialog'), module('dialog', 90_000)];
    const roots = [
      root('one', 'checkbox'),
      root('two', 'checkbox', 'taken', 'dialog'),
      root('three', 'taken', 'dialog'),
      root('four', 'checkbox', 'taken', 'dialog'),
      root('five', 'dialog'),
      root('six', 'dialog'),
    ];
    expect(chunksOf(modules, roots)).toEqual(['checkbox', 'dialog', 'taken']);
  });

  it('makes the same chunks whatever the order of modules and screens', () => {
    const modules = ['button', 'field', 'card'].map((id) => module(id, 9_000));
    const roots = [
      root('one', 'button', 'field'),
      root('two', 'field', 'card'),
      root('three', 'card', 'button'),
    ];
    const chunks = mergeChunks(modules, roots);
    expect(chunks.size).toBe(3);
    for (const each of [modules, modules.toReversed(), [...modules.slice(1), ...modules.slice(0, 1)]]) {
      expect(mergeChunks(each, roots)).toEqual(chunks);
      expect(mergeChunks(each, roots.toReversed())).toEqual(chunks);
    }
  });

  it('leaves out what no screen needs', () => {
    expect(chunksOf([module('unused', 9)], [root('one')])).toEqual([]);
  });
});
